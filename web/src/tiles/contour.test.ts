// Outlines of places on a grid.
import { expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import { contours } from './contour.ts';

const grid = (value: (x: number, y: number) => number) => ({
  columns: 11,
  rows: 11,
  at: (column: number, row: number): Point => [column, row],
  value,
});
const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] as Point;
    return sum + (x * ny - nx * y) / 2;
  }, 0);

test('a whole grid is outlined along its edge with four points', () => {
  const [loop = []] = contours(grid(() => 1));
  expect(loop).toHaveLength(4);
  expect(Math.abs(area(loop))).toBe(100);
});

test('a disc is as large as a disc', () => {
  const loops = contours(grid((x, y) => 3 - Math.hypot(x - 5, y - 5)));
  expect(loops).toHaveLength(1);
  const size = Math.abs(area(loops[0] ?? []));
  expect(size).toBeGreaterThan(27);
  expect(size).toBeLessThan(28.5);
});

test('a hole runs the other way round', () => {
  const loops = contours(grid((x, y) => Math.hypot(x - 5, y - 5) - 2));
  expect(loops).toHaveLength(2);
  const [first, second] = loops.map((loop) => area(loop)) as [number, number];
  expect(first * second).toBeLessThan(0);
});

test('places that touch only at a corner stay apart', () => {
  const loops = contours(grid((x, y) => ((x < 5 && y < 5) || (x >= 5 && y >= 5) ? 1 : -1)));
  expect(loops).toHaveLength(2);
});
