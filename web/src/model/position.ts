// A game as it is shown: everything that lies and stands on the table, and what each player has. Nothing here
// knows a rule: the events say what changes.
import type { Turn } from '../tiles/data.ts';
import { startModules, type ModulePiece, type ModulePosition } from '../modules/position.ts';
import type { AreaKind, Cell, FeatureName, ScoredEvent, Sort } from './game_events.ts';
import type { Spot } from './move.ts';
import type { Asks, Terms } from './protocol.ts';
import { startTiles } from './sets.ts';

export interface PlacedTile {
  cell: Cell;
  /** With its number, if it has one: `RadU/2`. */
  tile: string;
  turn: Turn;
  /** Nobody laid the start. */
  seat: number | null;
}

export interface PlacedFollower {
  seat: number;
  cell: Cell;
  feature: FeatureName;
  sort: Sort;
  /** What it stands on. */
  kind: AreaKind;
}

/** What is at home, by seat; nothing where the game has no such thing. */
export type Supplies = { followers: readonly number[] } & { [Piece in ModulePiece]?: readonly number[] };

export interface Position extends ModulePosition {
  /** Lines of the record that were played. */
  ply: number;
  asks: Asks | null;
  scores: readonly number[];
  hand: string | null;
  /** In the order of laying. */
  tiles: readonly PlacedTile[];
  followers: readonly PlacedFollower[];
  supplies: Supplies;
  /** How many of each were drawn or turned up, by name. */
  drawn: Readonly<Record<string, number>>;
  discarded: readonly { seat: number; tile: string }[];
  /** Where each seat has laid its last tile. */
  lastPlaced: readonly (Cell | null)[];
  /** By seat: the finished areas that have brought points since it laid its last tile, each by a spot of it; what
   * stands on two tiles by both of its cells. */
  lastScored: readonly (readonly Spot[])[];
  /** What the final scoring has counted so far; null before it. */
  counted: readonly ScoredEvent[] | null;
  winners: readonly number[] | null;
}

export type Setup = Pick<Terms, 'game' | 'with'> & {
  players: number;
  /** As the server says; a picture needs none. */
  supplies?: Supplies;
};

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

export function tileAt(position: Position, cell: Cell): PlacedTile | undefined {
  return position.tiles.find((placed) => sameCell(placed.cell, cell));
}

/** Before the first draw. */
export function startPosition(setup: Setup): Position {
  const { players } = setup;
  return {
    ply: 0,
    asks: null,
    scores: Array<number>(players).fill(0),
    hand: null,
    tiles: startTiles(setup.game).map((start) => ({ ...start, seat: null })),
    followers: [],
    ...startModules(setup),
    supplies: setup.supplies ?? { followers: [] },
    drawn: {},
    discarded: [],
    lastPlaced: Array<null>(players).fill(null),
    lastScored: Array<[]>(players).fill([]),
    counted: null,
    winners: null,
  };
}
