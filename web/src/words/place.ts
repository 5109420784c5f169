// Where a cell is, for those who hear the board: counted from the start tile, unless a game has something better.
import type { Texts } from '../i18n/texts.ts';
import type { Way } from '../i18n/word_texts.ts';
import type { Cell } from '../model/game_events.ts';

export function waysTo(dx: number, dy: number): Way[] {
  const ways: Way[] = [
    { count: Math.abs(dx), to: dx < 0 ? 'W' : 'E' },
    { count: Math.abs(dy), to: dy < 0 ? 'N' : 'S' },
  ];
  return ways.filter(({ count }) => count > 0);
}

/** `2 east and 1 north of the start tile` */
export function sayFromStart([x, y]: Cell, { words: { places } }: Texts): string {
  const [first, ...more] = waysTo(x, y);
  return first ? places.start([first, ...more]) : places.startItself;
}
