// On phones, log, tiles and result are a sheet over the board: what is to be seen of the board is seen above it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { House } from './house.ts';
import { boxesAtRest } from './rest.ts';
import { playTheEnd, wholeGames } from './tables.ts';
import { resign } from './together.ts';

const house = new House(wholeGames);
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const sheet = '.panel .body';

interface Shown {
  /** Of the board above the sheet, in pixels. */
  room: number;
  height: number;
  /** Of so many. */
  cells: number;
  hidden: number;
}

/** How much the sheet covers, once everything rests. */
async function look(page: Page, cells: string): Promise<Shown> {
  const [view] = await boxesAtRest(page, '.board .view');
  const [over] = await boxesAtRest(page, sheet);
  const boxes = (await boxesAtRest(page, cells)).filter(([, , width]) => width > 0);
  if (!view || !over) throw new Error('there is no board, or no sheet');
  const end = over[3] > 0 ? over[1] : view[1] + view[3];
  const hidden = boxes.filter(([, y, , height]) => y < view[1] || y + height > end);
  return { room: end - view[1], height: over[3], cells: boxes.length, hidden: hidden.length };
}

/** Draws the sheet up by so many pixels, or down. */
async function draw(page: Page, by: number): Promise<void> {
  const [handle] = await boxesAtRest(page, '.panel .handle');
  if (!handle) throw new Error('there is no handle');
  const [x, y] = [handle[0] + handle[2] / 2, handle[1] + handle[3] / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - by / 2);
  await page.mouse.move(x, y - by);
  await page.mouse.up();
}

test('the board is seen above the log, however far that is drawn up', async () => {
  const visit = await playTheEnd(house, 'carcassonne', 60, phone);
  const { page } = visit;
  const cells = '.board .p-cell';
  const before = await boxesAtRest(page, cells);
  await page.getByRole('tab', { name: 'Log' }).tap();
  const opened = await look(page, cells);
  expect(opened).toMatchObject({ cells: before.length, hidden: 0 });
  expect(await seriousFaults(page)).toEqual([]);
  const [last] = await boxesAtRest(page, '.panel li:last-child');
  const [tabs] = await boxesAtRest(page, '.panel .tabs');
  expect((last?.[1] ?? 0) + (last?.[3] ?? 0)).toBeLessThanOrEqual(tabs?.[1] ?? 0);

  await draw(page, 50);
  const higher = await look(page, cells);
  expect(higher.height).toBeCloseTo(opened.height + 50, 0);
  expect(higher.hidden).toBe(0);
  await page.locator('.panel .handle').press('ArrowDown');
  expect((await look(page, cells)).height).toBeLessThan(higher.height);
  await draw(page, -600);
  await page.locator('.panel .handle').waitFor({ state: 'detached' });
  expect(await boxesAtRest(page, cells)).toEqual(before);
  await visit.close();
});

test('a result leaves more of the board in sight than a hand is wide, and the replay free', async () => {
  const visit = await playTheEnd(house, 'castle', 20, phone);
  const { page } = visit;
  await resign(page);
  await page.locator('.result .ranking').waitFor();
  const tiles = '.board .world .tile > *';
  const { room, hidden, cells } = await look(page, tiles);
  expect(cells).toBeGreaterThan(20);
  expect(hidden).toBe(0);
  expect(room).toBeGreaterThan(150);
  const [over] = await boxesAtRest(page, sheet);
  const [replay] = await boxesAtRest(page, '.replay');
  expect((over?.[1] ?? 0) + (over?.[3] ?? 0)).toBeLessThanOrEqual(replay?.[1] ?? 0);
  await visit.close();
});
