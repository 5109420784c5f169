// Chains of cubic curves: the lines along which walls and roads run.
import { turnPoint, type Point } from '../geometry.ts';
import { coordinates } from '../svg.ts';

export type Cubic = readonly [start: Point, handle: Point, handle: Point, end: Point];
export type Chain = readonly Cubic[];

export function turnChain(chain: Chain, turn: number): Chain {
  return chain.map(([a, b, c, d]): Cubic => [
    turnPoint(a, turn),
    turnPoint(b, turn),
    turnPoint(c, turn),
    turnPoint(d, turn),
  ]);
}

export function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const mix = (i: 0 | 1): number =>
    u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [mix(0), mix(1)];
}

export function flatten(chain: Chain, steps = 12): Point[] {
  const points = chain.slice(0, 1).map((cubic) => cubic[0]);
  for (const cubic of chain) for (let i = 1; i <= steps; i++) points.push(pointOn(cubic, i / steps));
  return points;
}

export function chainPath(chain: Chain): string {
  const [first] = chain;
  const curves = chain.map(([, b, c, d]) => 'C' + coordinates(...b, ...c, ...d));
  return first ? 'M' + coordinates(...first[0]) + curves.join('') : '';
}

export function linePath(points: readonly Point[]): string {
  return 'M' + points.map((point) => coordinates(...point)).join('L');
}

/** Written out, as it is what painting spends its time on. */
export function distanceToLine([px, py]: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const along = ((px - a[0]) * dx + (py - a[1]) * dy) / (dx * dx + dy * dy || 1);
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const x = px - a[0] - t * dx;
    const y = py - a[1] - t * dy;
    least = Math.min(least, x * x + y * y);
  }
  return Math.sqrt(least);
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function moved([x, y]: Point, [dx, dy]: Point, by = 1): Point {
  return [x + dx * by, y + dy * by];
}

/** The way a line goes at one of its points; square to the edge of the tile where it ends there. */
function directionAt(line: readonly Point[], i: number): Point {
  const [ax, ay] = line[Math.max(0, i - 1)] as Point;
  const [bx, by] = line[Math.min(line.length - 1, i + 1)] as Point;
  const [x, y] = line[i] as Point;
  if (x === 0 || x === 100) return [Math.sign(bx - ax), 0];
  if (y === 0 || y === 100) return [0, Math.sign(by - ay)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

/** The closed outline of a band of the given width along a line. */
export function bandAlong(line: readonly Point[], width: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, i) => {
    const [dx, dy] = directionAt(line, i);
    left.push(moved(point, [dy, -dx], width / 2));
    right.unshift(moved(point, [dy, -dx], -width / 2));
  });
  return [...left, ...right];
}
