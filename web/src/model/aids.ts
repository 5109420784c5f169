// What the server counts for whoever looks on (docs/protocol.md): areas, what fits where, what moves would do.
import type { AreaKind, Cell, FeatureName, GameEvent, Rotation } from './game_events.ts';
import type { Asks } from './protocol.ts';

/** A part of an area: a feature of the tile in a cell. */
export type AreaSpot = readonly [x: number, y: number, feature: FeatureName];

export interface Area {
  kind: AreaKind;
  spots: readonly AreaSpot[];
  /** By seat. */
  followers: readonly number[];
  /** Who would get the points now. */
  owners: readonly number[];
  complete: boolean;
  /** Points now, and if it were complete as it lies. */
  worth: number;
  worth_complete: number;
  tiles?: number;
  pennants?: number;
  cities?: number;
  /** Of the cells around a cloister. */
  filled?: number;
  markets?: number;
  nests?: number;
  fountain?: boolean;
  doubled?: boolean;
}

export interface Areas {
  areas: readonly Area[];
  /** Cells that no tile can fill any more. */
  dead: readonly Cell[];
  /** Die Burg: the largest group of free cells. */
  free?: readonly Cell[];
}

/** The tiles still to be laid that fit a cell, each with its turns in degrees. */
export interface FittingCell {
  cell: Cell;
  tiles: Readonly<Record<string, readonly Rotation[]>>;
}

export interface Fits {
  cells: readonly FittingCell[];
}

export interface PreviewAnswer {
  move: string;
  events: readonly GameEvent[];
  scores: readonly number[];
}

export interface Preview {
  events: readonly GameEvent[];
  asks: Asks | null;
  scores: readonly number[];
  /** What each answer of the same seat would do; empty if another one is asked, or there are too many. */
  then: readonly PreviewAnswer[];
  /** Those that hold a part of the tile laid. */
  areas: readonly Area[];
}
