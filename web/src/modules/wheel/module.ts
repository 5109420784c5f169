// The Wheel of Fortune: Carcassonne around a board of sixteen cells.
import set from '$data/tiles/wheel-of-fortune.json';
import type { Texts } from '../../i18n/texts.ts';
import type { Cell } from '../../model/game_events.ts';
import type { AnySet, Feature } from '../../model/sets.ts';
import { waysTo } from '../../words/place.ts';
import type { Game, TileBoard } from '../module.ts';

const { id: tile, cols: size, cells } = set.board;

export const board: TileBoard = {
  tile,
  featuresAt: ([x, y]) => (cells[y * size + x]?.features ?? []) as Feature[],
};

/** How far a coordinate is outside of so many cells that begin with 0. */
function beyond(at: number): number {
  return at < 0 ? at : Math.max(0, at - size + 1);
}

function sayBeside([x, y]: Cell, { words }: Texts): string {
  const [dx, dy] = [beyond(x), beyond(y)];
  return words.places.wheel(waysTo(dx, dy), dy === 0 ? y + 1 : null, dx === 0 ? x + 1 : null);
}

export const wheel: Game = {
  tiles: set as unknown as AnySet,
  walled: false,
  start: cells.map(({ row, col }) => ({ cell: [col, row], tile, turn: 0 })),
  sayPlace: sayBeside,
};
