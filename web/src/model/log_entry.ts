// The entries of the log of a table: one for what a reader takes in as one thing.
import type { Turn } from '../tiles/data.ts';
import type { Figure, PlacedFigure } from './figures.ts';
import type { ModuleEntry, ModuleOfTurn } from '../modules/log.ts';
import type { AreaKind, Cell, FeatureName, ScoredEvent } from './game_events.ts';
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

export interface TurnEntry extends ModuleOfTurn {
  kind: 'turn';
  seat: number;
  tile: string;
  cell: Cell;
  turn: Turn;
  follower: { figure: PlacedFigure; kind: AreaKind; feature: FeatureName } | null;
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
  | { kind: 'scored'; scored: ScoredEvent }
  | { kind: 'home'; who: readonly Homecomer[] }
  | ModuleEntry
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
