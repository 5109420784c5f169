// What is remembered of bridges, and what each event makes of it.
import { supplied } from '../../model/counts.ts';
import type { Cell, GameEvent } from '../../model/game_events.ts';
import type { Position } from '../../model/position.ts';
import type { Axis } from './events.ts';

export interface PlacedBridge {
  seat: number;
  cell: Cell;
  axis: Axis;
}

export function foldBridge(position: Position, event: GameEvent): Position {
  if (event.event !== 'bridge') return position;
  const { seat, cell, axis } = event;
  const spans = [...position.spans, { seat, cell, axis }];
  return supplied({ ...position, spans }, 'bridges', seat, -1);
}
