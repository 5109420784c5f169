// People at one table: they sit down by a link, play a while, and one gives up.
import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';
import type { House } from './house.ts';
import { answer, whoIsAsked, type Game } from './play.ts';
import { hostATable, sitDown, start } from './tables.ts';

export interface Together {
  anna: Visit;
  ben: Visit;
  link: string;
}

async function giveName(page: Page, name: string): Promise<void> {
  await page.locator('dialog input').fill(name);
  await page.locator('dialog .button.main').click();
}

/** Ben comes by the link that Anna is given, and the game begins. */
async function meet(house: House, anna: Visit, name: string): Promise<Together> {
  const link = await anna.page.locator('.invite input').inputValue();
  const ben = await house.visit(link);
  await sitDown(ben.page);
  await giveName(ben.page, name);
  await start(anna.page);
  await whoIsAsked([anna.page, ben.page]);
  return { anna, ben, link };
}

export async function sitDownTogether(
  house: House,
  names: readonly [string, string],
  game: Game = 'carcassonne',
  variants: object = {},
): Promise<Together> {
  return meet(house, await hostATable(house, game, 'person', { name: names[0], variants }), names[1]);
}

/** The same as people do it: Anna opens the table on the start page. */
export async function meetFromTheStartPage(
  house: House,
  names: readonly [string, string],
): Promise<Together> {
  const anna = await house.visit();
  await anna.page.locator('article .friends').first().click();
  await giveName(anna.page, names[0]);
  await anna.page.waitForURL(/\/t\//);
  return meet(house, anna, names[1]);
}

/** Whoever is asked answers, a few times. */
export async function playAWhile(pages: readonly Page[], turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await answer(await whoIsAsked(pages), 'clicks', turn);
}

export async function resign(page: Page): Promise<void> {
  await page.locator('.bar .actions button').last().click();
  await page
    .getByRole('button', { name: /Resign|Aufgeben/ })
    .first()
    .click();
  await page.locator('dialog .button.main, dialog .button.danger').first().click();
}
