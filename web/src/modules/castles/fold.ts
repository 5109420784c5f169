// What is remembered of castles, and what each event makes of it.
import { supplied } from '../../model/counts.ts';
import type { Cell, GameEvent, ReturnedEvent } from '../../model/game_events.ts';
import { without } from '../../model/lists.ts';
import { sameCell, type PlacedFollower, type Position } from '../../model/position.ts';
import type { CastleEvent } from './events.ts';
import { castleHalf } from './places.ts';

/** Whether a follower stands in the part of its tile that is half of the castle. */
function standsInCastle(position: Position, follower: PlacedFollower, { seat, cells }: CastleEvent): boolean {
  const [a, b] = cells;
  const isHalf = (cell: Cell, other: Cell): boolean =>
    sameCell(follower.cell, cell) && follower.feature === castleHalf(position, cell, other);
  return follower.seat === seat && (isHalf(a, b) || isHalf(b, a));
}

function buildCastle(position: Position, event: CastleEvent): Position {
  const { seat, cells } = event;
  const followers = without(position.followers, (follower) => standsInCastle(position, follower, event));
  const castles = [...position.castles, { seat, cells, occupied: true }];
  return supplied({ ...position, followers, castles }, 'castles', seat, -1);
}

function leaveCastle(position: Position, { seat, cell, cells }: ReturnedEvent): Position {
  const left = position.castles.find(
    (castle) =>
      castle.seat === seat &&
      castle.occupied &&
      sameCell(castle.cells[0], cell) &&
      (!cells || sameCell(castle.cells[1], cells[1])),
  );
  const castles = position.castles.map((castle) =>
    castle === left ? { ...castle, occupied: false } : castle,
  );
  return { ...position, castles };
}

export function foldCastle(position: Position, event: GameEvent): Position {
  if (event.event === 'castle') return buildCastle(position, event);
  const isLeft = event.event === 'returned' && event.feature === 'castle';
  return isLeft ? leaveCastle(position, event) : position;
}
