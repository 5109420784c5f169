// What can happen with Falken, as the server tells it.
import type { Cell, FeatureName } from '../../model/game_events.ts';

export type FalconEvent =
  | { event: 'gate'; seat: number }
  | { event: 'nests'; seat: number; cell: Cell; feature: FeatureName; tokens: number };

export interface FalconReason {
  king?: boolean;
  /** Of the points: those that were lost at a gate. */
  lost?: number;
}
