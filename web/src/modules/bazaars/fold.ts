// What is remembered of a bazaar, and what each event makes of it.
import { drawn } from '../../model/counts.ts';
import type { GameEvent } from '../../model/game_events.ts';
import { changed, without } from '../../model/lists.ts';
import type { Position } from '../../model/position.ts';

export interface Offer {
  /** Who chose the tile. */
  seat: number;
  tile: string;
  bid: number;
  bidder: number;
  passed: readonly number[];
}

export interface Bazaar {
  /** In the order of turning up; an offered tile is still among them. */
  open: readonly string[];
  /** By seat: won and not yet laid. */
  won: readonly (string | null)[];
  offer: Offer | null;
}

function withBazaar(position: Position, change: (bazaar: Bazaar) => Bazaar): Position {
  return position.bazaar ? { ...position, bazaar: change(position.bazaar) } : position;
}

function openBazaar(position: Position): Position {
  return { ...position, bazaar: { open: [], won: position.scores.map(() => null), offer: null } };
}

/** A tile that was won is laid or has left the game; with the last one the bazaar is over. */
function withoutWon(position: Position, seat: number, tile: string): Position {
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
    case 'placed':
    case 'discarded':
      return withoutWon(position, event.seat, event.tile);
    case 'turned-up':
      return withBazaar(drawn(position, event.tile), (bazaar) => ({
        ...bazaar,
        open: [...bazaar.open, event.tile],
      }));
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
