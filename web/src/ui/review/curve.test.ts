// The curve of a game: where its points lie, and which one is meant.
import { describe, expect, it } from 'vitest';
import type { Grade } from '../../model/protocol.ts';
import { curveOf, groundOf, lineOf, nearest, size } from './curve.ts';

const grade = (ply: number, seat: number, expected: number): Grade => ({
  ply,
  seat,
  move: 'pass',
  expected,
  best: [{ move: 'pass', expected }],
});
const order = new Map([1, 3, 5].map((ply, index) => [ply, index]));

describe('the curve', () => {
  it('puts the lead of the first above the middle and that of the second below', () => {
    const { places, zero, grid } = curveOf([grade(1, 0, 4), grade(3, 1, 5), grade(5, 0, 5)], order, 2);
    const [first, second, third] = places;
    expect(first?.y).toBeLessThan(zero);
    expect(second?.y).toBeGreaterThan(zero);
    expect(third?.y).toBe(zero);
    expect(grid.map(({ lead }) => lead)).toEqual([5, 0, -5]);
    expect(first?.x).toBe(size.left);
    expect(third?.x).toBe(size.width - size.right);
  });

  it('holds every lead within the picture', () => {
    const { places, grid } = curveOf([grade(1, 0, 63), grade(3, 1, 21)], order, 2);
    expect(grid[0]?.lead).toBe(80);
    for (const { y } of places) {
      expect(y).toBeGreaterThanOrEqual(size.top);
      expect(y).toBeLessThanOrEqual(size.height - size.bottom);
    }
  });

  it('is a line, and a ground that is closed at no lead', () => {
    const { places, zero } = curveOf([grade(1, 0, 5), grade(3, 0, 0)], order, 2);
    expect(lineOf(places)).toBe('M30.0 10.0L171.0 75.0');
    expect(groundOf(places, zero)).toBe('M30.0 75.0L30.0 10.0L171.0 75.0L171.0 75.0Z');
    expect(lineOf([])).toBe('');
    expect(groundOf([], zero)).toBe('');
  });

  it('finds the move that is meant', () => {
    const { places } = curveOf([grade(1, 0, 5), grade(3, 0, 0)], order, 2);
    expect(nearest(places, 160)?.grade.ply).toBe(3);
    expect(nearest([], 1)).toBeNull();
  });
});
