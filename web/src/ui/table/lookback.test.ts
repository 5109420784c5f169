// Looking back.
import { describe, expect, it } from 'vitest';
import { eventsIn, readFixture } from '../../../tests/fixtures/read.ts';
import {
  atFinalScoring,
  isAtEnd,
  lookBack,
  nextScoring,
  scoringTime,
  stepTo,
  type Lookback,
} from './lookback.ts';

const events = eventsIn(readFixture('carcassonne'));
const whole = lookBack(events, null) as Lookback;

describe('looking back', () => {
  it('begins at the end, or at the moment that is asked for', () => {
    expect(isAtEnd(whole)).toBe(true);
    const early = lookBack(events, 5) as Lookback;
    expect(early.frames[early.index]?.ply).toBeLessThanOrEqual(5);
    expect(isAtEnd(early)).toBe(false);
  });

  it('is not possible before the start', () => {
    expect(lookBack(events.slice(0, 1), null)).toBeNull();
  });

  it('goes through the final scoring step by step, and ends before the end', () => {
    const steps: Lookback[] = [];
    for (let step = atFinalScoring(events); step; step = nextScoring(step)) steps.push(step);
    expect(steps.length).toBe(10);
    expect(steps.map(({ index }) => index)).toEqual(steps.map((_, i) => whole.index - steps.length + i));
  });

  it('knows no final scoring of a game that goes on', () => {
    expect(atFinalScoring(events.slice(0, 20))).toBeNull();
  });

  it('takes a second for each scoring, and for very many of them twenty in all', () => {
    const few = atFinalScoring(events) as Lookback;
    expect(scoringTime(few)).toBe(1000);
    const [step] = few.frames.slice(few.index);
    const many = { index: 0, frames: Array.from({ length: 50 }, () => step as Lookback['frames'][0]) };
    expect(scoringTime(many) * 50).toBe(20_000);
  });

  it('stays within the game', () => {
    expect(stepTo(whole, -3).index).toBe(0);
    expect(stepTo(whole, 1e6).index).toBe(whole.frames.length - 1);
  });
});
