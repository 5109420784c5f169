// What the events of a bazaar make of the position.
import type { GameEvent } from './game_events.ts';
import { changed, without } from './lists.ts';
import type { Bazaar, Position } from './position.ts';

function withBazaar(position: Position, change: (bazaar: Bazaar) => Bazaar): Position {
  return position.bazaar ? { ...position, bazaar: change(position.bazaar) } : position;
}

function openBazaar(position: Position): Position {
  return { ...position, bazaar: { open: [], won: position.scores.map(() => null), offer: null } };
}

/** A tile that was won is laid or has left the game; with the last one the bazaar is over. */
export function withoutWon(position: Position, seat: number, tile: string): Position {
  const { bazaar } = position;
  if (bazaar?.won[seat] !== tile) return position;
  const won = changed(bazaar.won, seat, () => null);
  const isOver = bazaar.open.length === 0 && won.every((each) => each === null);
  return { ...position, bazaar: isOver ? null : { ...bazaar, won } };
}

export function foldBazaar(position: Position, event: GameEvent): Position {
  switch (event.event) {
    case 'bazaar':
      return openBazaar(position);
    case 'turned-up':
      return withBazaar(position, (bazaar) => ({ ...bazaar, open: [...bazaar.open, event.tile] }));
    case 'offered': {
      const { seat, tile, points } = event;
      const offer = { seat, tile, bid: points, bidder: seat, passed: [] };
      return withBazaar(position, (bazaar) => ({ ...bazaar, offer }));
    }
    case 'bid': {
      const { seat, points } = event;
      return withBazaar(position, ({ offer, ...rest }) => ({
        ...rest,
        offer: offer && { ...offer, bid: points, bidder: seat },
      }));
    }
    case 'passed':
      return withBazaar(position, ({ offer, ...rest }) => ({
        ...rest,
        offer: offer && { ...offer, passed: [...offer.passed, event.seat] },
      }));
    case 'won':
      return withBazaar(position, ({ open, won }) => ({
        open: without(open, (tile) => tile === event.tile),
        won: changed(won, event.seat, () => event.tile),
        offer: null,
      }));
    default:
      return position;
  }
}
