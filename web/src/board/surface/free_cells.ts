// Cells that can be filled next: beside the layout, and free.
import type { Cell } from '../../model/game_events.ts';
import { keyOf, type Surface } from './surface.ts';

const beside = ([x, y]: Cell): Cell[] => [
  [x, y - 1],
  [x + 1, y],
  [x, y + 1],
  [x - 1, y],
];

export function isFree(surface: Surface, cell: Cell): boolean {
  const isTaken = surface.tileAt(cell) !== undefined || surface.isOutside(cell);
  return !isTaken && beside(cell).some((each) => surface.tileAt(each) !== undefined);
}

/** Each once. */
export function freeCells(surface: Surface): Cell[] {
  const all = surface.position.tiles.flatMap(({ cell }) => beside(cell));
  const byKey = new Map(all.map((cell) => [keyOf(cell), cell]));
  return [...byKey.values()].filter((cell) => isFree(surface, cell));
}
