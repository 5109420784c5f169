// Paths of SVG that are moved to their cells, so that a whole area is one path.
import type { Point } from '../../tiles/geometry.ts';
import { short } from '../../tiles/svg.ts';

/** By command: for each number whether it is along x, along y, or neither. */
const axesOf: Readonly<Record<string, readonly (0 | 1 | null)[]>> = {
  M: [0, 1],
  L: [0, 1],
  T: [0, 1],
  H: [0],
  V: [1],
  C: [0, 1, 0, 1, 0, 1],
  S: [0, 1, 0, 1],
  Q: [0, 1, 0, 1],
  A: [null, null, null, null, null, 0, 1],
};

/** The same path elsewhere; relative parts stay as they are. */
export function movedPath(d: string, by: Point): string {
  let axes: readonly (0 | 1 | null)[] = [];
  let index = 0;
  let moved = '';
  for (const token of d.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? []) {
    if (/[a-zA-Z]/.test(token)) {
      axes = axesOf[token] ?? [];
      index = 0;
      moved += token;
      continue;
    }
    const axis = axes.length > 0 ? axes[index++ % axes.length] : null;
    const value = Number(token) + (axis === null || axis === undefined ? 0 : by[axis]);
    moved += (/[a-zA-Z]$/.test(moved) ? '' : ' ') + short(value);
  }
  return moved;
}

/** The corners of a closed path of straight lines. */
export function cornersOf(d: string): Point[][] {
  return d
    .split('M')
    .filter((loop) => loop !== '')
    .map((loop) => {
      const numbers = (loop.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      return Array.from({ length: numbers.length / 2 }, (_, i): Point => [
        numbers[2 * i] ?? 0,
        numbers[2 * i + 1] ?? 0,
      ]);
    });
}
