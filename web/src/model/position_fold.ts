// What each event of a game makes of the position.
import type { Turn } from '../tiles/data.ts';
import { foldModules } from '../modules/fold.ts';
import { builtSpots } from '../modules/places.ts';
import { drawn, supplied } from './counts.ts';
import type {
  FollowerEvent,
  GameEvent,
  PlacedEvent,
  ReturnedEvent,
  ScoredEvent,
  Sort,
} from './game_events.ts';
import { changed, without } from './lists.ts';
import type { Spot } from './move.ts';
import { sameCell, tileAt, type PlacedFollower, type Position } from './position.ts';
import { kindOf } from './sets.ts';

const supplyOf = <Each extends Sort>(sort: Each): `${Each}s` => `${sort}s`;

function place(position: Position, { seat, tile, cell, rotation }: PlacedEvent): Position {
  const turn = (rotation / 90) as Turn;
  return {
    ...position,
    tiles: [...position.tiles, { cell, tile, turn, seat }],
    lastPlaced: changed(position.lastPlaced, seat, () => cell),
    lastScored: changed(position.lastScored, seat, () => []),
  };
}

function putFollower(position: Position, event: FollowerEvent): Position {
  const { seat, cell, feature, sort = 'follower' } = event;
  const kind = kindOf(tileAt(position, cell)?.tile ?? '', cell, feature);
  const followers = [...position.followers, { seat, cell, feature, sort, kind }];
  return supplied({ ...position, followers }, supplyOf(sort), seat, -1);
}

function returnFollower(position: Position, event: ReturnedEvent): Position {
  const { seat, cell, feature, sort = 'follower' } = event;
  const home = supplied(position, supplyOf(sort), seat, 1);
  const isIt = (follower: PlacedFollower): boolean =>
    follower.seat === seat &&
    follower.feature === feature &&
    follower.sort === sort &&
    sameCell(follower.cell, cell);
  return { ...home, followers: without(position.followers, isIt) };
}

function scoredSpots(event: ScoredEvent): readonly Spot[] {
  const { complete, cell, feature } = event;
  const built = builtSpots(event);
  if (built) return built;
  return complete && cell && feature !== undefined ? [{ cell, feature }] : [];
}

function noteScored(position: Position, event: ScoredEvent): Position {
  const scored = scoredSpots(event);
  const lastScored = position.lastScored.map((spots, seat) =>
    event.seats.includes(seat) ? [...spots, ...scored] : spots,
  );
  return { ...position, lastScored, counted: position.counted && [...position.counted, event] };
}

function foldCommon(position: Position, event: GameEvent): Position {
  switch (event.event) {
    case 'drawn':
      return drawn(position, event.tile);
    case 'discarded':
      return {
        ...position,
        discarded: [...position.discarded, { seat: event.seat, tile: event.tile }],
      };
    case 'placed':
      return place(position, event);
    case 'follower':
      return putFollower(position, event);
    case 'returned':
      return returnFollower(position, event);
    case 'scored':
      return noteScored(position, event);
    case 'ended':
      return { ...position, counted: [] };
    case 'over':
      return { ...position, winners: event.winners };
    default:
      return position;
  }
}

export function foldGameEvent(position: Position, event: GameEvent): Position {
  return foldModules(foldCommon(position, event), event);
}
