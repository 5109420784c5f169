// A game as it is shown: everything that lies and stands on the table, and what each player has. Nothing here
// knows a rule: the events say what changes.
import type { Turn } from '../tiles/data.ts';
import type { AreaKind, Axis, Cell, FeatureName, ScoredEvent, Segment, Sort } from './game_events.ts';
import type { Spot } from './move.ts';
import type { Asks, Terms } from './protocol.ts';
import { startTiles, wallTowers } from './sets.ts';

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

export interface PlacedBridge {
  seat: number;
  cell: Cell;
  axis: Axis;
}

export interface PlacedCastle {
  seat: number;
  cells: readonly [Cell, Cell];
  /** A follower of the owner stands on it. */
  occupied: boolean;
}

export interface Wheel {
  pig: Segment;
  /** Who stands on the crown spaces. */
  crowns: Readonly<Record<Segment, readonly number[]>>;
}

export interface Offer {
  /** Who chose the tile. */
  seat: number;
  tile: string;
  bid: number;
  bidder: number;
  passed: readonly number[];
}

export interface Bazaar {
  /** In the order of turning up; an offered tile is still among them. */
  open: readonly string[];
  /** By seat: won and not yet laid. */
  won: readonly (string | null)[];
  offer: Offer | null;
}

export interface Keep {
  cell: Cell;
  feature: number;
  tiles: number;
}

/** What a game within the wall has beyond tiles and followers. */
export interface Court {
  /** Fields of the corner towers on which a wall tile lies. */
  towers: readonly (readonly [number, number])[];
  /** Wall tiles in front of each player. */
  held: readonly (readonly number[])[];
  /** Wall tiles that were ever taken. */
  taken: readonly number[];
  keeps: readonly (Keep | null)[];
  nests: readonly number[];
  atGate: readonly boolean[];
}

/** What is at home, by seat; nothing where the game has no such thing. */
export interface Supplies {
  followers: readonly number[];
  bridges?: readonly number[];
  castles?: readonly number[];
  kings?: readonly number[];
  falconers?: readonly number[];
}

export interface Position {
  /** Lines of the record that were played. */
  ply: number;
  asks: Asks | null;
  scores: readonly number[];
  hand: string | null;
  /** In the order of laying. */
  tiles: readonly PlacedTile[];
  followers: readonly PlacedFollower[];
  bridges: readonly PlacedBridge[];
  castles: readonly PlacedCastle[];
  wheel: Wheel | null;
  bazaar: Bazaar | null;
  court: Court | null;
  supplies: Supplies;
  /** How many of each were drawn or turned up, by name. */
  drawn: Readonly<Record<string, number>>;
  discarded: readonly { seat: number; tile: string }[];
  /** Where each seat has laid its last tile. */
  lastPlaced: readonly (Cell | null)[];
  /** By seat: the finished areas that have brought points since it laid its last tile, each by a spot of it; a castle
   * by both of its cells. */
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

function startCourt({ with: modules, players }: Setup): Court {
  return {
    towers: wallTowers(modules),
    held: Array.from({ length: players }, () => []),
    taken: [],
    keeps: Array<null>(players).fill(null),
    nests: Array<number>(players).fill(0),
    atGate: Array<boolean>(players).fill(false),
  };
}

function startWheel(): Wheel {
  return {
    pig: 'fortune',
    crowns: { fortune: [], taxes: [], famine: [], storm: [], inquisition: [], plague: [] },
  };
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
    bridges: [],
    castles: [],
    wheel: setup.game === 'wheel' ? startWheel() : null,
    bazaar: null,
    court: setup.game === 'castle' ? startCourt(setup) : null,
    supplies: setup.supplies ?? { followers: [] },
    drawn: {},
    discarded: [],
    lastPlaced: Array<null>(players).fill(null),
    lastScored: Array<[]>(players).fill([]),
    counted: null,
    winners: null,
  };
}
