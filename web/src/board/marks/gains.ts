// Points that came in between two positions, and where on the board they were made.
import { countedSpots } from '../../model/counted.ts';
import type { ScoredEvent } from '../../model/game_events.ts';
import type { Position } from '../../model/position.ts';
import type { Point } from '../../tiles/geometry.ts';
import { middleOf, type Surface } from '../surface/surface.ts';

const furthest = 3;
const lineHeight = 36;

export interface Gain {
  seat: number;
  points: number;
  at: Point;
}

const lastTile = ({ tiles }: Position): Point => middleOf(tiles.at(-1)?.cell ?? [0, 0]);

/** Where a follower of the seat has gone home from, or where the last tile lies. */
function placeOf(seat: number, before: Position, after: Position, surface: Surface): Point {
  const gone = before.followers.find((each) => each.seat === seat && !after.followers.includes(each));
  if (!gone) return lastTile(after);
  const { x, y } = surface.stand(gone.cell, gone.feature);
  return [x, y];
}

/** What the final scoring has just counted; null if that is not what happened. */
function countedBetween(before: Position, after: Position): ScoredEvent | null {
  const [last, now] = [before.counted, after.counted];
  return last && now && now.length === last.length + 1 ? (now.at(-1) ?? null) : null;
}

/** In the area itself, a line for each of those who share it. What a gate takes is not gained. */
function countedGains(event: ScoredEvent, after: Position, surface: Surface): Gain[] {
  const [spot] = countedSpots(event, after);
  const stand = spot && surface.stand(spot.cell, spot.feature);
  const [x, y] = stand ? [stand.x, stand.y] : lastTile(after);
  const points = event.points - (event.lost ?? 0);
  return event.seats.map((seat, i) => ({ seat, points, at: [x, y + i * lineHeight] }));
}

/** Whether one position shows what happened after the other: a jump in a replay tells nothing. */
export function goesOn(before: Position, after: Position): boolean {
  const isLater = after.ply > before.ply && after.ply <= before.ply + furthest;
  return isLater || countedBetween(before, after) !== null;
}

export function gainsBetween(before: Position, after: Position, surface: Surface): Gain[] {
  const counted = countedBetween(before, after);
  if (counted) return countedGains(counted, after, surface);
  return after.scores.flatMap((score, seat) => {
    const points = score - (before.scores[seat] ?? 0);
    return points === 0 ? [] : [{ seat, points, at: placeOf(seat, before, after, surface) }];
  });
}
