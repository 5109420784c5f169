// The board is pointed at: by the log, by hints and by keys; and a free cell says what its chances are.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { House } from './house.ts';
import { waitForQuestion } from './play.ts';
import { boxesAtRest } from './rest.ts';
import { playTheComputer, playTheEnd, wholeGames } from './tables.ts';

const house = new House(wholeGames);
const odds = /^(\d+ of \d+ tiles? fits?: \d+% a draw|No remaining tile fits here\.)$/;

/** The golden frames around cells. */
const frame = '.board .p-area-gold[d$="h106v106h-106z"]';
const frames = (page: Page): ReturnType<Page['locator']> => page.locator(frame);

test('a line of the log frames the tile it is about, and no line names a cell', async () => {
  const visit = await playTheEnd(house, 'falcon', 10);
  const { page } = visit;
  const lines = page.locator('li.turn button.line');
  await lines.last().click();
  await frames(page).waitFor({ state: 'attached' });
  expect(await page.locator('li.turn .line').allTextContents()).toEqual(
    (await page.locator('li.turn .line').allTextContents()).filter((said) => !/\d,\s?-?\d/.test(said)),
  );
  await lines.last().click();
  await frames(page).waitFor({ state: 'detached' });
  await visit.close();
});

test('L shows the last tile, and says it', async () => {
  const visit = await playTheEnd(house, 'bridges', 6);
  const { page } = visit;
  await page.keyboard.press('l');
  await frames(page).waitFor({ state: 'attached' });
  const said = await page.locator('.board [role=status]').first().textContent();
  const list = await page
    .getByRole('list', { name: 'Tiles on the board' })
    .getByRole('listitem')
    .allTextContents();
  expect(list).toContain(said);
  expect(said).toMatch(/ of the start tile, (Anna|Points hunter)(; |$)/);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Show the last tile' }).click();
  expect(await frames(page).count()).toBe(1);
  await visit.close();
});

test('a hint that is pointed at shows its tile where it would lie', async () => {
  const visit = await playTheEnd(house, 'castle', 6);
  const { page } = visit;
  await page.keyboard.press('h');
  const hints = page.locator('.hints li button');
  await hints.last().focus();
  await page.locator('.board .ghost').waitFor({ state: 'attached' });
  expect(await seriousFaults(page)).toEqual([]);
  await hints.last().hover();
  expect(await hints.last().getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.board .ghost.held').count()).toBe(0);
  await page.mouse.move(2, 2);
  await page.locator('.hints .close').focus();
  await page.locator('.board .ghost').waitFor({ state: 'detached' });
  await visit.close();
});

test('a free cell says how likely the next tile fits, on the board and beside the tiles that do', async () => {
  const visit = await playTheComputer(house, 'carcassonne');
  const { page } = visit;
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Place a follower, or none.' }).waitFor();
  await page.keyboard.press('o');
  const card = page.locator('.board .odds');
  await card.waitFor();
  const said = (await card.textContent())?.trim() ?? '';
  expect(said).toMatch(odds);
  const spoken = await page.locator('.board [role=status]').first().textContent();
  expect(spoken).toMatch(/of the start tile, beside it: .*, 1 of \d+$/);
  expect(spoken).toContain(said);
  expect(await seriousFaults(page)).toEqual([]);
  const [box] = await boxesAtRest(page, frame);
  if (!box) throw new Error('no cell is framed');
  await page.mouse.click(box[0] + box[2] / 2, box[1] + box[3] / 2);
  const tiles = page.getByRole('tabpanel', { name: 'Tiles' });
  await tiles.getByText(said).waitFor();
  const left = await tiles.locator('.count').allTextContents();
  const sum = left.reduce((total, count) => total + Number.parseInt(count), 0);
  expect(said.startsWith(`${sum} of `)).toBe(true);
  await page.keyboard.press('Escape');
  await waitForQuestion(page);
  await visit.close();
});
