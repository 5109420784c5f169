// What the events of Die Burg and Falken make of the position.
import type { GameEvent, ScoredEvent } from './game_events.ts';
import { changed, without } from './lists.ts';
import type { Court, Position } from './position.ts';

/** Wall tiles that are used up by doubling; those that count at the end stay in front of their owner. */
const doublingTiles = [2, 3];
const extraTurnTile = 1;

function useWallTile(court: Court, seat: number, kind: number): Court {
  return { ...court, held: changed(court.held, seat, (held) => without(held, (each) => each === kind)) };
}

/** Whoever gets points goes on from a gate; one that stops the marker anew is told after it. */
function score(court: Court, { seats, wall_tile: wallTile = 0 }: ScoredEvent): Court {
  const atGate = court.atGate.map((stands, seat) => stands && !seats.includes(seat));
  const scored = { ...court, atGate };
  const [seat] = seats;
  if (seat === undefined || !doublingTiles.includes(wallTile)) return scored;
  return useWallTile(scored, seat, wallTile);
}

function change(court: Court, event: GameEvent): Court {
  switch (event.event) {
    case 'scored':
      return score(court, event);
    case 'gate':
      return { ...court, atGate: changed(court.atGate, event.seat, () => true) };
    case 'nests':
      return { ...court, nests: changed(court.nests, event.seat, (tokens) => tokens + event.tokens) };
    case 'keep': {
      const { cell, feature, tiles } = event;
      return { ...court, keeps: changed(court.keeps, event.seat, () => ({ cell, feature, tiles })) };
    }
    case 'wall-tile': {
      const sorted = (held: readonly number[]): number[] => [...held, event.wall_tile].sort((a, b) => a - b);
      return {
        ...court,
        towers: court.towers.filter(([first]) => first !== event.tower[0]),
        held: changed(court.held, event.seat, sorted),
        taken: [...court.taken, event.wall_tile],
      };
    }
    case 'extra':
      return useWallTile(court, event.seat, extraTurnTile);
    case 'ended':
      return { ...court, towers: [] };
    default:
      return court;
  }
}

export function foldCourt(position: Position, event: GameEvent): Position {
  return position.court ? { ...position, court: change(position.court, event) } : position;
}
