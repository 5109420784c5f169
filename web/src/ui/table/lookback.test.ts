// Looking back.
import { describe, expect, it } from 'vitest';
import { eventsIn, readFixture } from '../../../tests/fixtures/read.ts';
import { isAtEnd, lookBack, stepTo, type Lookback } from './lookback.ts';

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

  it('stays within the game', () => {
    expect(stepTo(whole, -3).index).toBe(0);
    expect(stepTo(whole, 1e6).index).toBe(whole.frames.length - 1);
  });
});
