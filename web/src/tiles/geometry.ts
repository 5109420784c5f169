// Points, sides and turns. A tile is 100 × 100, x to the east, y to the south; turns are clockwise.
import type { Side, Turn } from './data.ts';

export type Point = readonly [x: number, y: number];

export const sides: readonly Side[] = ['N', 'E', 'S', 'W'];

/** A point of an unturned tile, where it lies when the tile is turned. */
export function turnPoint([x, y]: Point, turn: number): Point {
  let turned: Point = [x, y];
  for (let i = 0; i < ((turn % 4) + 4) % 4; i++) turned = [100 - turned[1], turned[0]];
  return turned;
}

export function turnSide(side: Side, turn: number): Side {
  return sides[(sides.indexOf(side) + turn + 4) % 4] as Side;
}

/** Half-edges are numbered clockwise from the left half of the north edge. */
export function turnHalf(half: number, turn: Turn): number {
  return (half + 2 * turn) % 8;
}

export function distanceToSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  const x = px - ax - t * dx;
  const y = py - ay - t * dy;
  // Not Math.hypot, which is many times slower; grids ask for this distance thousands of times.
  return Math.sqrt(x * x + y * y);
}

export function isInside([px, py]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i] as Point;
    const b = polygon[j] as Point;
    if (a[1] > py !== b[1] > py && px < ((b[0] - a[0]) * (py - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
  }
  return inside;
}
