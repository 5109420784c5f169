// The walk through the areas: one after the other with one key, and to the nearest one with the arrows.
import type { Point } from '../../tiles/geometry.ts';
import { startPlay, step } from '../ask/play.ts';

interface Stop {
  /** In board units. */
  anchor: Point;
}

const rowOf = ({ anchor: [, y] }: Stop): number => Math.floor(y / 100);

/** As one reads: row by row of cells from the north, and from the west in each. */
export function inReadingOrder<Each extends Stop>(stops: readonly Each[]): Each[] {
  return [...stops].sort((a, b) => rowOf(a) - rowOf(b) || a.anchor[0] - b.anchor[0]);
}

/** Which stop is next; `at` is below 0 where the walk has not begun. After the last one it begins anew. */
export function nextStop(count: number, at: number, by: 1 | -1): number {
  if (count === 0) return -1;
  return at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
}

/** The nearest stop in a direction, as between choices; the same one if there is none. */
export function stopTowards(stops: readonly Stop[], at: number, way: Point): number {
  if (at < 0) return nextStop(stops.length, at, way[0] + way[1] > 0 ? 1 : -1);
  const choices = stops.map(({ anchor }) => ({ target: { on: 'extra' } as const, anchor, lines: [] }));
  return step({ ...startPlay(choices, null), at }, { do: 'step', way }).play.at ?? at;
}
