// The end of a game is staged: who has won is told last.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { House } from './house.ts';
import { answer, finalScores, games, playToTheEnd } from './play.ts';
import { recordedScores } from './recorded.ts';
import { playTheEnd, wholeGames } from './tables.ts';

const house = new House(wholeGames);
const moving = { reducedMotion: 'no-preference' } as const;
const scoring = '.replay section[aria-label="Final scoring"]';

interface Step {
  said: string;
  isWinnerTold: boolean;
}

/** Has the page note every step of the final scoring that it shows. */
async function noteSteps(page: Page): Promise<() => Promise<Step[]>> {
  const steps = await page.evaluateHandle((selector) => {
    const seen: Step[] = [];
    const look = (): void => {
      const said = document.querySelector(`${selector} .said`)?.textContent;
      if (said === undefined || said === null || seen.at(-1)?.said === said) return;
      seen.push({ said, isWinnerTold: document.querySelector('.result, .won .name') !== null });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    return seen;
  }, scoring);
  return async () => steps.jsonValue();
}

/** The steps follow each other at once, or never. */
async function setPace(page: Page, pace: 'at once' | 'never'): Promise<void> {
  await page.evaluate((isNever) => {
    const later = window.setTimeout.bind(window);
    const isStep = (time: unknown): boolean => Number(time) > 400 && Number(time) <= 1000;
    const set = (handler: TimerHandler, time?: number, ...rest: unknown[]): number =>
      isStep(time) ? (isNever ? 0 : later(handler, 0, ...rest)) : later(handler, time, ...rest);
    Object.assign(window, { setTimeout: set });
  }, pace === 'never');
}

/** Answers what is asked until the final scoring is shown. */
async function playToTheScoring(page: Page): Promise<void> {
  const ended = page.locator(scoring);
  for (let turn = 0; !(await ended.isVisible()); turn++)
    await Promise.race([answer(page, 'clicks', turn), ended.waitFor()]);
}

describe('the final scoring', () => {
  test.each(games)('of %s is shown area by area, and the winner last', async (game) => {
    const visit = await playTheEnd(house, game, 4, moving);
    const steps = await noteSteps(visit.page);
    await setPace(visit.page, 'at once');
    await playToTheEnd(visit.page, 'clicks');
    const [begin, ...counted] = await steps();
    expect(begin?.said).toBe('');
    expect(counted.length).toBeGreaterThan(2);
    expect(counted.map(({ isWinnerTold }) => isWinnerTold)).toEqual(counted.map(() => false));
    expect(await finalScores(visit.page)).toEqual(await recordedScores(visit.page));
    await visit.close();
  });

  test('is skipped by a key', async () => {
    const visit = await playTheEnd(house, 'carcassonne', 4, moving);
    await setPace(visit.page, 'never');
    await playToTheScoring(visit.page);
    expect(await seriousFaults(visit.page)).toEqual([]);
    await visit.page.keyboard.press('Escape');
    await visit.page.locator('.result .ranking').waitFor();
    expect(await seriousFaults(visit.page)).toEqual([]);
    await visit.close();
  });

  test('is left out for those who want no movement', async () => {
    const visit = await playTheEnd(house, 'carcassonne', 4);
    const steps = await noteSteps(visit.page);
    await playToTheEnd(visit.page, 'clicks');
    expect(await steps()).toEqual([]);
    await visit.close();
  });
});
