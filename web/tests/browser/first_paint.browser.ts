// Words and buttons do not wait for the pictures of a whole board.
import { expect, test } from 'vitest';
import { House } from './house.ts';
import { waitForQuestion } from './play.ts';
import { playTheEnd, wholeGames } from './tables.ts';

const house = new House(wholeGames);

/** Idle moments come only when they are given. */
function holdIdleness(): void {
  const held: IdleRequestCallback[] = [];
  const deadline = { didTimeout: false, timeRemaining: () => 50 };
  const requestIdleCallback = (work: IdleRequestCallback): number => held.push(work);
  const beIdle = (): void => held.splice(0).forEach((work) => work(deadline));
  Object.assign(window, { requestIdleCallback, cancelIdleCallback: () => undefined, beIdle });
}

test('a table asks its question before its tiles are painted, which then come one by one', async () => {
  const visit = await playTheEnd(house, 'carcassonne', 20);
  const { page } = visit;
  await page.addInitScript(holdIdleness);
  await page.reload();
  await waitForQuestion(page);
  const unpainted = page.locator('.board .world g > .p-meadow:only-child');
  const painted = page.locator('.board .world .piece.tile');
  const tiles = await unpainted.count();
  expect(tiles).toBeGreaterThan(40);
  expect(await painted.count()).toBe(0);
  const paintSome = async (): Promise<number> => {
    await page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());
    return unpainted.count();
  };
  let left = tiles;
  for (let next = await paintSome(); next > 0; next = await paintSome()) {
    expect(next).toBeLessThan(left);
    left = next;
  }
  expect(await painted.count()).toBe(tiles);
  await visit.close();
});
