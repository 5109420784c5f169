// Points that came in between two positions, and where on the board they were made.
import type { Position } from '../model/position.ts';
import type { Point } from '../tiles/geometry.ts';
import { middleOf, type Surface } from './surface.ts';

export interface Gain {
  seat: number;
  points: number;
  at: Point;
}

/** Where a follower of the seat has gone home from, or where the last tile lies. */
function placeOf(seat: number, before: Position, after: Position, surface: Surface): Point {
  const gone = before.followers.find((each) => each.seat === seat && !after.followers.includes(each));
  if (!gone) return middleOf(after.tiles.at(-1)?.cell ?? [0, 0]);
  const { x, y } = surface.stand(gone.cell, gone.feature);
  return [x, y];
}

export function gainsBetween(before: Position, after: Position, surface: Surface): Gain[] {
  return after.scores.flatMap((score, seat) => {
    const points = score - (before.scores[seat] ?? 0);
    return points === 0 ? [] : [{ seat, points, at: placeOf(seat, before, after, surface) }];
  });
}
