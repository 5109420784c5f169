// Castles on the board: which parts of their two tiles they are, and how they are named by spots.
import type { Surface } from '../../board/surface/surface.ts';
import { sides, turnSide, type Point } from '../../tiles/geometry.ts';
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

/** The middle of the edge between the two tiles of a castle. */
export function castleMiddle([a, b]: readonly [Cell, Cell]): Point {
  return [(a[0] + b[0]) * 50 + 50, (a[1] + b[1]) * 50 + 50];
}

/** The two tiles of a castle and the four beside them. */
export function castleCells([a, b]: readonly [Cell, Cell]): Cell[] {
  const aside: Cell = a[0] === b[0] ? [1, 0] : [0, 1];
  return [-1, 0, 1].flatMap((by) =>
    [a, b].map((cell): Cell => [cell[0] + by * aside[0], cell[1] + by * aside[1]]),
  );
}

/** The wall around a castle's ground. */
export function castleOutline(surface: Surface, cells: Cells): string {
  return surface.outline({ kind: 'city', spots: castleHalves(surface.position, cells) });
}

/** The castle at a point of the board. */
export function castleUnder({ castles }: Position, [x, y]: Point): PlacedCastle | null {
  const near = ({ cells }: PlacedCastle): boolean => {
    const [mx, my] = castleMiddle(cells);
    return Math.hypot(x - mx, y - my) < 34;
  };
  return castles.find(near) ?? null;
}

/** Where a follower stands that waits on a castle. */
export function castleStand({ castles }: Position, cell: Cell): { x: number; y: number; role: string } {
  const castle = castles.find(({ cells }) => cells.some((each) => sameCell(each, cell)));
  const [x, y] = castle ? castleMiddle(castle.cells) : [cell[0] * 100 + 50, cell[1] * 100 + 50];
  return { x, y: y + 16, role: 'knight' };
}
