// What people do beside playing: they take back, are muted and removed, play again, are called back, are forgotten.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { House } from './house.ts';
import { keepNotices, noticed } from './notices.ts';
import { patience } from './patience.ts';
import { answer, waitForQuestion, whoIsAsked } from './play.ts';
import { playTheComputer, start } from './tables.ts';
import { resign, sitDownTogether, type Together } from './together.ts';

const house = new House();

const sitDown = (): Promise<Together> => sitDownTogether(house, ['Anna', 'Ben']);

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: /Chat/ }).click();
  await page.locator('.chat input').fill(text);
  await page.locator('.chat form button').click();
}

async function aboutBen(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'More about Ben' }).click();
  await page.getByRole('button', { name: what }).click();
}

test('a name that cannot be stays to be corrected, beside the character that is the problem', async () => {
  const visit = await house.visit();
  const { page } = visit;
  await page.locator('article .friends').first().click();
  const field = page.locator('dialog input');
  const flaw = page.locator('dialog [role=alert]');
  const goOn = page.locator('dialog .button.main');
  for (const [name, reason] of [
    ['Anna "Bo"', 'The character " is not allowed in a name.'],
    ['   ', 'Please enter a name.'],
  ] as const) {
    await field.fill(name);
    await goOn.click();
    await flaw.getByText(reason).waitFor();
    expect(await field.inputValue()).toBe(name);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  }
  expect(await seriousFaults(page)).toEqual([]);
  await field.fill('Anna Bo');
  await goOn.click();
  await page.waitForURL(/\/t\//);
  await page.locator('.seat .name', { hasText: 'Anna Bo' }).waitFor();
  await visit.close();
});

test('a name for somebody beside the reader that is refused stays, too, and the game waits for it', async () => {
  const visit = await house.visit();
  const { page } = visit;
  await page.getByRole('button', { name: 'Options for Carcassonne', exact: true }).click();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('here');
  const name = page.locator('dialog input[aria-required]');
  await name.fill('Ben "Bo"');
  await page.locator('dialog .button.main').click();
  await page.locator('dialog [role=alert]').getByText('The character "').waitFor();
  await name.fill('level8');
  await keepNotices(page);
  await page.locator('dialog .button.main').click();
  await page.waitForURL(/\/t\//);
  await noticed(page, '“level8” is reserved');
  const field = page.locator('.seat input');
  expect(await field.inputValue()).toBe('level8');
  await field.fill('Ben');
  await page.locator('.seat .button.main').click();
  await start(page);
  await waitForQuestion(page);
  await visit.close();
});

test('who is muted cannot write, until the host lets them write again', async () => {
  const { anna, ben } = await sitDown();
  await aboutBen(anna.page, 'Mute');
  await ben.page.getByText('The host muted Ben').first().waitFor({ state: 'attached' });
  await ben.page.getByRole('tab', { name: /Chat/ }).click();
  await ben.page.locator('.chat').waitFor();
  expect(await ben.page.locator('.chat input').count()).toBe(0);
  await aboutBen(anna.page, 'Unmute');
  await ben.page.locator('.chat input').waitFor();
  await say(ben.page, 'hello again');
  await anna.page.getByRole('tab', { name: /Chat/ }).click();
  await anna.page.locator('.chat').getByText('hello again').waitFor();
  for (const visit of [anna, ben]) await visit.close();
});

test('who is removed sees nothing of the table any more, and the computer plays on', async () => {
  const { anna, ben } = await sitDown();
  await aboutBen(anna.page, 'Remove from the table');
  await anna.page.getByText('Ben was removed. The computer').first().waitFor();
  expect(await anna.page.locator('.result').count()).toBe(0);
  await ben.page.locator('.lost h1').waitFor();
  expect(await ben.page.locator('.board').count()).toBe(0);
  for (const visit of [anna, ben]) await visit.close();
});

test('playing again opens a table of the same kind, and the other is told where', async () => {
  const { anna, ben } = await sitDown();
  await resign(anna.page);
  const old = anna.page.url();
  await anna.page.getByRole('button', { name: 'Play again' }).click();
  await anna.page.waitForURL((url) => url.href !== old && url.pathname.startsWith('/t/'));
  await ben.page.locator('.result .ranking').waitFor();
  await ben.page.getByRole('tab', { name: /Chat/ }).click();
  await ben.page.locator('.chat a').last().click();
  await ben.page.waitForURL((url) => url.pathname === new URL(anna.page.url()).pathname);
  await ben.page.locator('.seat .button.main').first().click();
  await anna.page.locator('.main > .row > .button.main:enabled').click();
  await Promise.race([anna, ben].map(({ page }) => waitForQuestion(page)));
  for (const visit of [anna, ben]) await visit.close();
});

test('Ctrl Z takes a tile back', async () => {
  const visit = await playTheComputer(house, 'carcassonne');
  const { page } = visit;
  const tiles = page.getByRole('list', { name: 'Tiles on the board' }).getByRole('listitem');
  const before = await tiles.count();
  for (let turn = 0; (await page.getByRole('button', { name: 'Undo' }).count()) === 0; turn++) {
    await answer(page, 'clicks', turn);
    await waitForQuestion(page);
  }
  const laid = await tiles.count();
  expect(laid).toBeGreaterThan(before);
  await page.keyboard.press('Control+z');
  await expect.poll(() => tiles.count(), { timeout: patience }).toBe(laid - 1);
  await waitForQuestion(page);
  expect(await page.locator('.board .p-cell').count()).toBeGreaterThan(0);
  await visit.close();
});

test('whoever wants it is called back when it is their turn', async () => {
  const { anna, ben } = await sitDown();
  for (const { page } of [anna, ben]) {
    // A browser under test has nobody to ask, and its pages are always in sight.
    await page.evaluate(() => {
      const calls: string[] = [];
      class Called {
        static permission = 'default';
        static requestPermission(): Promise<string> {
          Called.permission = 'granted';
          return Promise.resolve('granted');
        }
        onclick = null;
        constructor(_: string, { body }: { body: string }) {
          calls.push(body);
        }
      }
      Object.assign(globalThis, { Notification: Called, calls });
    });
    await keepNotices(page);
    await page.locator('.bar .actions button').last().click();
    await page.getByRole('button', { name: 'Notify me when it is my turn' }).click();
    await noticed(page, 'You will be notified');
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  }
  const pages = [anna.page, ben.page];
  const first = await whoIsAsked(pages);
  let second = first;
  for (let turn = 0; second === first; turn++) {
    await answer(first, 'clicks', turn);
    second = await whoIsAsked(pages);
  }
  const calls = await second.evaluate(() => (globalThis as unknown as { calls: string[] }).calls);
  expect(calls).toEqual(['Your turn']);
  for (const visit of [anna, ben]) await visit.close();
});

test('who is deleted is forgotten: the name, the words, the game', async () => {
  const { anna, ben, link } = await sitDown();
  await say(ben.page, 'a secret of mine');
  await anna.page.getByRole('tab', { name: /Chat/ }).click();
  await anna.page.locator('.chat').getByText('a secret of mine').waitFor();
  await keepNotices(ben.page);
  await ben.page.locator('header .person').click();
  await ben.page.getByRole('button', { name: 'Delete my data' }).click();
  await ben.page.getByRole('button', { name: 'Delete permanently' }).click();
  await noticed(ben.page, 'Your data has been deleted.');
  await anna.page.locator('.result .ranking').waitFor();
  const later = await house.visit(link);
  await later.page.locator('.result .ranking').waitFor();
  await later.page.getByRole('tab', { name: /Chat/ }).click();
  await later.page.locator('.chat').waitFor();
  expect(await later.page.getByText('a secret of mine').count()).toBe(0);
  expect(await later.page.locator('.result').getByText('Ben').count()).toBe(0);
  for (const visit of [anna, ben, later]) await visit.close();
});
