// Each of the five games against the computer, from the start page to the result, and without a mouse.
import { describe, expect, test } from 'vitest';
import { textsIn } from '../../src/i18n/language.ts';
import { House } from './house.ts';
import { Listener, tabTo } from './listening.ts';
import { beginAgainstComputer, finalScores, games, playToTheEnd } from './play.ts';
import { recordedScores } from './recorded.ts';

const house = new House();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe('a whole game is played', () => {
  test.each(games)('%s by clicks', async (game) => {
    const visit = await house.visit();
    await beginAgainstComputer(visit.page, game);
    await playToTheEnd(visit.page, 'clicks');
    expect(await finalScores(visit.page)).toEqual(await recordedScores(visit.page));
    await visit.close();
  });

  test('by keyboard alone', async () => {
    const visit = await house.visit();
    await visit.page.locator('article .button.main').first().focus();
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL(/\/t\//);
    await playToTheEnd(visit.page, 'keys');
    expect(await finalScores(visit.page)).toEqual(await recordedScores(visit.page));
    await visit.close();
  });

  test.each(games)('%s by ear', async (game) => {
    const visit = await house.visit();
    const { page } = visit;
    await tabTo(
      page,
      page.getByRole('button', { name: textsIn.en.start.playComputer }).nth(games.indexOf(game)),
    );
    await page.keyboard.press('Enter');
    const listener = new Listener(page);
    await listener.playToTheEnd();
    expect(await listener.finalScores()).toEqual(await recordedScores(page));
    await visit.close();
  });

  test('by touch on a phone', async () => {
    const visit = await house.visit(undefined, phone);
    await beginAgainstComputer(visit.page, 'carcassonne');
    await playToTheEnd(visit.page, 'touch');
    expect(await finalScores(visit.page)).toEqual(await recordedScores(visit.page));
    await visit.close();
  });
});
