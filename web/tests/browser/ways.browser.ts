// A whole game without a mouse.
import { describe, expect, test } from 'vitest';
import { House } from './house.ts';
import { beginAgainstComputer, finalScores, playToTheEnd } from './play.ts';

const house = new House();

describe('a game is played to its end', () => {
  test('by keyboard alone', async () => {
    const visit = await house.visit();
    await visit.page.locator('article .button.main').first().focus();
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL(/\/t\//);
    await playToTheEnd(visit.page, 'keys');
    expect((await finalScores(visit.page)).length).toBe(2);
    await visit.close();
  });

  test('by touch on a phone', async () => {
    const visit = await house.visit(undefined, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await beginAgainstComputer(visit.page, 0);
    await playToTheEnd(visit.page, 'touch');
    await visit.close();
  });
});
