// Letters of seats.
import { describe, expect, it } from 'vitest';
import { lettersFor } from './letters.ts';

describe('letters', () => {
  it.each([
    [
      ['Anna', 'Ben'],
      ['A', 'B'],
    ],
    [
      ['Anna', 'anton', 'Al'],
      ['A', 'N', 'L'],
    ],
    [
      ['Élise', '李'],
      ['É', '李'],
    ],
    [
      ['', '🎲', 'A'],
      ['B', 'C', 'A'],
    ],
    [
      ['A', 'A', 'A'],
      ['A', 'B', 'C'],
    ],
  ])('of %j are %j', (names, letters) => expect(lettersFor(names)).toEqual(letters));
});
