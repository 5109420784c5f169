// The values of proposed moves.
import { describe, expect, it } from 'vitest';
import { hintValue } from './hint_value.ts';

const hints = [
  { line: 'follower 1', points: 4 },
  { line: 'pass', points: 2.5 },
  { line: 'follower 0', points: 1 },
];

describe('the value of a proposal', () => {
  it('is the expected lead, so that a better one has more, for whoever is behind too', () => {
    expect(hintValue(hints, ['follower 1'])).toEqual({ rank: 1, points: 4 });
    expect(hintValue(hints, ['pass'])).toEqual({ rank: 2, points: 2.5 });
  });

  it('is that of the best line of a choice, and of none that is not proposed', () => {
    expect(hintValue(hints, ['follower 0', 'pass'])?.rank).toBe(2);
    expect(hintValue(hints, ['follower 2'])).toBeNull();
    expect(hintValue([], ['pass'])).toBeNull();
  });
});
