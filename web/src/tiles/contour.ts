// Outlines of the places of a grid where a value is above zero, found square by square and drawn with few
// points.
import { distanceToSegment, type Point } from './geometry.ts';

export interface Grid {
  columns: number;
  rows: number;
  /** Where a node lies. */
  at(column: number, row: number): Point;
  /** Above zero is inside; nodes beyond the grid count as outside. */
  value(column: number, row: number): number;
}

interface Crossing {
  key: string;
  point: Point;
}

/** Closed loops; those around holes run the other way. */
export function contours(grid: Grid): Point[][] {
  const next = new Map<string, Crossing[]>();
  for (let row = -1; row < grid.rows; row++)
    for (let column = -1; column < grid.columns; column++)
      for (const [from, to] of crossingsOf(grid, column, row))
        next.set(from.key, [...(next.get(from.key) ?? []), to]);
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop = follow(next, start);
    if (loop.length > 2) loops.push(simplified(loop, 0.12));
  }
  return loops;
}

function follow(next: Map<string, Crossing[]>, start: string): Point[] {
  const loop: Point[] = [];
  for (let step = next.get(start)?.pop(); step; step = next.get(step.key)?.pop()) loop.push(step.point);
  return loop;
}

const clockwise: readonly Point[] = [[0, 0], [1, 0], [1, 1], [0, 1]]; // prettier-ignore

/** The pieces of the outline within one square, the inside to their right. */
function crossingsOf(grid: Grid, column: number, row: number): [Crossing, Crossing][] {
  const corners = clockwise.map(([dx, dy]): Point => [column + dx, row + dy]);
  const inside = corners.map(([c, r]) => valueAt(grid, c, r) > 0);
  const entries: Crossing[] = [];
  const exits: Crossing[] = [];
  corners.forEach((corner, i) => {
    const following = corners[(i + 1) % 4] as Point;
    if (inside[i] === inside[(i + 1) % 4]) return;
    (inside[i] ? exits : entries).push(crossing(grid, corner, following));
  });
  // Where two opposite corners are inside, each is cut off by itself.
  const shift = inside[0] ? 1 : 0;
  return exits.map((exit, i) => [exit, entries[(i + shift) % entries.length] as Crossing]);
}

function valueAt(grid: Grid, column: number, row: number): number {
  const beyond = column < 0 || row < 0 || column >= grid.columns || row >= grid.rows;
  return beyond ? -Infinity : grid.value(column, row);
}

function crossing(grid: Grid, a: Point, b: Point): Crossing {
  const [from, to] = a[0] < b[0] || a[1] < b[1] ? [a, b] : [b, a];
  const [va, vb] = [valueAt(grid, ...from), valueAt(grid, ...to)];
  const key = `${from.join()} ${to.join()}`;
  if (va === -Infinity) return { key, point: grid.at(...to) };
  if (vb === -Infinity) return { key, point: grid.at(...from) };
  const t = va / (va - vb);
  const [ax, ay] = grid.at(...from);
  const [bx, by] = grid.at(...to);
  return { key, point: [ax + (bx - ax) * t, ay + (by - ay) * t] };
}

/** The loop without the points that lie within a tolerance of the line without them. */
function simplified(loop: readonly Point[], tolerance: number): Point[] {
  const far = loop.reduce(
    (best, point, i) => (apart(point, loop[0]) > apart(loop[best], loop[0]) ? i : best),
    0,
  );
  const there = thinned(loop.slice(0, far + 1), tolerance);
  const back = thinned([...loop.slice(far), loop[0] as Point], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function apart(a: Point | undefined, b: Point | undefined): number {
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
}

function thinned(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0] as Point, line[line.length - 1] as Point];
  let [worst, most] = [0, tolerance];
  line.forEach((point, i) => {
    const off = distanceToSegment(point, first, last);
    if (off > most) [worst, most] = [i, off];
  });
  if (!worst) return [first, last];
  return [
    ...thinned(line.slice(0, worst + 1), tolerance).slice(0, -1),
    ...thinned(line.slice(worst), tolerance),
  ];
}
