// What each event makes of nests and gates.
import type { GameEvent } from '../../model/game_events.ts';
import { changed } from '../../model/lists.ts';
import type { Position } from '../../model/position.ts';
import type { Court } from '../burg/fold.ts';

function change(court: Court, event: GameEvent): Court {
  switch (event.event) {
    case 'scored':
      // Whoever gets points goes on from a gate; one that stops the marker anew is told after it.
      return { ...court, atGate: court.atGate.map((stands, seat) => stands && !event.seats.includes(seat)) };
    case 'gate':
      return { ...court, atGate: changed(court.atGate, event.seat, () => true) };
    case 'nests':
      return { ...court, nests: changed(court.nests, event.seat, (tokens) => tokens + event.tokens) };
    default:
      return court;
  }
}

export function foldFalcon(position: Position, event: GameEvent): Position {
  return position.court ? { ...position, court: change(position.court, event) } : position;
}
