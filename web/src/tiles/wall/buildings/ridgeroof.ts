// A gabled roof along a line of right angles: two slopes to each stretch, and an end of one of three kinds.
import type { Point } from '../../geometry.ts';
import { drawn } from './hand.ts';
import { between, distance, normalOf } from '../polygon.ts';

/** Sloping down, running on beyond the edge, or dying into the roof that it meets. */
export type RoofEnd = 'hip' | 'open' | 'valley';

export interface RidgeRoof {
  lit: string;
  mid: string;
  dark: string;
  outline: string;
  ridges: string;
  courses: string;
}

type Tone = 'lit' | 'mid' | 'dark';

/** Light falls from the north-west, more from the north. */
export function toneOf([nx, ny]: Point): Tone {
  const light = -0.6 * nx - ny;
  return light > 0.35 ? 'lit' : light < -0.7 ? 'dark' : 'mid';
}

function moved([x, y]: Point, [dx, dy]: Point, by: number): Point {
  return [x + dx * by, y + dy * by];
}

/** The line beside the ridge, to its right, mitred at its bends. */
function beside(line: readonly Point[], by: number): Point[] {
  return line.map((point, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    const one = before && normalOf(before, point);
    const two = after && normalOf(point, after);
    const [a, b]: [Point, Point] = [one ?? two ?? [0, 0], two ?? one ?? [0, 0]];
    const straight = Math.abs(a[0] * b[0] + a[1] * b[1]) > 0.9;
    return straight ? moved(point, a, by) : moved(moved(point, a, by), b, by);
  });
}

/** `line` with its ends drawn in (hip, valley) or left as they are. */
function drawnIn(line: readonly Point[], start: number, end: number): Point[] {
  const inner = [...line];
  const [first, second, last, before] = [line[0], line[1], line.at(-1), line.at(-2)];
  if (first && second) inner[0] = between(first, second, start / distance(first, second));
  if (last && before) inner[inner.length - 1] = between(last, before, end / distance(last, before));
  return inner;
}

/** The roof over a line of points; `half` is half its width. Light falls from the north-west. */
export function ridgeRoof(line: readonly Point[], half: number, start: RoofEnd, end: RoofEnd): RidgeRoof {
  const ridge = drawnIn(line, start === 'hip' ? half : 0, end === 'hip' ? half : 0);
  const eaves = drawnIn(line, start === 'valley' ? half : 0, end === 'valley' ? half : 0);
  const [left, right] = [beside(eaves, half), beside(eaves, -half)];
  const roof: RidgeRoof = {
    lit: '',
    mid: '',
    dark: '',
    outline: '',
    ridges: drawn(ridge, false),
    courses: '',
  };
  for (let i = 0; i + 1 < line.length; i++) {
    const [p, q] = [ridge[i], ridge[i + 1]] as [Point, Point];
    for (const side of [left, right]) {
      const [a, b] = [side[i], side[i + 1]] as [Point, Point];
      const [nx, ny] = normalOf(p, q);
      roof[toneOf(side === left ? [nx, ny] : [-nx, -ny])] += drawn([a, b, q, p]);
      for (const t of [0.36, 0.7]) roof.courses += drawn([between(a, p, t), between(b, q, t)], false);
    }
  }
  addEnd(roof, start, ridge[0], left[0], right[0]);
  addEnd(roof, end, ridge.at(-1), right.at(-1), left.at(-1));
  roof.outline = drawn([...left, ...(end === 'valley' ? ridge.slice(-1) : []), ...right.reverse(), ...(start === 'valley' ? ridge.slice(0, 1) : [])]); // prettier-ignore
  return roof;
}

/** The slope at an end; `a` and `b` are the corners of the eaves, counterclockwise. */
function addEnd(roof: RidgeRoof, end: RoofEnd, top?: Point, a?: Point, b?: Point): void {
  if (end !== 'hip' || !top || !a || !b) return;
  roof[toneOf(normalOf(b, a))] += drawn([a, top, b]);
  roof.ridges += drawn([a, top, b], false);
}
