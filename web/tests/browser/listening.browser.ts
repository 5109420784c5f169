// A whole game by ear: from the start page to the result through roles, names and keys alone.
import { expect, test } from 'vitest';
import { textsIn } from '../../src/i18n/language.ts';
import { House } from './house.ts';
import { Listener, tabTo } from './listening.ts';
import { recordedScores } from './recorded.ts';

const house = new House();
const { start } = textsIn.en;

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
