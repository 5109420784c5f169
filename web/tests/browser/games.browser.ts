// The end of each of the five games, and one whole game from the start page to the result.
import { describe, expect, test } from 'vitest';
import { House } from './house.ts';
import { beginAgainstComputer, finalScores, games, playToTheEnd } from './play.ts';
import { recordedScores } from './recorded.ts';
import { playTheEnd, wholeGames } from './tables.ts';

const house = new House(wholeGames);

test('a game is played from the start page to its end', async () => {
  const visit = await house.visit();
  await beginAgainstComputer(visit.page, 'carcassonne');
  await playToTheEnd(visit.page, 'clicks');
  expect(await finalScores(visit.page)).toEqual(await recordedScores(visit.page));
  await visit.close();
});

describe('a game is played to its end', () => {
  test.each(games)('%s by clicks', async (game) => {
    const visit = await playTheEnd(house, game, 18);
    await playToTheEnd(visit.page, 'clicks');
    expect(await finalScores(visit.page)).toEqual(await recordedScores(visit.page));
    await visit.close();
  });
});
