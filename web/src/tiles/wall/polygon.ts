// What is done with the outlines of buildings: cutting, shrinking, and finding the part that is walled.
import { distanceToSegment, isInside, type Point } from '../geometry.ts';

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);
}

export function between([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

/** The corners and the one that follows each. */
export function sidesOf(points: readonly Point[]): [Point, Point][] {
  return points.map((point, i) => [point, points[(i + 1) % points.length] ?? point]);
}

/** The part of the polygon where a·x + b·y + c is not negative. */
export function cutBy(points: readonly Point[], a: number, b: number, c: number): Point[] {
  const height = ([x, y]: Point): number => a * x + b * y + c;
  return sidesOf(points).flatMap(([from, to]): Point[] => {
    const start = height(from);
    const end = height(to);
    const kept = start >= 0 ? [from] : [];
    return start * end < 0 ? [...kept, between(from, to, start / (start - end))] : kept;
  });
}

/** Distance to the outline, negative inside. */
export function distanceToPolygon(point: Point, points: readonly Point[]): number {
  let nearest = Infinity;
  let from = points[points.length - 1] ?? point;
  for (const to of points) {
    nearest = Math.min(nearest, distanceToSegment(point, from, to));
    from = to;
  }
  return isInside(point, points) ? -nearest : nearest;
}

/** Outward unit normal of a side of a clockwise polygon. */
export function normalOf([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / length, (ax - bx) / length];
}

/** A clockwise polygon with each side moved inwards by its own width; corners keep their order. */
export function shrunk(points: readonly Point[], widthOf: (side: number) => number): Point[] {
  const lines = sidesOf(points).map(([from, to], i) => {
    const [nx, ny] = normalOf(from, to);
    return { nx, ny, c: nx * from[0] + ny * from[1] - widthOf(i) };
  });
  return points.map((point, i): Point => {
    const one = lines[(i + lines.length - 1) % lines.length];
    const two = lines[i];
    if (!one || !two) return point;
    const det = one.nx * two.ny - one.ny * two.nx;
    if (Math.abs(det) < 0.05) return [point[0] - two.nx * widthOf(i), point[1] - two.ny * widthOf(i)];
    return [(one.c * two.ny - two.c * one.ny) / det, (one.nx * two.c - two.nx * one.c) / det];
  });
}

/** The tile side (0 north … 3 west) on which both points lie, or -1. */
export function tileSideOf([ax, ay]: Point, [bx, by]: Point): number {
  if (ay < 0.1 && by < 0.1) return 0;
  if (ax > 99.9 && bx > 99.9) return 1;
  if (ay > 99.9 && by > 99.9) return 2;
  if (ax < 0.1 && bx < 0.1) return 3;
  return -1;
}

/** The outline without its sides on the tile's edge, where the building goes on beyond it. */
export function walledRuns(points: readonly Point[]): { points: Point[]; closed: boolean }[] {
  const sides = sidesOf(points);
  const open = sides.findIndex(([from, to]) => tileSideOf(from, to) >= 0);
  if (open < 0) return [{ points: [...points], closed: true }];
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const [from, to] of [...sides.slice(open + 1), ...sides.slice(0, open + 1)]) {
    if (tileSideOf(from, to) < 0) {
      run = run.length ? [...run, to] : [from, to];
    } else if (run.length) {
      runs.push(run);
      run = [];
    }
  }
  return runs.map((points) => ({ points, closed: false }));
}
