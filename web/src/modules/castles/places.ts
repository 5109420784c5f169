// Castles on the board: which parts of their two tiles they are, and how they are named by spots.
import { sides, turnSide } from '../../tiles/geometry.ts';
import type { Cell } from '../../model/game_events.ts';
import type { Spot } from '../../model/move.ts';
import { sameCell, tileAt, type Position } from '../../model/position.ts';
import { featuresOf } from '../../model/sets.ts';

export interface PlacedCastle {
  seat: number;
  cells: readonly [Cell, Cell];
  /** A follower of the owner stands on it. */
  occupied: boolean;
}

type Cells = PlacedCastle['cells'];

function facing([x, y]: Cell, [otherX, otherY]: Cell): number {
  if (x === otherX) return otherY < y ? 0 : 2;
  return otherX > x ? 1 : 3;
}

/** The feature of one tile of a castle that is half of it; -1 if there is none. */
export function castleHalf(position: Position, cell: Cell, other: Cell): number {
  const placed = tileAt(position, cell);
  const side = sides[facing(cell, other)];
  return featuresOf(placed?.tile ?? '', cell).findIndex(
    (each) => each.kind === 'city' && each.sides.some((its) => turnSide(its, placed?.turn ?? 0) === side),
  );
}

/** Both halves as features of their tiles. */
export function castleHalves(position: Position, [a, b]: Cells): [number, number, number][] {
  return [
    [...a, castleHalf(position, a, b)],
    [...b, castleHalf(position, b, a)],
  ];
}

/** A castle as spots: both of its cells, because two castles may have one in common. */
export function castleSpots(cells: Cells): Spot[] {
  return cells.map((cell) => ({ cell, feature: 'castle' }));
}

/** The castles that are named so. */
export function castlesNamed({ castles }: Position, spots: readonly Spot[]): PlacedCastle[] {
  const named = (cell: Cell): boolean =>
    spots.some((spot) => spot.feature === 'castle' && sameCell(spot.cell, cell));
  return castles.filter(({ cells }) => cells.every(named));
}
