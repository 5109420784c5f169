// Someone who plays: whatever is asked is answered, by clicks, by keys or by touch, until the game is over.
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './patience.ts';

export type Way = 'clicks' | 'keys' | 'touch';

const foot = '.board .foot';
const over = '.result .ranking';
/** A question that can be answered now: nothing is under way. */
const asked = `${foot} .actions:not(.busy), ${foot} .auction .asks`;

/** As the page shows it. Each question has an element of its own, which goes once an answer is sent. */
type Question = ElementHandle<Element>;

/** The next question on a page; null once the game is over. */
async function nextQuestion(page: Page): Promise<Question | null> {
  // Told by the page itself: looking again and again would keep it painting.
  const found = await page.evaluateHandle(
    (wanted) =>
      new Promise<Element>((resolve, reject) => {
        const look = (): void => {
          const element = document.querySelector(wanted.over) ?? document.querySelector(wanted.asked);
          if (!element) return;
          observer.disconnect();
          resolve(element);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
        AbortSignal.timeout(wanted.patience).onabort = () => reject(new Error('nothing is asked'));
        look();
      }),
    { over, asked, patience },
  );
  const isOver = await found.evaluate((element, wanted) => element.matches(wanted), over);
  return isOver ? null : found;
}

async function isOpen(question: Question): Promise<boolean> {
  return question.evaluate((element) => element.isConnected);
}

export async function waitForQuestion(page: Page): Promise<void> {
  await nextQuestion(page);
}

/** Whichever of the pages is asked next. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  return Promise.race(
    pages.map(async (page) => {
      await nextQuestion(page);
      return page;
    }),
  );
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

async function press(button: Locator, way: Way): Promise<void> {
  await (way === 'touch' ? button.tap() : button.click());
}

/** Puts the tile onto one of the lit cells. The board may move meanwhile: then nothing is laid. */
async function place(page: Page, way: Way, turn: number): Promise<void> {
  if ((await cellsInReach(page)).length === 0) await page.keyboard.press('f');
  const cells = await cellsInReach(page);
  const at = cells[(turn * 7) % cells.length];
  if (!at) return;
  if (way === 'touch') await page.touchscreen.tap(...at);
  else await page.mouse.click(...at);
  const lay = page.locator(`${foot} .button.main`);
  if ((await lay.count()) > 0) await press(lay.first(), way);
}

/** Tiles under the hammer: the first open tile at the lowest price, or no bid. */
async function bid(page: Page, way: Way): Promise<void> {
  const answers = page.locator(`${foot} .auction .answers button:enabled`);
  if ((await answers.count()) === 0)
    await press(page.locator(`${foot} .auction .tile[aria-disabled=false]`).first(), way);
  if (way === 'keys') {
    await answers.last().focus();
    await page.keyboard.press('Enter');
  } else await press(answers.last(), way);
}

/** One key after the other, as long as the question stands. */
async function pressKeys(page: Page, question: Question, keys: readonly string[]): Promise<void> {
  await page.locator('.board[role=application]').focus();
  for (const key of keys) if (await isOpen(question)) await page.keyboard.press(key);
}

async function choose(page: Page, way: Way, turn: number): Promise<void> {
  const chips = page.locator(`${foot} .actions ol button:enabled`);
  const count = await chips.count();
  if (count > 0) await press(chips.nth(turn % count), way);
  const buttons = page.locator(`${foot} .buttons button.main:enabled`);
  if ((await buttons.count()) > 0) await press(buttons.first(), way);
}

/** Does what usually answers a question of this kind. */
async function tryToAnswer(page: Page, question: Question, way: Way, turn: number): Promise<void> {
  const isBidding = await question.evaluate((element) => element.closest('.auction') !== null);
  if (isBidding) return bid(page, way);
  const isPlacing = (await page.locator('.board .p-cell, .board .w-legal').count()) > 0;
  if (way !== 'keys') return isPlacing ? place(page, way, turn) : choose(page, way, turn);
  if (isPlacing) return pressKeys(page, question, [turn % 2 === 0 ? 'ArrowRight' : '1', 'Enter']);
  return pressKeys(page, question, turn % 3 === 0 ? ['0', '1', 'Enter'] : ['1', 'Enter']);
}

/** Answers the next question on a page, until an answer is on its way. */
export async function answer(page: Page, way: Way, turn: number): Promise<void> {
  const question = await nextQuestion(page);
  const limit = Date.now() + patience;
  for (let attempt = turn; question && (await isOpen(question)); attempt++) {
    if (Date.now() > limit) throw new Error(`this stays unanswered: ${await question.textContent()}`);
    await tryToAnswer(page, question, way, attempt);
  }
}

/** Plays to the end, against whoever answers by themselves. */
export async function playToTheEnd(page: Page, way: Way): Promise<void> {
  for (let turn = 0; await nextQuestion(page); turn++) await answer(page, way, turn);
}

export const games = ['carcassonne', 'bridges', 'wheel', 'castle', 'falcon'] as const;
export type Game = (typeof games)[number];

/** From the start page, against the computer. */
export async function beginAgainstComputer(page: Page, game: Game): Promise<void> {
  await page.locator('article .button.main').nth(games.indexOf(game)).click();
  await page.waitForURL(/\/t\//);
  await waitForQuestion(page);
}

/** The points as they stand in the result. */
export async function finalScores(page: Page): Promise<number[]> {
  const scores = await page.locator('.result .ranking .score').allTextContents();
  expect(scores.length).toBeGreaterThan(0);
  return scores.map(Number);
}

/** What the page says of the draw, once it has dealt the tiles again. */
export async function drawVerdict(page: Page): Promise<string> {
  return (await page.locator('.result .draw').textContent()) ?? '';
}
