// Places on the board in words, counted from what everyone finds.
import { describe, expect, it } from 'vitest';
import { textsIn } from '../i18n/language.ts';
import type { Cell } from '../model/game_events.ts';
import { games } from './index.ts';

const { de, en } = textsIn;

describe('a place', () => {
  it.each<[keyof typeof games, Cell, string, string]>([
    ['carcassonne', [0, 0], 'the start tile', 'die Startkarte'],
    ['carcassonne', [2, 0], '2 east of the start tile', '2 östlich der Startkarte'],
    [
      'carcassonne',
      [-1, -3],
      '1 west and 3 north of the start tile',
      '1 westlich und 3 nördlich der Startkarte',
    ],
    ['wheel', [5, 2], '2 east of the wheel, row 3', '2 östlich des Rades, Reihe 3'],
    ['wheel', [0, -1], '1 north of the wheel, column 1', '1 nördlich des Rades, Spalte 1'],
    ['wheel', [-2, 4], '2 west and 1 south of the wheel', '2 westlich und 1 südlich des Rades'],
    ['wheel', [3, 0], 'on the wheel, row 1, column 4', 'auf dem Rad, Reihe 1, Spalte 4'],
    ['castle', [4, 0], 'row 1, column 5', 'Reihe 1, Spalte 5'],
  ])('%s %j', (game, cell, english, german) => {
    expect(games[game].sayPlace(cell, en)).toBe(english);
    expect(games[game].sayPlace(cell, de)).toBe(german);
  });

  it.each(['carcassonne', 'wheel', 'castle'] as const)('is told like no other: %s', (game) => {
    const range = Array.from({ length: 15 }, (_, i) => i - 7);
    const cells = range.flatMap((x) => range.map((y): Cell => [x, y]));
    for (const texts of [de, en])
      expect(new Set(cells.map((cell) => games[game].sayPlace(cell, texts))).size).toBe(cells.length);
  });
});
