// Tables without a visit to the start page, whose pictures take a browser as long as many moves.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from './browser.ts';
import type { House } from './house.ts';
import { waitForQuestion, type Game } from './play.ts';

interface MadeTable {
  table: string;
  invitation: string | null;
}

const modules: Readonly<Record<Game, { game: string; with: readonly string[] }>> = {
  carcassonne: { game: 'carcassonne', with: [] },
  bridges: { game: 'carcassonne', with: ['bridges', 'castles', 'bazaars'] },
  wheel: { game: 'wheel', with: [] },
  castle: { game: 'castle', with: [] },
  falcon: { game: 'castle', with: ['falcon'] },
};

export type Opponent = 'computer' | 'person';

/** The page's owner gets a name and, if the server agrees, a table. */
async function makeTable(page: Page, server: string, name: string, terms: object): Promise<MadeTable | null> {
  await page.request.post(`${server}/api/people`, { data: { name } });
  const made = await page.request.post(`${server}/api/tables`, { data: terms });
  return made.ok() ? ((await made.json()) as MadeTable) : null;
}

const linkTo = (server: string, { table, invitation }: MadeTable): string =>
  `${server}/t/${table}${invitation === null ? '' : `?invitation=${invitation}`}`;

/** Somebody with a table of their own, where they have taken a seat. */
export async function hostATable(
  house: House,
  game: Game,
  opponent: Opponent,
  { name = 'Anna', ...options }: BrowserContextOptions & { name?: string } = {},
): Promise<Visit> {
  const visit = await house.visit('about:blank', options);
  const other = opponent === 'computer' ? { kind: 'computer', level: 'level4' } : { kind: 'open' };
  const terms = { ...modules[game], seats: [{ kind: 'open' }, other], open: false };
  const made = await makeTable(visit.page, house.server.url, name, terms);
  if (!made) throw new Error('no table was made');
  await visit.page.goto(linkTo(house.server.url, made));
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
export async function playTheComputer(
  house: House,
  game: Game,
  options: BrowserContextOptions = {},
): Promise<Visit> {
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
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await house.visit('about:blank', options);
  const { table, ply } = wholeGame(game);
  let made: MadeTable | null = null;
  // Not at every moment is somebody asked.
  for (let from = ply - moves; made === null; from--) {
    expect(from).toBeGreaterThan(0);
    const terms = { from: { table, ply: from }, level: 'greedy', open: false };
    made = await makeTable(visit.page, house.server.url, 'Anna', terms);
  }
  await visit.page.goto(linkTo(house.server.url, made));
  await sitDown(visit.page);
  await start(visit.page);
  await waitForQuestion(visit.page);
  return visit;
}
