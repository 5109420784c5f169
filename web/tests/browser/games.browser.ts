// Each of the five games against the computer, from the start page to the result.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { House } from './house.ts';
import { beginAgainstComputer, finalScores, games, playToTheEnd } from './play.ts';

const house = new House();

/** The server's own word on how the game ended. */
async function recordedScores(page: Page): Promise<number[]> {
  const path = new URL(page.url());
  const answer = await page.request.get(`/api/tables/${path.pathname.split('/')[2]}${path.search}`, {});
  const { table } = (await answer.json()) as { table: { scores: number[]; phase: string } };
  expect(table.phase).toBe('finished');
  return table.scores;
}

describe('a game is played to its end', () => {
  test.each(games.map((name, index) => [name, index] as const))('%s by clicks', async (_, index) => {
    const visit = await house.visit(house.server.url, { baseURL: house.server.url });
    await beginAgainstComputer(visit.page, index);
    await playToTheEnd(visit.page, 'clicks');
    const shown = await finalScores(visit.page);
    expect([...shown].sort()).toEqual([...(await recordedScores(visit.page))].sort());
    await visit.close();
  });
});
