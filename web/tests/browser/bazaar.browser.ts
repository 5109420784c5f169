// The bazaar: what is looked at there never outlives it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { House } from './house.ts';
import { answer, whoIsAsked } from './play.ts';
import { sitDownTogether } from './together.ts';

const house = new House();
const toTake = '.board .auction .tile[aria-disabled=false]';

/** Whoever is asked answers, until it is one of those who may be asked. */
async function playUntil(pages: Page[], isIt: (asked: Page) => Promise<boolean>): Promise<Page> {
  for (let turn = 0; ; turn++) {
    const asked = await whoIsAsked(pages);
    if (await isIt(asked)) return asked;
    await answer(asked, 'clicks', turn);
  }
}

/** How many cells the keyboard walks through, as it is said. */
async function cellsSaid(page: Page): Promise<number> {
  await page.locator('.board[role=application]').press('ArrowRight');
  const said = page.locator('.board .unseen[aria-live]').filter({ hasText: / of \d+/ });
  return Number(/ of (\d+)/.exec((await said.textContent()) ?? '')?.[1]);
}

test('the lit cells are those of the tile in hand, though the pointer rests where a tile was taken', async () => {
  const { anna, ben } = await sitDownTogether(house, ['Anna', 'Ben'], 'bridges', { bazaar: 'draft' });
  const pages = [anna.page, ben.page];
  const taker = await playUntil(pages, async (page) => (await page.locator(toTake).count()) > 0);
  const other = taker === anna.page ? ben.page : anna.page;
  await answer(taker, 'clicks', 0);
  const last = other.locator('.board .auction li:first-child:not(:has(+ li .tile)) .tile');
  await last.hover();
  const isPlacing = async (page: Page): Promise<boolean> =>
    (await page.locator('.board .foot').getByText('Place your tile.').count()) > 0;
  await playUntil(pages, async (page) => page === other && (await isPlacing(page)));
  const said = await cellsSaid(other);
  expect(await other.locator('.board .p-cell').count()).toBe(said);
  await anna.close();
  await ben.close();
});
