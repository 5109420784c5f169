import { describe, expect, it } from 'vitest';
import type { Point } from '../../tiles/geometry.ts';
import { inReadingOrder, nextStop, stopTowards } from './walk.ts';

const at = (x: number, y: number): { anchor: Point } => ({ anchor: [x, y] });

describe('the walk through the areas', () => {
  it('goes row by row, whatever order they come in', () => {
    const [a, b, c, d] = [at(20, 80), at(150, 30), at(-70, 120), at(30, 110)];
    expect(inReadingOrder([d, b, c, a])).toEqual([a, b, c, d]);
  });

  it('visits every area before the first comes again, both ways', () => {
    for (const by of [1, -1] as const) {
      const visited: number[] = [];
      for (let i = 0, stop = -1; i < 17; i++) visited.push((stop = nextStop(17, stop, by)));
      expect(new Set(visited).size).toBe(17);
      expect(nextStop(17, visited.at(-1) ?? 0, by)).toBe(visited[0]);
    }
  });

  it('stands still where there is nothing', () => {
    expect(nextStop(0, -1, 1)).toBe(-1);
    expect(stopTowards([], -1, [1, 0])).toBe(-1);
  });

  it('goes to the nearest area in a direction, or stays', () => {
    const stops = [at(0, 0), at(100, 0), at(300, 0), at(0, 100)];
    expect(stopTowards(stops, 0, [1, 0])).toBe(1);
    expect(stopTowards(stops, 1, [1, 0])).toBe(2);
    expect(stopTowards(stops, 2, [1, 0])).toBe(2);
    expect(stopTowards(stops, 0, [0, 1])).toBe(3);
  });
});
