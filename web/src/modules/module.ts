// What the app must know of a game, and of an expansion that it can be played with.
import type { Texts } from '../i18n/texts.ts';
import type { Cell } from '../model/game_events.ts';
import type { AnySet, Feature } from '../model/sets.ts';
import type { Turn } from '../tiles/data.ts';

export interface Expansion {
  tiles: AnySet;
  /** The track of points on a wall of its own: the fields of its corner towers, and more that only painters read. */
  wall?: { edges: { corner_tower: number[] }[] };
}

export interface StartTile {
  cell: Cell;
  tile: string;
  turn: Turn;
}

/** Where a cell is, in words. */
export type SayPlace = (cell: Cell, texts: Texts) => string;

export interface Game extends Expansion {
  /** Within a wall, not on the open plane. */
  walled: boolean;
  /** What lies on the table before the first draw. */
  start: readonly StartTile[];
  sayPlace: SayPlace;
}

/** A board whose cells look like tiles and differ from each other. */
export interface TileBoard {
  /** The name by which all of its cells go. */
  tile: string;
  featuresAt: (cell: Cell) => readonly Feature[];
}
