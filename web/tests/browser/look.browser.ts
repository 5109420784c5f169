// What lies over, under or beside something else: nothing overflows, covers or touches its neighbour.
import { expect, test } from 'vitest';
import { House } from './house.ts';
import { playTheEnd, wholeGames } from './tables.ts';
import { resign } from './together.ts';

const house = new House(wholeGames);

test('towers stay within the picture of their tile', async () => {
  const visit = await house.visit(`${house.server.url}/tiles`);
  await visit.page.locator('use[href="#p-corner-tower"]').first().waitFor();
  const outside = await visit.page.evaluate(
    () =>
      [...document.querySelectorAll('use[href="#p-corner-tower"]')].filter((tower) => {
        const [inner, outer] = [tower, tower.closest('svg')].map((each) => each?.getBoundingClientRect());
        if (!inner || !outer) return true;
        return inner.top < outer.top || inner.left < outer.left || inner.right > outer.right;
      }).length,
  );
  expect(outside).toBe(0);
  await visit.close();
});

test('a field in the colour of its owner stays a meadow, which blue water would not be', async () => {
  const visit = await house.visit(undefined, { colorScheme: 'dark' });
  const opacity = await visit.page.evaluate(() => {
    const fill = document.querySelector('#p-tint-1 .p-tint-fill');
    return fill && Number(/([\d.]+)\)$/.exec(getComputedStyle(fill).fill)?.[1]);
  });
  expect(opacity).toBeGreaterThan(0);
  expect(opacity).toBeLessThan(0.15);
  await visit.close();
});

test('German tabs do not touch each other at 1440 px', async () => {
  const wide = { locale: 'de-DE', viewport: { width: 1440, height: 900 } };
  const visit = await playTheEnd(house, 'carcassonne', 20, wide);
  const { page } = visit;
  await resign(page);
  await page.getByRole('tab', { name: 'Analyse' }).waitFor();
  const gaps = await page.evaluate(() => {
    const words = [...document.querySelectorAll('[role=tab]')].map((tab) => {
      const range = document.createRange();
      range.selectNodeContents(tab);
      return range.getBoundingClientRect();
    });
    return words.slice(1).map(({ left }, i) => left - (words[i]?.right ?? 0));
  });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
  await visit.close();
});

test('the picture of a tile in the log lies over no words', async () => {
  const visit = await playTheEnd(house, 'bridges', 60, {
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
  });
  const overlaps = await visit.page.evaluate(() => {
    const lines = [...document.querySelectorAll('li.turn .line:has(.tile)')].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const bottom = line.querySelector('.tile')?.getBoundingClientRect().bottom ?? 0;
      const tops = [...range.getClientRects()].filter(({ height }) => height > 0).map(({ top }) => top);
      // Those of the next line, if there is one.
      return tops.filter((top) => top > Math.min(...tops) + 16).map((top) => bottom - top);
    });
    return { wrapped: lines.filter((each) => each.length > 0).length, worst: Math.max(...lines.flat()) };
  });
  expect(overlaps.wrapped).toBeGreaterThan(3);
  expect(overlaps.worst).toBeLessThanOrEqual(1);
  await visit.close();
});

test('a lost connection leaves the tile in hand in sight', async () => {
  const visit = await playTheEnd(house, 'carcassonne', 20);
  const { page } = visit;
  await house.server.stop('SIGKILL');
  const banner = await page.locator('.state.lost').boundingBox();
  const hand = await page.locator('.board .in-hand').boundingBox();
  expect((banner?.y ?? Infinity) + (banner?.height ?? 0)).toBeLessThanOrEqual(hand?.y ?? 0);
  await house.server.start();
  await page.locator('.state.lost').waitFor({ state: 'detached' });
  await visit.close();
});
