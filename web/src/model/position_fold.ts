// What each event of a game makes of the position.
import type { Turn } from '../tiles/data.ts';
import { foldBazaar, withoutWon } from './bazaar_fold.ts';
import { castleHalf, castleSpots } from './castles.ts';
import { foldCourt } from './court_fold.ts';
import type {
  CastleEvent,
  Cell,
  FollowerEvent,
  GameEvent,
  PlacedEvent,
  ReturnedEvent,
  ScoredEvent,
  Segment,
  Sort,
} from './game_events.ts';
import { changed, without } from './lists.ts';
import type { Spot } from './move.ts';
import { sameCell, tileAt, type PlacedFollower, type Position, type Supplies } from './position.ts';
import { kindOf } from './sets.ts';

const supplyOf: Record<Sort, keyof Supplies> = {
  follower: 'followers',
  king: 'kings',
  falconer: 'falconers',
};

function supplied(position: Position, name: keyof Supplies, seat: number, by: number): Position {
  const counts = position.supplies[name] ?? [];
  return {
    ...position,
    supplies: { ...position.supplies, [name]: changed(counts, seat, (count) => count + by) },
  };
}

function draw(position: Position, tile: string): Position {
  return { ...position, drawn: { ...position.drawn, [tile]: (position.drawn[tile] ?? 0) + 1 } };
}

function place(position: Position, { seat, tile, cell, rotation }: PlacedEvent): Position {
  const turn = (rotation / 90) as Turn;
  return {
    ...withoutWon(position, seat, tile),
    tiles: [...position.tiles, { cell, tile, turn, seat }],
    lastPlaced: changed(position.lastPlaced, seat, () => cell),
    lastScored: changed(position.lastScored, seat, () => []),
  };
}

function putFollower(position: Position, event: FollowerEvent): Position {
  const { seat, cell, feature, sort = 'follower' } = event;
  const kind = kindOf(tileAt(position, cell)?.tile ?? '', cell, feature);
  const followers = [...position.followers, { seat, cell, feature, sort, kind }];
  return supplied({ ...position, followers }, supplyOf[sort], seat, -1);
}

function leaveCastle(position: Position, { seat, cell, cells }: ReturnedEvent): Position {
  const left = position.castles.find(
    (castle) =>
      castle.seat === seat &&
      castle.occupied &&
      sameCell(castle.cells[0], cell) &&
      (!cells || sameCell(castle.cells[1], cells[1])),
  );
  const castles = position.castles.map((castle) =>
    castle === left ? { ...castle, occupied: false } : castle,
  );
  return { ...position, castles };
}

function returnFollower(position: Position, event: ReturnedEvent): Position {
  const { seat, cell, feature, sort = 'follower' } = event;
  const home = supplied(position, supplyOf[sort], seat, 1);
  if (feature === 'castle') return leaveCastle(home, event);
  const isIt = (follower: PlacedFollower): boolean =>
    follower.seat === seat &&
    follower.feature === feature &&
    follower.sort === sort &&
    sameCell(follower.cell, cell);
  return { ...home, followers: without(position.followers, isIt) };
}

/** Whether a follower stands in the part of its tile that is half of the castle. */
function standsInCastle(position: Position, follower: PlacedFollower, { seat, cells }: CastleEvent): boolean {
  const [a, b] = cells;
  const isHalf = (cell: Cell, other: Cell): boolean =>
    sameCell(follower.cell, cell) && follower.feature === castleHalf(position, cell, other);
  return follower.seat === seat && (isHalf(a, b) || isHalf(b, a));
}

function buildCastle(position: Position, event: CastleEvent): Position {
  const { seat, cells } = event;
  const followers = without(position.followers, (follower) => standsInCastle(position, follower, event));
  const castles = [...position.castles, { seat, cells, occupied: true }];
  return supplied({ ...position, followers, castles }, 'castles', seat, -1);
}

function crown(position: Position, seat: number, segment: Segment, puts: boolean): Position {
  if (!position.wheel) return position;
  const there = position.wheel.crowns[segment];
  const seats = puts ? [...there, seat] : without(there, (each) => each === seat);
  const wheel = { ...position.wheel, crowns: { ...position.wheel.crowns, [segment]: seats } };
  return supplied({ ...position, wheel }, 'followers', seat, puts ? -1 : 1);
}

function scoredSpots({ kind, complete, cell, feature, cells }: ScoredEvent): Spot[] {
  if (kind === 'castle' && cells) return castleSpots(cells);
  return complete && cell && feature !== undefined ? [{ cell, feature }] : [];
}

function noteScored(position: Position, event: ScoredEvent): Position {
  const scored = scoredSpots(event);
  const lastScored = position.lastScored.map((spots, seat) =>
    event.seats.includes(seat) ? [...spots, ...scored] : spots,
  );
  return { ...position, lastScored, counted: position.counted && [...position.counted, event] };
}

export function foldGameEvent(position: Position, event: GameEvent): Position {
  switch (event.event) {
    case 'drawn':
      return draw(position, event.tile);
    case 'discarded':
      return {
        ...withoutWon(position, event.seat, event.tile),
        discarded: [...position.discarded, { seat: event.seat, tile: event.tile }],
      };
    case 'placed':
      return place(position, event);
    case 'bridge': {
      const { seat, cell, axis } = event;
      const bridges = [...position.bridges, { seat, cell, axis }];
      return supplied({ ...position, bridges }, 'bridges', seat, -1);
    }
    case 'follower':
      return putFollower(position, event);
    case 'returned':
      return returnFollower(position, event);
    case 'castle':
      return buildCastle(position, event);
    case 'crown':
      return crown(position, event.seat, event.segment, true);
    case 'uncrowned':
      return crown(position, event.seat, event.segment, false);
    case 'pig':
      return position.wheel ? { ...position, wheel: { ...position.wheel, pig: event.segment } } : position;
    case 'turned-up':
      return foldBazaar(draw(position, event.tile), event);
    case 'scored':
      return foldCourt(noteScored(position, event), event);
    case 'ended':
      return { ...foldCourt(foldBazaar(position, event), event), counted: [] };
    case 'over':
      return { ...position, winners: event.winners };
    default:
      return foldCourt(foldBazaar(position, event), event);
  }
}
