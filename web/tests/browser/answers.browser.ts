// Every click on the board is answered, what is shown is what would be, and what was proposed can be confirmed.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { pressCell } from './cells.ts';
import { House } from './house.ts';
import { goToQuestion, playFrom, wholeGames } from './tables.ts';

const house = new House(wholeGames);

const refused = (page: Page, text: string): Promise<void> =>
  page.locator('.board .bubble .why').filter({ hasText: text }).waitFor();
const entries = (page: Page): Promise<number> => page.locator('.panel li').count();

async function grown(page: Page, before: number): Promise<void> {
  await page.waitForFunction((old) => document.querySelectorAll('.panel li').length > old, before);
}

test('a place that is no answer says why, and a preview shows what would be', async () => {
  const visit = await playFrom(house, 'carcassonne', 10);
  const { page } = visit;
  await pressCell(page, [2, 0]);
  await refused(page, 'Not here: a city would meet a field.');
  expect(await page.locator('.board .clash').count()).toBe(1);
  expect(await seriousFaults(page)).toEqual([]);
  await pressCell(page, [3, 1]);
  await refused(page, 'a tile must touch another one');
  await page.keyboard.press('Escape');
  await page.locator('.board .bubble .why').waitFor({ state: 'detached' });

  await pressCell(page, [2, -1]);
  await page.keyboard.press('Enter');
  const robber = page.getByRole('button', { name: /Robber/ });
  await robber.waitFor();
  await pressCell(page, [0, 0]);
  await refused(page, 'the tile you have just placed');
  await robber.hover();
  const card = page.locator('.board .area-card').filter({ hasText: 'Road' });
  await card.filter({ hasText: 'Anna × 1' }).waitFor();
  expect(await card.textContent()).not.toContain('nobody');
  await visit.close();
});

test('what was proposed and clicked is confirmed by Enter: a tile, and a bid', async () => {
  const visit = await playFrom(house, 'carcassonne', 10);
  const { page } = visit;
  const hints = page.locator('.hints li button');
  for (const question of ['place', 'bid']) {
    if (question === 'bid') await goToQuestion(visit, house, 'bridges', 58);
    await page.keyboard.press('h');
    await hints.first().click();
    expect(await hints.first().getAttribute('aria-pressed')).toBe('true');
    const before = await entries(page);
    await page.locator('.board:focus, .board .answers button:focus').waitFor();
    await page.keyboard.press('Enter');
    await grown(page, before);
  }
  await visit.close();
});
