// Someone who hears the page: finds everything by its role and name, and has nothing but a keyboard.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { textsIn } from '../../src/i18n/language.ts';

const { board, questions, table } = textsIn.en;

const anyOf = (texts: readonly string[]): RegExp =>
  new RegExp(`^(${texts.map((text) => text.replace(/[.?]/g, '\\$&')).join('|')})$`);

const named = {
  question: anyOf([...Object.values(questions.you), questions.scoreHow, questions.span]),
  place: questions.you.place,
};

export async function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement);
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let pressed = 0; !(await hasFocus(element)); pressed++) {
    if (pressed > 100) throw new Error('it cannot be reached');
    await page.keyboard.press('Tab');
  }
}

export class Listener {
  readonly board: Locator;
  readonly #bazaar: Locator;
  readonly #question: Locator;
  readonly #result: Locator;
  /** All that was read out after a key. */
  readonly heard: string[] = [];

  constructor(readonly page: Page) {
    this.board = page.getByRole('application', { name: board.name });
    this.#bazaar = page.getByRole('region', { name: board.auction });
    this.#question = page
      .getByRole('group', { name: named.question })
      .or(this.#bazaar.getByText(named.question));
    this.#result = page.getByRole('tabpanel', { name: table.tabs.result });
  }

  /** The scores in the result, as they are read. */
  async finalScores(): Promise<number[]> {
    const ranking = this.#result.getByRole('list').first().getByRole('listitem');
    const read = await ranking.allTextContents();
    return read.map((text) => Number(/-?\d+\s*$/.exec(text)?.[0]));
  }

  /** What the live regions of the board say now. */
  async listen(): Promise<string> {
    const said = await this.board.getByRole('status').allTextContents();
    this.heard.push(...said);
    return said.join(' | ');
  }

  async #expectFocus(): Promise<void> {
    expect(await this.page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }

  /** The tile goes to one of the cells that are told. */
  async #place(turn: number): Promise<void> {
    const { keyboard } = this.page;
    await keyboard.press(turn % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    if (turn % 3 === 0) await keyboard.press('r');
    expect(await this.listen()).toMatch(/, beside it: .*, \d+ of \d+ \| \w.*\|/);
    await keyboard.press('Enter');
  }

  /** One of the choices by its number, or none. */
  async #choose(turn: number): Promise<void> {
    const choices = await this.#question.getByRole('listitem').allTextContents();
    expect(new Set(choices).size).toBe(choices.length);
    this.heard.push(...choices);
    const decline = this.#question.getByRole('button', { name: /^(No|Pass)/ });
    const declines = turn % 3 === 2 && (await decline.count()) > 0;
    await this.page.keyboard.press(declines ? '0' : '1');
    // What is still open is how it is scored.
    await this.page.keyboard.press('Enter');
  }

  /** The first tile that can be had, or no more than others bid. */
  async #bid(): Promise<void> {
    const answers = this.#bazaar.getByRole('button', {
      name: /^(Offer|Bid|Buy|Sell) for|^(Bid|Pass|Take)/,
      disabled: false,
    });
    if ((await answers.count()) === 0) {
      const tiles = this.#bazaar.getByRole('list', { name: board.openTiles });
      await tabTo(this.page, tiles.getByRole('button', { disabled: false }).first());
      await this.page.keyboard.press('Enter');
    }
    await tabTo(this.page, answers.last());
    await this.page.keyboard.press('Enter');
  }

  async #respond(turn: number): Promise<void> {
    if ((await this.#bazaar.getByText(named.question).count()) > 0) return this.#bid();
    await tabTo(this.page, this.board);
    const isPlacing = (await this.page.getByRole('group', { name: named.place }).count()) > 0;
    return isPlacing ? this.#place(turn) : this.#choose(turn);
  }

  /** Answers the next question; false once the game is over. */
  async answer(turn: number): Promise<boolean> {
    await this.#question.or(this.#result).first().waitFor();
    if ((await this.#question.count()) === 0) return false;
    const question = await this.#question.elementHandle();
    await this.#expectFocus();
    await this.#respond(turn);
    await question?.waitForElementState('hidden');
    await this.#expectFocus();
    return true;
  }

  async playToTheEnd(): Promise<void> {
    for (let turn = 0; await this.answer(turn); turn++);
  }
}
