// The server's own word on how a game ended.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The points of the game that a page shows, the most first, as the result ranks them. */
export async function recordedScores(page: Page): Promise<number[]> {
  const { origin, pathname, search } = new URL(page.url());
  const answer = await page.request.get(`${origin}/api/tables/${pathname.split('/')[2]}${search}`);
  const { table } = (await answer.json()) as { table: { scores: number[]; phase: string } };
  expect(table.phase).toBe('finished');
  return table.scores.sort((a, b) => b - a);
}
