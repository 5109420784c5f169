// The middle lines of paths and the bands they cover.
import { isInside, type Point } from '../../geometry.ts';
import { coordinates } from '../../svg.ts';
import { between } from '../polygon.ts';
import { around, middleOf, stepOf, type Compass, type TurnedPath } from '../turned.ts';

/** Half the width of the paving. */
export const laneHalf = 10;
export const squareRadius = 18;
const centre: Point = [50, 50];
const sway = 1.7;

export interface Lane {
  index: number;
  sides: Compass[];
  /** The middle line as a path and as points. */
  d: string;
  lines: Point[][];
  /** The closed outline of the paving. */
  band: Point[];
  /** The middle of the path, where its fountain stands. */
  middle: Point;
  /** Where the path meets the wall of a building, and from which side it comes. */
  door: { at: Point; from: Compass } | undefined;
  square: boolean;
  fountain: boolean;
}

/** A straight lane that sways, but leaves the tile at right angles. */
function swaying(from: Point, to: Point): { d: string; line: Point[] } {
  const [nx, ny] = [-(to[1] - from[1]) / 100, (to[0] - from[0]) / 100];
  const off = (t: number, by: number): Point => {
    const [x, y] = between(from, to, t);
    return [x + nx * by, y + ny * by];
  };
  const [a, p, q, b] = [off(0.14, 0), off(0.36, sway * 2), off(0.64, -sway * 2), off(0.86, 0)];
  const curve = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => {
    const u = 1 - t;
    const mix = (i: 0 | 1): number =>
      u ** 3 * a[i] + 3 * u * u * t * p[i] + 3 * u * t * t * q[i] + t ** 3 * b[i];
    return [mix(0), mix(1)];
  });
  const d = `M${coordinates(...from)}L${coordinates(...a)}C${coordinates(...p, ...q, ...b)}L${coordinates(...to)}`;
  return { d, line: [from, ...curve, to] };
}

/** A quarter circle around the corner between two adjacent sides, the second clockwise from the first. */
function bend(from: Compass, to: Compass): { d: string; line: Point[]; band: Point[] } {
  const [ax, ay] = middleOf(from);
  const [bx, by] = middleOf(to);
  const [cx, cy]: Point = [ax === 50 ? bx : ax, ay === 50 ? by : ay];
  const start = Math.atan2(ay - cy, ax - cx);
  const arc = (radius: number): Point[] =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
      const angle = start - (Math.PI * i) / 16;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    });
  const band = [...arc(50 - laneHalf), ...arc(50 + laneHalf).reverse()];
  return { d: `M${coordinates(ax, ay)}A50 50 0 0 0 ${coordinates(bx, by)}`, line: arc(50), band };
}

/** The outline of a lane along a line, as wide as the paving. */
function bandOf(line: readonly Point[]): Point[] {
  const beside = (sign: number): Point[] =>
    line.map(([x, y], i) => {
      const [px, py] = line[Math.max(0, i - 1)] ?? [x, y];
      const [qx, qy] = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
      const length = Math.hypot(qx - px, qy - py) || 1;
      const reach = (sign * laneHalf) / length;
      return [x - (qy - py) * reach, y + (qx - px) * reach];
    });
  return [...beside(-1), ...beside(1).reverse()];
}

/** The outline of straight branches that meet in the middle. */
function branches(sides: readonly Compass[]): Point[] {
  return sides.flatMap((side, i) => {
    const [ox, oy] = stepOf(side);
    const [rx, ry] = stepOf(around(side, 1));
    const corner = (out: number, right: number): Point => [
      50 + (ox * out + rx * right) * laneHalf,
      50 + (oy * out + ry * right) * laneHalf,
    ];
    const next = sides[(i + 1) % sides.length] ?? side;
    const turnsAway = around(next, -side) !== 1;
    return [corner(5, -1), corner(5, 1), corner(1, 1), ...(turnsAway ? [corner(-1, 1)] : [])];
  });
}

/** Straight in from the edge until a building is met. */
function doorOf(from: Compass, walls: readonly (readonly Point[])[]): Point {
  const [x, y] = middleOf(from);
  const [sx, sy] = stepOf(from);
  const inwards = (t: number, aside = 0): Point => [x - sx * t + sy * aside, y - sy * t + sx * aside];
  const meets = (t: number): boolean =>
    walls.some((wall) => [-9, 0, 9].some((aside) => isInside(inwards(t, aside), wall)));
  for (let t = 0; t < 100; t += 0.5) if (meets(t)) return inwards(t - 0.5);
  return centre;
}

/** The lane of a path; `walls` are the outlines of the buildings at which it may end. */
export function laneOf(path: TurnedPath, walls: readonly (readonly Point[])[]): Lane {
  const { index, sides, fountain } = path;
  const [first = 0, second = first] = sides;
  const common = { index, sides, fountain, square: path.end === 'square' };
  if (sides.length === 1) {
    const door = path.end !== 'square' && path.end !== undefined ? doorOf(first, walls) : undefined;
    const { d, line } = swaying(middleOf(first), door ?? centre);
    const stop = common.square ? between(middleOf(first), centre, 1 - squareRadius / 50) : (door ?? centre);
    const band = bandOf(swaying(middleOf(first), stop).line);
    const middle = between(middleOf(first), stop, 0.5);
    return { ...common, d, lines: [line], band, middle, door: door && { at: door, from: first } };
  }
  if (sides.length === 2) {
    const way =
      around(first, 2) === second
        ? through(first, second)
        : around(first, 1) === second
          ? bend(first, second)
          : bend(second, first);
    const { d, line, band } = way;
    return { ...common, d, lines: [line], band, middle: line[line.length >> 1] ?? centre, door: undefined };
  }
  const arms = sides.map((side) => ({ side, ...straight(side) }));
  const d = arms.map((arm) => arm.d).join('');
  return {
    ...common,
    d,
    lines: arms.map((arm) => arm.line),
    band: branches(sides),
    middle: centre,
    door: undefined,
  };
}

function through(from: Compass, to: Compass): { d: string; line: Point[]; band: Point[] } {
  const { d, line } = swaying(middleOf(from), middleOf(to));
  return { d, line, band: bandOf(line) };
}

function straight(side: Compass): { d: string; line: Point[] } {
  const from = middleOf(side);
  return { d: `M${coordinates(...from)}L50 50`, line: [from, centre] };
}
