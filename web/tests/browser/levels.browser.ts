// The computer's levels: a table offers eight by name with a word on each, and those that were chosen play.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { House } from './house.ts';
import { waitForQuestion } from './play.ts';
import { hostATable } from './tables.ts';
import { playAWhile } from './together.ts';

const house = new House();

const languages = [
  {
    locale: 'en-GB',
    names: ['Page', 'Jongleur', 'Troubadour', 'Scribe', 'Bailiff', 'Consul', 'Seneschal', 'Trencavel'],
    options: 'Options for Carcassonne',
    level: 'Strength',
    another: 'Add a seat',
  },
  {
    locale: 'de-DE',
    names: ['Page', 'Gaukler', 'Troubadour', 'Schreiber', 'Vogt', 'Konsul', 'Seneschall', 'Trencavel'],
    options: 'Einstellungen für Carcassonne',
    level: 'Spielstärke',
    another: 'Noch ein Platz',
  },
] as const;

test('one click plays the level that the start page names, which is remembered', async () => {
  const visit = await house.visit();
  const { page } = visit;
  const level = page.getByLabel('Strength of the computer');
  await level.selectOption({ label: '2 · Jongleur' });
  await page.locator('.level', { hasText: 'runs out of followers' }).waitFor();
  await page.locator('article .button.main').first().click();
  await page.waitForURL(/\/t\//);
  await waitForQuestion(page);
  expect((await names(page)).join(' ')).toContain('Jongleur');
  await page.goto(house.server.url);
  expect(await level.locator('option:checked').textContent()).toContain('Jongleur');
  await visit.close();
});

test('a computer has the letter of its title in the waiting room, as at the table', async () => {
  const visit = await hostATable(house, 'carcassonne', 'computer');
  const seat = visit.page.locator('.seat').filter({ hasText: 'Scribe' });
  expect((await seat.locator('.badge').textContent())?.trim()).toBe('S');
  await visit.close();
});

/** Who sits at the table, as the players' bar names them. */
async function names(page: Page): Promise<string[]> {
  return page.locator('p.name').allTextContents();
}

describe.each(languages)('the levels: $locale', (texts) => {
  test('are offered by name with a word on each, and play', async () => {
    const visit = await house.visit(undefined, { locale: texts.locale });
    const { page } = visit;
    await page.getByRole('button', { name: texts.options, exact: true }).click();
    const level = page.getByLabel(texts.level, { exact: true }).first();
    const offered = await level.locator('option').allTextContents();
    expect(offered.map((text) => text.trim())).toEqual(
      texts.names.map((name, number) => `${number + 1} · ${name}`),
    );
    const words = new Set<string>();
    for (const [number] of texts.names.entries()) {
      await level.selectOption({ index: number });
      words.add((await page.locator('dialog .about').first().textContent()) ?? '');
    }
    expect(words.size).toBe(8);
    expect(words.has('')).toBe(false);

    await page.getByRole('button', { name: texts.another }).click();
    await page.getByLabel(texts.level, { exact: true }).nth(1).selectOption({ index: 0 });
    await page.locator('dialog .button.main').click();
    await page.waitForURL(/\/t\//);
    await waitForQuestion(page);
    await playAWhile([page], 2);
    await waitForQuestion(page);
    const seated = (await names(page)).join(' ');
    expect(seated).toContain(texts.names[7]);
    expect(seated).toContain(texts.names[0]);
    await visit.close();
  });
});
