// What can happen within the wall, as the server tells it.
import type { Cell } from '../../model/game_events.ts';

export type BurgScoring = 'keep' | 'wall-tile';

export type BurgEvent =
  | { event: 'keep'; seat: number; cell: Cell; feature: number; tiles: number }
  | { event: 'wall-tile'; seat: number; wall_tile: number; tower: readonly [number, number] }
  | { event: 'extra'; seat: number };

export interface BurgReason {
  markets?: number;
  /** Cells of the largest free group. */
  free?: number;
  fountain?: boolean;
  wall_tile?: number;
}
