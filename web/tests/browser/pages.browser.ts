// Every page in both languages, light and dark, wide and narrow: no complaints, nothing serious for axe, nothing cut off.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isWiderThanTheScreen, seriousFaults } from './axe.ts';
import { House } from './house.ts';
import { comeToRest } from './rest.ts';
import { playTheComputer } from './tables.ts';

const house = new House();

const looks = [
  { name: 'desktop, light, English', locale: 'en-GB', colorScheme: 'light', width: 1280 },
  { name: 'phone, dark, German', locale: 'de-DE', colorScheme: 'dark', width: 360 },
] as const;

/** The pages, with how many of what there is to see once they are complete. */
const pages: readonly (readonly [path: string, shown: Readonly<Record<string, number>>])[] = [
  ['/', { '.scene svg > *': 5, '.level option': 8, '.lists section > :is(ul, p)': 2 }],
  ['/tiles', { 'article section': 5 }],
  ['/rules', { 'article li a': 5 }],
  ['/rules/castle', { 'article .rules section': 10 }],
  ['/t/nosuchtable', { '.lost h1': 1 }],
  ['/nonsense', { '.nothing h1': 1 }],
];

/** Until all of it is there, the pictures in sight are painted, and nothing moves. */
async function waitForAll(page: Page, shown: Readonly<Record<string, number>>): Promise<void> {
  await page.waitForFunction((wanted) => {
    const isThere = Object.entries(wanted).every(
      ([selector, count]) => document.querySelectorAll(selector).length >= count,
    );
    const inSight = [...document.querySelectorAll('main svg[viewBox]')].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return isThere && inSight.every((picture) => picture.childElementCount > 0);
  }, shown);
  await comeToRest(page);
}

describe.each(looks)('$name', ({ locale, colorScheme, width }) => {
  const options = { locale, colorScheme, viewport: { width, height: 780 } };

  test.each(pages)('%s', async (path, shown) => {
    const visit = await house.visit(house.server.url + path, options);
    await waitForAll(visit.page, shown);
    expect(await visit.page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
    expect(await isWiderThanTheScreen(visit.page)).toBe(false);
    expect(await seriousFaults(visit.page)).toEqual([]);
    if (path.startsWith('/t/') || path === '/nonsense') visit.complaints.length = 0; // the browser itself notes the 404
    await visit.close();
  });

  test.each(['carcassonne', 'falcon'] as const)('%s at the table', async (game) => {
    const visit = await playTheComputer(house, game, options);
    await comeToRest(visit.page);
    expect(await isWiderThanTheScreen(visit.page)).toBe(false);
    expect(await seriousFaults(visit.page)).toEqual([]);
    await visit.close();
  });
});

test('the language can be switched and stays', async () => {
  const visit = await house.visit();
  await visit.page.locator('header .language').click();
  await visit.page.getByRole('button', { name: 'Deutsch' }).click();
  await visit.page.waitForFunction(() => document.documentElement.lang === 'de');
  await visit.page.reload();
  await visit.page.waitForFunction(() => document.documentElement.lang === 'de');
  await visit.close();
});
