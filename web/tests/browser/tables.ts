// Tables without a visit to the start page, whose pictures take a browser as long as many moves.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Visit, VisitOptions } from './browser.ts';
import type { House } from './house.ts';
import { presets } from '../../src/ui/start/setup.ts';
import { waitForQuestion, type Game } from './play.ts';

interface MadeTable {
  table: string;
  invitation: string | null;
}

type Opponent = 'computer' | 'person';

async function becomeSomebody(page: Page, server: string, name: string): Promise<void> {
  const answer = await page.request.post(`${server}/api/people`, { data: { name } });
  if (!answer.ok()) throw new Error(`no name was given: ${await answer.text()}`);
}

/** A link to it. */
async function makeTable(page: Page, server: string, terms: object): Promise<string> {
  const answer = await page.request.post(`${server}/api/tables`, { data: terms });
  if (!answer.ok()) throw new Error(`no table was made: ${await answer.text()}`);
  const { table, invitation } = (await answer.json()) as MadeTable;
  return `${server}/t/${table}${invitation === null ? '' : `?invitation=${invitation}`}`;
}

interface Host extends VisitOptions {
  name?: string;
  /** Of the game. */
  variants?: object;
}

/** Somebody with a table of their own, where they have taken a seat. */
export async function hostATable(
  house: House,
  game: Game,
  opponent: Opponent,
  { name = 'Anna', variants = {}, ...options }: Host = {},
): Promise<Visit> {
  const visit = await house.visit('about:blank', options);
  const other = opponent === 'computer' ? { kind: 'computer', level: 'level4' } : { kind: 'open' };
  const preset = presets.find(({ id }) => id === game);
  const terms = {
    game: preset?.game,
    with: preset?.with,
    options: variants,
    seats: [{ kind: 'open' }, other],
  };
  await becomeSomebody(visit.page, house.server.url, name);
  await visit.page.goto(await makeTable(visit.page, house.server.url, { ...terms, open: false }));
  await sitDown(visit.page);
  return visit;
}

export async function sitDown(page: Page): Promise<void> {
  await page.locator('.seat .button.main').first().click();
}

export async function start(page: Page): Promise<void> {
  await page.locator('.main > .row > .button.main:enabled').click();
}

/** Somebody at the first question of a game against the computer. */
export async function playTheComputer(house: House, game: Game, options: VisitOptions = {}): Promise<Visit> {
  const visit = await hostATable(house, game, 'computer', options);
  await start(visit.page);
  await waitForQuestion(visit.page);
  return visit;
}

interface WholeGame {
  name: string;
  table: string;
  ply: number;
}

const release = fileURLToPath(new URL('../../../tests/upgrade/0.1.0/', import.meta.url));
/** A database with a whole game of each kind. */
export const wholeGames = `${release}trencavel.db`;

function wholeGame(game: Game): WholeGame {
  const name = `${game === 'bridges' ? 'bridges_castles_bazaars' : game} whole`;
  const { tables } = JSON.parse(readFileSync(`${release}expected.json`, 'utf8')) as { tables: WholeGame[] };
  const found = tables.find((table) => table.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** Somebody who plays on, so many moves before the end of a whole game, against the computer. */
export async function playTheEnd(
  house: House,
  game: Game,
  moves: number,
  options: VisitOptions = {},
): Promise<Visit> {
  const visit = await house.visit('about:blank', options);
  const { ply } = wholeGame(game);
  await becomeSomebody(visit.page, house.server.url, 'Anna');
  // Nobody is asked where a tile is drawn; but then somebody is one move earlier.
  await goOn(visit.page, house, game, ply - moves).catch(() =>
    goOn(visit.page, house, game, ply - moves - 1),
  );
  return visit;
}

/** Goes to a new table that plays on from a moment of a whole game. */
async function goOn(page: Page, house: House, game: Game, ply: number): Promise<void> {
  const from = { table: wholeGame(game).table, ply };
  await page.goto(await makeTable(page, house.server.url, { from, level: 'greedy', open: false }));
  await sitDown(page);
  await start(page);
  await waitForQuestion(page);
}

/** Somebody at one question of a whole game after the other, by its ply. */
export async function playFrom(
  house: House,
  game: Game,
  ply: number,
  options: VisitOptions = {},
): Promise<Visit> {
  const visit = await house.visit('about:blank', options);
  await becomeSomebody(visit.page, house.server.url, 'Anna');
  await goOn(visit.page, house, game, ply);
  return visit;
}

export async function goToQuestion(visit: Visit, house: House, game: Game, ply: number): Promise<void> {
  await goOn(visit.page, house, game, ply);
}
