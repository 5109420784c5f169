import { describe, expect, it } from 'vitest';
import { effectOf, isNothing } from './effect.ts';
import type { AreaInfo, Preview } from '../types.ts';

const area = (kind: AreaInfo['kind'], more: Partial<AreaInfo> = {}): AreaInfo => ({
  kind,
  spots: [[1, 0, 0]],
  followers: [0, 0],
  owners: [],
  complete: false,
  worth: 0,
  worth_complete: 0,
  ...more,
});
const preview = (more: Partial<Preview>): Preview => ({
  ply: 3,
  events: [],
  asks: null,
  scores: [4, 7],
  then: [],
  areas: [],
  ...more,
});

describe('the effect of a move', () => {
  it('is told as if nothing more were done', () => {
    const effect = effectOf(
      preview({
        then: [
          { move: 'follower 0', events: [], scores: [99, 99] },
          {
            move: 'pass',
            events: [
              {
                event: 'scored',
                kind: 'city',
                points: 8,
                seats: [1],
                cell: [1, 0],
                feature: 0,
                complete: true,
              },
              { event: 'returned', seat: 1, cell: [1, 0], feature: 0 },
            ],
            scores: [4, 15],
          },
        ],
        areas: [area('city', { complete: true })],
      }),
      [4, 7],
    );
    expect(effect).toEqual({
      points: [0, 8],
      closes: [{ kind: 'city', spots: [[1, 0, 0]] }],
      home: [0, 1],
      grounds: [],
    });
    expect(isNothing(effect)).toBe(false);
  });

  it('names a cloister that closes elsewhere, but no area twice', () => {
    const scored = { event: 'scored' as const, points: 9, seats: [0], complete: true };
    const effect = effectOf(
      preview({
        events: [
          { ...scored, kind: 'cloister', cell: [5, 5], feature: 2 },
          { ...scored, kind: 'road', cell: [1, 0], feature: 0 },
        ],
        areas: [area('road', { complete: true })],
      }),
      [4, 7],
    );
    expect(effect.closes).toEqual([
      { kind: 'road', spots: [[1, 0, 0]] },
      { kind: 'cloister', spots: [[5, 5, 2]] },
    ]);
  });

  it('tells the owners of fields with farmers only', () => {
    const { grounds } = effectOf(
      preview({ areas: [area('field', { followers: [1, 1], owners: [0, 1] }), area('field'), area('city')] }),
      [4, 7],
    );
    expect(grounds).toEqual([{ kind: 'field', owners: [0, 1] }]);
  });

  it('can be nothing at all', () => {
    expect(isNothing(effectOf(preview({}), [4, 7]))).toBe(true);
  });
});
