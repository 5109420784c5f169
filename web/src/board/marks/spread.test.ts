import { describe, expect, it } from 'vitest';
import type { Point } from '../../tiles/geometry.ts';
import type { Choice } from '../ask/choices.ts';
import { spread } from './spread.ts';

const figure = (anchor: Point | null): Choice => ({
  target: { on: 'recall', cell: [0, 0], feature: 0 },
  anchor,
  lines: ['x'],
});
const distances = (choices: readonly Choice[]): number[] =>
  choices.flatMap(({ anchor: a }, i) =>
    choices.slice(i + 1).map(({ anchor: b }) => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Infinity)),
  );

describe('choices spread out', () => {
  it('are a finger apart, and tell from where', () => {
    const crowded: Point[] = [
      [50, 20],
      [20, 50],
      [50, 50],
      [50, 50],
      [60, 78],
    ];
    const apart = spread(crowded.map(figure), 40);
    expect(Math.min(...distances(apart))).toBeGreaterThan(36);
    expect(apart[2]?.from).toEqual([50, 50]);
  });

  it('fan out around a tile that eight of them share', () => {
    const roads: Point[] = [[50, 16], [84, 50], [50, 84], [16, 50]]; // prettier-ignore
    const fields: Point[] = [[20, 20], [80, 20], [80, 80], [20, 80]]; // prettier-ignore
    const apart = spread([...roads, ...fields].map(figure), 100);
    expect(Math.min(...distances(apart))).toBeGreaterThan(90);
    for (const { anchor } of apart) {
      if (!anchor) throw new Error('it has lost its place');
      expect(Math.hypot(anchor[0] - 50, anchor[1] - 50)).toBeLessThan(180);
    }
  });

  it('stay where they are if there is room, and without a place', () => {
    const choices = [figure([0, 0]), figure([80, 0]), figure(null)];
    expect(spread(choices, 40)).toEqual(choices);
  });

  it('leaves the cells for tiles where they are', () => {
    const cell = (x: number): Choice => ({
      target: { on: 'cell', cell: [x, 0], turns: [] },
      anchor: [x, 0],
      lines: [],
    });
    expect(spread([cell(0), cell(1)], 40)).toEqual([cell(0), cell(1)]);
  });
});
