// The entries of the log of a table: one for what a reader takes in as one thing.
import type { Turn } from '../tiles/data.ts';
import type { Figure } from './figures.ts';
import type { AreaKind, Axis, Cell, FeatureName, ScoredEvent, Segment } from './game_events.ts';
import type { DrawWord, EndReason, ReplaceReason } from './protocol.ts';

export interface EntryHead {
  /** The number of the event. */
  n: number;
  at: number;
  /** Lines played before it. */
  ply: number;
  /** Who sat where at that time, by seat. */
  names: readonly string[];
}

export interface TurnEntry {
  kind: 'turn';
  seat: number;
  tile: string;
  cell: Cell;
  turn: Turn;
  bridge: { cell: Cell; axis: Axis } | null;
  follower: { figure: Figure; kind: AreaKind; feature: FeatureName } | null;
  crown: Segment | null;
}

export interface Homecomer {
  seat: number;
  figure: Figure;
  count: number;
}

/** What happened in the game. */
export type GameEntry =
  | TurnEntry
  | { kind: 'discarded'; seat: number; tile: string; refused: boolean }
  | { kind: 'castle'; seat: number; cells: readonly [Cell, Cell] }
  | { kind: 'scored'; scored: ScoredEvent }
  | { kind: 'home'; who: readonly Homecomer[] }
  | { kind: 'pig'; segment: Segment; draw: { seat: number; tile: string } | null }
  | { kind: 'bazaar'; seat: number; tiles: readonly string[] }
  | { kind: 'offered'; seat: number; tile: string; points: number }
  | { kind: 'bid'; seat: number; points: number }
  | { kind: 'passed'; seat: number }
  | { kind: 'won'; seat: number; tile: string; paid: { points: number; to: number | null } | null }
  | { kind: 'nests'; seat: number; tokens: number }
  | { kind: 'keep'; seat: number; cell: Cell; tiles: number }
  | { kind: 'wallTile'; seat: number; wallTile: number; tower: readonly [number, number] }
  | { kind: 'extra'; seat: number }
  | { kind: 'finalScoring' };

/** What people did beside it. */
export type PeopleEntry =
  | { kind: 'created' }
  | { kind: 'joined' | 'left'; seat: number; name: string }
  | { kind: 'undone'; seat: number }
  | { kind: 'draw'; seat: number; say: DrawWord }
  | { kind: 'replaced'; seat: number; name: string; by: string; reason: ReplaceReason }
  | { kind: 'muted'; name: string; muted: boolean }
  | { kind: 'removed'; name: string }
  | { kind: 'ended'; reason: EndReason; seat: number | null; winners: readonly number[] };

export type LogEntry = EntryHead & (GameEntry | PeopleEntry);
