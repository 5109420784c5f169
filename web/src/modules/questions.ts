// The questions of the modules, as the server names them.
import type { Cell } from '../model/game_events.ts';

export const landmarkQuestion = 'castle';

export const moduleQuestions = [
  landmarkQuestion,
  'reward',
  'recall',
  'offer',
  'bid',
  'sell',
  'take',
  'score',
  'extra',
] as const;

/** What else the server says about a question. */
export interface ModuleAsks {
  /** For a reward: the castle that it is for. */
  castle?: { cells: [Cell, Cell]; seat: number };
}
