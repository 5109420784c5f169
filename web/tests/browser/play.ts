// Someone who plays: whatever is asked is answered, by clicks, by keys or by touch, until the game is over.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Way = 'clicks' | 'keys' | 'touch';

const foot = '.board .foot';
const over = '.result .ranking';
/** A question that can be answered now: nothing is under way. */
const asked = `${foot} .actions:not(.busy), ${foot} .auction .asks`;

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(over).count()) > 0;
}

/** What tells one question from the next. */
async function askedNow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    return text('.board .foot') + text('.bar .said') + document.querySelectorAll('.panel li').length;
  });
}

/** The middles of the lit cells that can be reached: on the screen, and under nothing. */
async function cellsInReach(page: Page): Promise<[number, number][]> {
  return page.evaluate(() => {
    const middles = [...document.querySelectorAll('.board .p-cell, .board .w-legal')].map((cell) => {
      const box = cell.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as [number, number];
    });
    return middles.filter(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return (
        there !== null && there.closest('.board') !== null && there.closest('.foot, .tools, .area') === null
      );
    });
  });
}

/** Puts the tile onto one of the lit cells. */
async function place(page: Page, way: Way, turn: number): Promise<void> {
  if ((await cellsInReach(page)).length === 0) await page.keyboard.press('f');
  const cells = await cellsInReach(page);
  const at = cells[(turn * 7) % cells.length];
  if (!at) throw new Error('no cell is lit');
  if (way === 'touch') await page.touchscreen.tap(...at);
  else await page.mouse.click(...at);
  await page.locator(`${foot} .button.main`).first().click({ timeout: 2000 });
}

async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Tiles under the hammer: the first open tile at the lowest price, or no bid. */
async function bid(page: Page, way: Way): Promise<void> {
  const answers = page.locator(`${foot} .auction .answers button:enabled`);
  if ((await answers.count()) === 0)
    await page.locator(`${foot} .auction .tile[aria-disabled=false]`).first().click();
  const last = page.locator(`${foot} .auction .answers button:enabled`).last();
  if (way === 'keys') {
    await last.focus();
    await page.keyboard.press('Enter');
  } else await last.click();
}

async function answerByKeys(page: Page, turn: number): Promise<void> {
  const isPlacing = (await page.locator('.board .p-cell, .board .w-legal').count()) > 0;
  if (isPlacing) {
    await page.locator('.board[role=application]').focus();
    return pressKeys(page, turn % 2 === 0 ? ['ArrowRight', 'Enter', 'Enter'] : ['1', 'Enter', 'Enter']);
  }
  await page.locator('.board[role=application]').focus();
  const declines = turn % 3 === 0;
  await pressKeys(page, declines ? ['0', '1', 'Enter'] : ['1', 'Enter']);
}

async function answerByPointer(page: Page, way: Way, turn: number): Promise<void> {
  if ((await page.locator('.board .p-cell, .board .w-legal').count()) > 0) return place(page, way, turn);
  const chips = page.locator(`${foot} .actions ol button:enabled`);
  const chip = chips.nth(turn % Math.max(1, await chips.count()));
  if ((await chips.count()) > 0) await chip.click({ timeout: 5000 });
  const buttons = page.locator(`${foot} .buttons button.main:enabled`);
  if ((await buttons.count()) > 0) await buttons.first().click({ timeout: 5000 });
}

/** Answers the question that stands; nothing happens while there is none. */
export async function answer(page: Page, way: Way, turn: number): Promise<void> {
  try {
    if ((await page.locator(`${foot} .auction .asks`).count()) > 0) return await bid(page, way);
    if (way === 'keys') return await answerByKeys(page, turn);
    await answerByPointer(page, way, turn);
  } catch (error) {
    // The page may have gone on between a look and a click; the next look tells.
    if (!(error instanceof Error) || !/Timeout|detached|not attached|no cell/.test(error.message))
      throw error;
  }
}

export async function waitForQuestion(page: Page): Promise<void> {
  await page.locator(`${asked}, ${over}`).first().waitFor({ timeout: 30_000 });
}

/** Plays to the end, against whoever answers by themselves. */
export async function playToTheEnd(page: Page, way: Way): Promise<void> {
  const limit = Date.now() + 420_000;
  for (let turn = 0; !(await isOver(page)); turn++) {
    if (Date.now() > limit) throw new Error(`the game does not end: ${await askedNow(page)}`);
    await waitForQuestion(page);
    if (await isOver(page)) return;
    const before = await askedNow(page);
    await answer(page, way, turn);
    await page
      .waitForFunction(
        (old) => {
          const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
          const now =
            text('.board .foot') + text('.bar .said') + document.querySelectorAll('.panel li').length;
          return now !== old || document.querySelector('.result .ranking') !== null;
        },
        before,
        { timeout: 3000 },
      )
      .catch(() => undefined);
  }
}

export const games = ['carcassonne', 'bridges', 'wheel', 'castle', 'falcon'] as const;

/** From the start page, against the computer. */
export async function beginAgainstComputer(page: Page, game: number): Promise<void> {
  await page.locator('article .button.main').nth(game).click();
  await page.waitForURL(/\/t\//);
  await waitForQuestion(page);
}

/** The points as they stand in the result. */
export async function finalScores(page: Page): Promise<number[]> {
  const scores = await page.locator('.result .ranking .score').allTextContents();
  expect(scores.length).toBeGreaterThan(0);
  return scores.map(Number);
}
