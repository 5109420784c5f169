// A moment of a game that a tip could be about.
import type { LogEntry } from './log_entry.ts';
import type { Position } from './position.ts';
import type { Question } from './question.ts';

export interface Moment {
  /** Asked of the reader. */
  question: Question;
  position: Position;
  log: readonly LogEntry[];
  /** The town within a wall. */
  walled: boolean;
}

export function hasHappened(log: readonly LogEntry[], kind: LogEntry['kind']): boolean {
  return log.some((entry) => entry.kind === kind);
}
