// The end of a game without a mouse.
import { describe, expect, test } from 'vitest';
import { House } from './house.ts';
import { finalScores, playToTheEnd } from './play.ts';
import { recordedScores } from './recorded.ts';
import { playTheEnd, wholeGames } from './tables.ts';

const house = new House(wholeGames);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe('a game is played to its end', () => {
  test('by keyboard alone', async () => {
    const visit = await playTheEnd(house, 'castle', 10);
    await playToTheEnd(visit.page, 'keys');
    expect(await finalScores(visit.page)).toEqual(await recordedScores(visit.page));
    await visit.close();
  });

  test('by touch on a phone', async () => {
    const visit = await playTheEnd(house, 'bridges', 10, phone);
    await playToTheEnd(visit.page, 'touch');
    expect(await finalScores(visit.page)).toEqual(await recordedScores(visit.page));
    await visit.close();
  });
});
