// Where a cell is, for those who hear the board: counted from the start tile, from the wheel, or within the wall.
import wheel from '$data/tiles/wheel-of-fortune.json';
import type { Texts } from '../i18n/texts.ts';
import type { Way } from '../i18n/word_texts.ts';
import type { Cell } from '../model/game_events.ts';
import type { GameName } from '../model/protocol.ts';

/** What cells are counted from. */
export type Grid = 'start' | 'wheel' | 'wall';

export function gridOf(game: GameName): Grid {
  if (game === 'castle') return 'wall';
  return game === 'wheel' ? 'wheel' : 'start';
}

const wheelSize = wheel.board.cols;

/** How far a coordinate is outside of so many cells that begin with 0. */
function beyond(at: number, size: number): number {
  return at < 0 ? at : Math.max(0, at - size + 1);
}

function waysTo(dx: number, dy: number): Way[] {
  const ways: Way[] = [
    { count: Math.abs(dx), to: dx < 0 ? 'W' : 'E' },
    { count: Math.abs(dy), to: dy < 0 ? 'N' : 'S' },
  ];
  return ways.filter(({ count }) => count > 0);
}

function besideWheel([x, y]: Cell, { words }: Texts): string {
  const [dx, dy] = [beyond(x, wheelSize), beyond(y, wheelSize)];
  return words.places.wheel(waysTo(dx, dy), dy === 0 ? y + 1 : null, dx === 0 ? x + 1 : null);
}

/** `2 east and 1 north of the start tile`, `row 3, column 5` */
export function sayPlace(cell: Cell, grid: Grid, texts: Texts): string {
  const [x, y] = cell;
  const { places } = texts.words;
  if (grid === 'wall') return places.wall(y + 1, x + 1);
  if (grid === 'wheel') return besideWheel(cell, texts);
  const [first, ...more] = waysTo(x, y);
  return first ? places.start([first, ...more]) : places.startItself;
}
