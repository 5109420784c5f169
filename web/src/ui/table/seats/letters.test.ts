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
      ['Novice', 'Nina', 'Novice 2', 'Novice 3'],
      ['N', 'I', '2', '3'],
    ],
    [
      ['A', 'A', 'A'],
      ['A', 'B', 'C'],
    ],
  ])('of %j are %j', (names, letters) => expect(lettersFor(names)).toEqual(letters));
});
