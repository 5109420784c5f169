// Every page in both languages, light and dark, wide and narrow: no complaints, nothing serious for axe, nothing cut off.
import { describe, expect, test } from 'vitest';
import { isWiderThanTheScreen, seriousFaults } from './axe.ts';
import { House } from './house.ts';
import { beginAgainstComputer } from './play.ts';

const house = new House();

const looks = [
  { name: 'desktop, light, English', locale: 'en-GB', colorScheme: 'light', width: 1280 },
  { name: 'phone, dark, German', locale: 'de-DE', colorScheme: 'dark', width: 360 },
] as const;

describe.each(looks)('$name', ({ locale, colorScheme, width }) => {
  const options = { locale, colorScheme, viewport: { width, height: 780 } };

  test.each(['/', '/tiles', '/rules', '/rules/castle', '/t/nosuchtable'])('%s', async (path) => {
    const visit = await house.visit(house.server.url + path, options);
    await visit.page.locator('main').waitFor();
    await visit.page.waitForTimeout(600);
    expect(await visit.page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
    expect(await isWiderThanTheScreen(visit.page)).toBe(false);
    expect(await seriousFaults(visit.page)).toEqual([]);
    if (path.startsWith('/t/')) visit.complaints.length = 0; // the browser itself notes the 404
    await visit.close();
  });

  test.each([0, 4])('game %i at the table', async (game) => {
    const visit = await house.visit(house.server.url, options);
    await beginAgainstComputer(visit.page, game);
    await visit.page.waitForTimeout(400);
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
  await visit.page.locator('main').waitFor();
  expect(await visit.page.evaluate(() => document.documentElement.lang)).toBe('de');
  await visit.close();
});
