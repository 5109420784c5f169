import { describe, expect, it } from 'vitest';
import { textsIn } from '../../i18n/language.ts';
import type { BoardProps } from '../types.ts';
import { oddsAt, percentOf, sayOdds } from './odds.ts';

const terms: BoardProps['terms'] = { game: 'carcassonne', with: [], options: {} };

describe('the odds of a cell', () => {
  it('count every copy that is still to come', () => {
    const fits = { cells: [{ cell: [1, 0] as const, tiles: { U: [0, 180], V: [90], X: [0] } }] } as const;
    const odds = oddsAt([1, 0], fits, terms, { drawn: { U: 6, X: 1, E: 4 } });
    expect(odds.fitting.map(({ tile, left }) => [tile, left])).toEqual([
      ['U', 2],
      ['V', 9],
    ]);
    expect(odds).toMatchObject({ fit: 11, left: 60 });
    expect(oddsAt([5, 5], fits, terms, { drawn: {} }).fit).toBe(0);
  });

  it.each([
    [3, 27, 11],
    [1, 400, 1],
    [399, 400, 99],
    [5, 5, 100],
    [0, 5, 0],
    [0, 0, 0],
  ])('%i of %i are %i %%', (fit, left, percent) => {
    expect(percentOf({ fit, left })).toBe(percent);
  });

  it('are said in a line', () => {
    expect(sayOdds({ fit: 3, left: 27 }, textsIn.en.board)).toBe('3 of 27 tiles fit: 11% a draw');
    expect(sayOdds({ fit: 1, left: 27 }, textsIn.de.board)).toBe('1 von 27 Karten passt: 4 % Chance');
    expect(sayOdds({ fit: 0, left: 27 }, textsIn.en.board)).toBe('No remaining tile fits here.');
  });
});
