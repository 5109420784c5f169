// The board moves only when it must, and never under a click.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { House } from './house.ts';
import { patience } from './patience.ts';
import { answer } from './play.ts';
import { boxesAtRest } from './rest.ts';
import { playTheEnd, wholeGames } from './tables.ts';

const house = new House(wholeGames);
const world = '.board .world';

/** How large the board has been shown, since now, each time that it changed. */
async function noteScales(page: Page): Promise<() => Promise<number[]>> {
  const scales = await page.locator(world).evaluateHandle((element) => {
    const seen: number[] = [];
    const look = (): void => {
      const scale = Number(/scale\(([\d.]+)\)/.exec(element.getAttribute('style') ?? '')?.[1]);
      if (seen.at(-1) !== scale) seen.push(scale);
    };
    look();
    new MutationObserver(look).observe(element, { attributeFilter: ['style'] });
    return seen;
  });
  return async () => scales.jsonValue();
}

test('the questions of several turns bring the board no nearer', async () => {
  const visit = await playTheEnd(house, 'wheel', 24);
  const { page } = visit;
  const scales = await noteScales(page);
  for (let turn = 0; turn < 6; turn++) await answer(page, 'keys', turn);
  const seen = await scales();
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
  await visit.close();
});

/** Presses on the middle of a lit cell, at once after a key. */
async function pressAfter(page: Page, key: string): Promise<void> {
  await page.evaluate((pressed) => {
    const { x, y, width, height } = document.querySelector('.board .p-cell')?.getBoundingClientRect() ?? {
      ...{ x: 0, y: 0, width: 0, height: 0 },
    };
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    const at = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, pointerType: 'mouse' };
    const pane = document.querySelector('.board .pane');
    for (const type of ['pointerdown', 'pointerup'])
      pane?.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, button: 0 }));
  }, key);
}

test('a click on a board that moves chooses nothing, and one on a board at rest does', async () => {
  const visit = await playTheEnd(house, 'carcassonne', 20);
  const { page } = visit;
  const [cell] = await boxesAtRest(page, '.board .p-cell');
  if (!cell) throw new Error('no tile is to be laid');
  await pressAfter(page, '-');
  expect(await page.locator('.board .ghost.held').count()).toBe(0);
  const press = async (): Promise<number> => {
    await pressAfter(page, 'Shift');
    return page.locator('.board .ghost.held').count();
  };
  await expect.poll(press, { timeout: patience }).toBe(1);
  await visit.close();
});
