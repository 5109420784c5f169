// A whole game by ear: from the start page to the result through roles, names and keys alone.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { textsIn } from '../../src/i18n/language.ts';
import { seriousFaults } from './axe.ts';
import { House } from './house.ts';
import { hasFocus, Listener, tabTo } from './listening.ts';
import { patience } from './patience.ts';
import { recordedScores } from './recorded.ts';
import { playTheComputer } from './tables.ts';

const house = new House();
const { board, shell, start, table } = textsIn.en;

/** Whether something gets the focus, by itself. */
async function getsFocus(element: Locator): Promise<void> {
  await expect.poll(async () => hasFocus(element), { timeout: patience }).toBe(true);
}

test('a game is played to its end by who hears it', async () => {
  const visit = await house.visit();
  const { page } = visit;
  await tabTo(page, page.getByRole('combobox', { name: start.level }));
  await page.keyboard.press('Home');
  await tabTo(page, page.getByRole('button', { name: start.playComputer }).first());
  await page.keyboard.press('Enter');
  const listener = new Listener(page);
  await listener.playToTheEnd();
  expect(await listener.finalScores()).toEqual(await recordedScores(page));
  for (const said of listener.heard) expect(said).not.toMatch(/undefined|null|\bcell -?\d/);
  await visit.close();
});

test('the focus comes back when a dialog closes, and goes on when its element vanishes', async () => {
  const visit = await playTheComputer(house, 'castle');
  const { page } = visit;
  const { keyboard } = page;
  const playingField = page.getByRole('application', { name: board.name });
  await getsFocus(playingField);

  const menu = page.getByRole('main').getByRole('button', { name: shell.more });
  await tabTo(page, menu);
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: table.resign }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: table.resign });
  await dialog.waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await getsFocus(menu);

  await tabTo(page, page.getByRole('button', { name: table.hint, exact: true }));
  await keyboard.press('Enter');
  await getsFocus(playingField);
  await tabTo(page, page.getByRole('button', { name: board.closeHints }));
  await keyboard.press('Enter');
  await getsFocus(playingField);
  await visit.close();
});
