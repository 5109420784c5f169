// Points that rise from the board.
import { expect, test } from 'vitest';
import type { ScoredEvent } from '../../model/game_events.ts';
import { startPosition, type Position } from '../../model/position.ts';
import { gainsBetween, goesOn } from './gains.ts';
import { planeSurface } from '../surface/plane_surface.ts';

const start: Position = { ...startPosition({ game: 'carcassonne', with: [], players: 2 }), counted: [] };
const surface = planeSurface(start);
const road: ScoredEvent = {
  event: 'scored',
  kind: 'road',
  points: 7,
  seats: [0, 1],
  cell: [0, 0],
  feature: 1,
};
const counting = (...counted: ScoredEvent[]): Position => ({ ...start, counted });

test('what is counted in the end rises from its area, for each of those who share it', () => {
  const { x, y } = surface.stand([0, 0], 1);
  const gains = gainsBetween(counting(), counting(road), surface);
  expect(gains.map(({ seat, points }) => [seat, points])).toEqual([
    [0, 7],
    [1, 7],
  ]);
  expect(gains[0]?.at).toEqual([x, y]);
  expect(gains[1]?.at).not.toEqual([x, y]);
});

test('what has no place on the board rises from the last tile, without what a gate takes', () => {
  const nests: ScoredEvent = { event: 'scored', kind: 'nests', points: 9, seats: [1], lost: 4 };
  expect(gainsBetween(counting(road), counting(road, nests), surface)).toEqual([
    { seat: 1, points: 5, at: [50, 50] },
  ]);
});

test('a jump tells nothing', () => {
  expect(goesOn(counting(), counting(road))).toBe(true);
  expect(goesOn(counting(), counting(road, road))).toBe(false);
  expect(goesOn(counting(road), counting())).toBe(false);
});
