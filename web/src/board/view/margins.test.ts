import { describe, expect, it } from 'vitest';
import { restMargins, type Surroundings } from './margins.ts';

const square = { x: 0, y: 0, width: 500, height: 500 };
const long = { x: 0, y: 0, width: 3000, height: 300 };
const table: Surroundings = {
  size: { width: 1000, height: 600 },
  narrow: false,
  handSize: 100,
  footHeight: 50,
  phase: 'laying',
  hasHand: true,
};

describe('the board', () => {
  it('lies beside the tile in hand, or below it if it is long', () => {
    expect(restMargins(square, table)).toMatchObject({ left: 132, top: 10 });
    expect(restMargins(long, table)).toMatchObject({ left: 10, top: 128 });
  });

  it('has the room of the tile between the turns too, but not after the end', () => {
    expect(restMargins(square, { ...table, hasHand: false })).toMatchObject({ left: 132 });
    expect(restMargins(square, { ...table, phase: 'over' })).toMatchObject({ left: 10, bottom: 10 });
  });

  it('lies above a tip', () => {
    expect(restMargins(square, { ...table, tipHeight: 60 })).toMatchObject({ bottom: 140 });
  });

  it('lies above an auction', () => {
    const auction: Surroundings = { ...table, phase: 'auction', footHeight: 150, hasHand: false };
    expect(restMargins(square, auction)).toMatchObject({ left: 10, bottom: 168 });
  });

  it('has all the room that is left while something lies over the question', () => {
    const phone: Surroundings = { ...table, narrow: true, size: { width: 360, height: 210 } };
    expect(restMargins(square, { ...phone, isCovered: true })).toMatchObject({ top: 10, bottom: 10 });
  });

  it('goes below the tile in hand where it would be too small for fingers otherwise', () => {
    const phone: Surroundings = { ...table, narrow: true, size: { width: 360, height: 430 } };
    expect(restMargins({ ...square, width: 800 }, phone)).toMatchObject({ top: 128 });
    expect(restMargins({ ...square, width: 1280, height: 1200 }, phone)).toMatchObject({ top: 58 });
  });
});
