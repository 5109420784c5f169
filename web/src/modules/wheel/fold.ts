// What is remembered of the wheel, and what each event makes of it.
import { supplied } from '../../model/counts.ts';
import type { GameEvent } from '../../model/game_events.ts';
import { without } from '../../model/lists.ts';
import type { Position } from '../../model/position.ts';
import type { Segment } from './events.ts';

export interface Wheel {
  pig: Segment;
  /** Who stands on the crown spaces. */
  crowns: Readonly<Record<Segment, readonly number[]>>;
}

export function startWheel(): Wheel {
  return {
    pig: 'fortune',
    crowns: { fortune: [], taxes: [], famine: [], storm: [], inquisition: [], plague: [] },
  };
}

function crown(position: Position, seat: number, segment: Segment, puts: boolean): Position {
  if (!position.wheel) return position;
  const there = position.wheel.crowns[segment];
  const seats = puts ? [...there, seat] : without(there, (each) => each === seat);
  const wheel = { ...position.wheel, crowns: { ...position.wheel.crowns, [segment]: seats } };
  return supplied({ ...position, wheel }, 'followers', seat, puts ? -1 : 1);
}

export function foldWheel(position: Position, event: GameEvent): Position {
  switch (event.event) {
    case 'crown':
      return crown(position, event.seat, event.segment, true);
    case 'uncrowned':
      return crown(position, event.seat, event.segment, false);
    case 'pig':
      return position.wheel ? { ...position, wheel: { ...position.wheel, pig: event.segment } } : position;
    default:
      return position;
  }
}
