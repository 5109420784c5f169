// What can happen with castles, as the server tells it.
import type { Cell, ScoringKind } from '../../model/game_events.ts';

export interface CastleEvent {
  event: 'castle';
  seat: number;
  cells: readonly [Cell, Cell];
}

export interface CastlesReason {
  /** Among the completed cities at a field. */
  castles?: number;
  /** Of a castle that takes the points of something else. */
  cells?: readonly [Cell, Cell];
  source?: ScoringKind;
}
