// The end of each of the five games; whole_games.long.ts plays all of them from the start page to the result.
import { describe, expect, test } from 'vitest';
import { House } from './house.ts';
import { drawVerdict, finalScores, games, playToTheEnd } from './play.ts';
import { recordedScores } from './recorded.ts';
import { playTheEnd, wholeGames } from './tables.ts';

const house = new House(wholeGames);

describe('a game is played to its end', () => {
  test.each(games)('%s by clicks', async (game) => {
    const visit = await playTheEnd(house, game, 10);
    await playToTheEnd(visit.page, 'clicks');
    expect(await finalScores(visit.page)).toEqual(await recordedScores(visit.page));
    expect(await drawVerdict(visit.page)).toMatch(/^Draw checked: .* your contribution counted\.$/);
    await visit.close();
  });
});
