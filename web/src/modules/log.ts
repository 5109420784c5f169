// The log as the modules write and tell it.
import type { Reason, Term } from '../i18n/terms.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Cell, GameEvent, ScoredEvent, ScoringKind } from '../model/game_events.ts';
import type { LogEntry, TurnEntry } from '../model/log_entry.ts';
import type { Writer } from '../model/log.ts';
import type { Spot } from '../model/move.ts';
import { bazaarLog, type BazaarEntry } from './bazaars/log.ts';
import { bridgeLog, type BridgeOfTurn } from './bridges/log.ts';
import { burgLog, type BurgEntry } from './burg/log.ts';
import { castleLog, type CastleEntry } from './castles/log.ts';
import { falconLog, type FalconEntry } from './falcon/log.ts';
import { wheelLog, type CrownOfTurn, type WheelEntry } from './wheel/log.ts';

/** Spots of an entry instead of its own, and cells beside its own. */
export interface MorePlaces {
  spots?: readonly Spot[];
  cells: readonly Cell[];
}

export interface ModuleLog {
  /** The entry that an event makes. */
  entry?: (event: GameEvent, before: GameEvent | undefined) => ModuleEntry | null;
  /** What an event changes in the log, if it makes no entry of its own. */
  change?: (event: GameEvent, before: GameEvent | undefined, writer: Writer) => void;
  /** An entry as a sentence; null if it is none of the module's. */
  say?: (entry: LogEntry, name: string, texts: Texts) => string | null;
  /** What comes with a tile, before the follower, and after it. */
  withTile?: (turn: TurnEntry, texts: Texts) => string[];
  besideTile?: (turn: TurnEntry, texts: Texts) => string[];
  /** The numbers of the rules that an entry of a kind follows from, and points of a kind. */
  rules?: Partial<Record<LogEntry['kind'], readonly string[]>>;
  scoringRules?: Partial<Record<ScoringKind, readonly string[]>>;
  /** Those of a single entry, or of games within a wall, instead. */
  ownRules?: (entry: LogEntry, walled: boolean) => readonly string[] | null | undefined;
  /** Of points: what else the rules say about them. */
  moreRules?: (scored: ScoredEvent) => string[];
  /** The parts of a sum of points; null if the module has nothing to do with it. */
  terms?: (scored: ScoredEvent) => Term[] | null;
  doubled?: (scored: ScoredEvent) => Reason[];
  /** The kind of points, and why, in words. */
  title?: (scored: ScoredEvent, texts: Texts) => string | null;
  reason?: (scored: ScoredEvent, sum: string, texts: Texts) => string | null;
  /** Where on the board an entry happened. */
  places?: (entry: LogEntry) => MorePlaces | null;
  /** The same entry, each name of a tile in it changed. */
  renamed?: (entry: LogEntry, rename: (tile: string) => string) => LogEntry | null;
}

export type ModuleEntry = BazaarEntry | BurgEntry | CastleEntry | FalconEntry | WheelEntry;
export type ModuleOfTurn = BridgeOfTurn & CrownOfTurn;

const logs: readonly ModuleLog[] = [bridgeLog, wheelLog, castleLog, bazaarLog, burgLog, falconLog];

/** What the first module says that has something to say. */
export function firstOf<Answer>(ask: (log: ModuleLog) => Answer | null | undefined): Answer | null {
  for (const log of logs) {
    const answer = ask(log);
    if (answer != null) return answer;
  }
  return null;
}

/** What all of them say. */
export function allOf<Answer>(ask: (log: ModuleLog) => readonly Answer[] | undefined): Answer[] {
  return logs.flatMap((log) => ask(log) ?? []);
}

export function forAll(tell: (log: ModuleLog) => void): void {
  logs.forEach(tell);
}
