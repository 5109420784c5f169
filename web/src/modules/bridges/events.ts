// What can happen with bridges, as the server tells it.
import type { Cell } from '../../model/game_events.ts';

export type Axis = 'ns' | 'ew';

export interface BridgeEvent {
  event: 'bridge';
  seat: number;
  cell: Cell;
  axis: Axis;
}
