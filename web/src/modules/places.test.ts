// Places on the board in words, counted from what everyone finds.
import { describe, expect, it } from 'vitest';
import { textsIn } from '../i18n/language.ts';
import type { Cell } from '../model/game_events.ts';
import { sayPlace, type Grid } from '../words/place.ts';

const { de, en } = textsIn;

describe('a place', () => {
  it.each<[Grid, Cell, string, string]>([
    ['start', [0, 0], 'the start tile', 'die Startkarte'],
    ['start', [2, 0], '2 east of the start tile', '2 östlich der Startkarte'],
    ['start', [-1, -3], '1 west and 3 north of the start tile', '1 westlich und 3 nördlich der Startkarte'],
    ['wheel', [5, 2], '2 east of the wheel, row 3', '2 östlich des Rades, Reihe 3'],
    ['wheel', [0, -1], '1 north of the wheel, column 1', '1 nördlich des Rades, Spalte 1'],
    ['wheel', [-2, 4], '2 west and 1 south of the wheel', '2 westlich und 1 südlich des Rades'],
    ['wheel', [3, 0], 'on the wheel, row 1, column 4', 'auf dem Rad, Reihe 1, Spalte 4'],
    ['wall', [4, 0], 'row 1, column 5', 'Reihe 1, Spalte 5'],
  ])('%s %j', (grid, cell, english, german) => {
    expect(sayPlace(cell, grid, en)).toBe(english);
    expect(sayPlace(cell, grid, de)).toBe(german);
  });

  it.each(['start', 'wheel', 'wall'] as const)('is told like no other: %s', (grid) => {
    const range = Array.from({ length: 15 }, (_, i) => i - 7);
    const cells = range.flatMap((x) => range.map((y): Cell => [x, y]));
    for (const texts of [de, en])
      expect(new Set(cells.map((cell) => sayPlace(cell, grid, texts))).size).toBe(cells.length);
  });
});
