// The first game is explained while it is played: tips, the rules beside the board, and what an answer costs.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isWiderThanTheScreen, seriousFaults } from './axe.ts';
import { litCells, pressCell } from './cells.ts';
import { House } from './house.ts';
import { waitForQuestion, type Game } from './play.ts';
import { goToQuestion, playFrom, wholeGames } from './tables.ts';

const house = new House(wholeGames);
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };
const tip = '.board .foot section.tip';

const isTold = (page: Page, text: string): Promise<void> =>
  page.locator(tip).filter({ hasText: text }).waitFor();
const isAsked = (page: Page, question: string, trade: string): Promise<void> =>
  page
    .locator('.board .foot :is(.asked, .auction)')
    .filter({ hasText: question })
    .filter({ hasText: trade })
    .waitFor();

test('a first turn is explained step by step, with the rules beside the board', async () => {
  const visit = await playFrom(house, 'bridges', 1, { tips: true });
  const { page } = visit;
  await isTold(page, 'turn the tile with R');
  await pressCell(page, [0, -1]);
  await page.keyboard.press('Enter');
  await isTold(page, 'A follower claims');

  await page.locator(`${tip} .rule`).click();
  await page.locator('.reader h3:focus').filter({ hasText: 'C5' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('.reader a', { hasText: 'C9' }).first().click();
  await page.locator('.reader h3:focus').filter({ hasText: 'C9' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(`${tip} .rule:focus`).waitFor();

  await page.getByRole('button', { name: 'Build a bridge' }).click();
  await isAsked(page, 'Where do you build a bridge?', 'one of your 3 bridges');
  await isTold(page, 'A bridge carries a road');
  expect(await page.locator('.board .foot ol button').count()).toBe(1);
  await page.keyboard.press('0');

  await page.getByRole('button', { name: 'Knight in the city to the south' }).click();
  await isAsked(page, 'Turn this small city into a castle?', 'You give up its 4 points now.');
  await isTold(page, 'A castle gives up the points');
  expect(await page.locator('.board .p-area-fine').count()).toBe(1);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'No castle' }).click();
  const later = page.locator(tip).filter({ hasNotText: /A castle|turn the tile/ });
  const read = (await later.locator('p').textContent()) ?? '';
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.locator(tip).waitFor({ state: 'detached' });

  await page.reload();
  await waitForQuestion(page);
  expect(await page.locator(tip).filter({ hasText: read }).count()).toBe(0);
  await page.locator('.bar .actions button').last().click();
  await page.getByRole('button', { name: 'Show all tips again' }).click();
  await isTold(page, 'turn the tile with R');
  await page.getByRole('button', { name: 'No more tips' }).click();
  await page.locator(tip).waitFor({ state: 'detached' });
  await page.locator('.bar .actions button').last().click();
  const wanted = page.getByRole('switch', { name: 'Tips' });
  expect(await wanted.getAttribute('aria-checked')).toBe('false');
  await wanted.click();
  await isTold(page, 'turn the tile with R');
  await visit.close();
});

interface Asked {
  game: Game;
  ply: number;
  told: string;
  question: string;
  trade: string;
}

const questions: Asked[] = [
  {
    game: 'bridges',
    ply: 58,
    told: 'You are asked only once.',
    question: 'Raise the bid, or pass?',
    trade: 'Scores may fall below zero.',
  },
  {
    game: 'wheel',
    ply: 66,
    told: 'Plague: everyone takes one follower back',
    question: 'Plague: which follower',
    trade: 'returns to your supply without points',
  },
  { game: 'wheel', ply: 5, told: 'A follower on a crown', question: 'Place a follower', trade: '' },
  {
    game: 'castle',
    ply: 65,
    told: 'You choose the order',
    question: 'What is scored next?',
    trade: 'so who takes a wall tile',
  },
  { game: 'falcon', ply: 2, told: 'The king doubles', question: 'Place a follower', trade: '' },
  {
    game: 'castle',
    ply: 13,
    told: 'The first area is finished',
    question: 'Place your tile',
    trade: '',
  },
];

test('the questions of the modules say what is given and what is got', async () => {
  const [first, ...more] = questions;
  if (!first) return;
  const visit = await playFrom(house, first.game, first.ply, { tips: { seen: 'tile,follower' } });
  for (const [i, { game, ply, told, question, trade }] of [first, ...more].entries()) {
    if (i > 0) await goToQuestion(visit, house, game, ply);
    await isTold(visit.page, told);
    await isAsked(visit.page, question, trade);
    if (i === 0) expect(await seriousFaults(visit.page)).toEqual([]);
  }
  await visit.close();
});

test('on a phone a tip covers no lit cell, and makes way for whoever acts', async () => {
  const visit = await playFrom(house, 'bridges', 1, { tips: true, ...phone });
  const { page } = visit;
  await isTold(page, 'Tap a cell');
  expect(await litCells(page)).toEqual({ lit: 4, hidden: 0 });
  await pressCell(page, [1, 0], 'tap');
  await page.locator(tip).waitFor({ state: 'detached' });
  expect(await litCells(page)).toEqual({ lit: 4, hidden: 0 });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator(`${tip} .rule`).click();
  await page.locator('.reader h3:focus').filter({ hasText: 'C3' }).waitFor();
  expect(await isWiderThanTheScreen(page)).toBe(false);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.reader').waitFor({ state: 'detached' });
  await visit.close();
});
