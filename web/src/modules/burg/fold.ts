// What is remembered within the wall, and what each event makes of it.
import type { Cell, GameEvent, ScoredEvent } from '../../model/game_events.ts';
import { changed, without } from '../../model/lists.ts';
import type { Position, Setup } from '../../model/position.ts';
import { wallTowers } from '../../model/sets.ts';

export interface Keep {
  cell: Cell;
  feature: number;
  tiles: number;
}

/** What a game within the wall has beyond tiles and followers. */
export interface Court {
  /** Fields of the corner towers on which a wall tile lies. */
  towers: readonly (readonly [number, number])[];
  /** Wall tiles in front of each player. */
  held: readonly (readonly number[])[];
  /** Wall tiles that were ever taken. */
  taken: readonly number[];
  keeps: readonly (Keep | null)[];
  nests: readonly number[];
  atGate: readonly boolean[];
}

export function startCourt(setup: Setup): Court {
  const { players } = setup;
  return {
    towers: wallTowers(setup),
    held: Array.from({ length: players }, () => []),
    taken: [],
    keeps: Array<null>(players).fill(null),
    nests: Array<number>(players).fill(0),
    atGate: Array<boolean>(players).fill(false),
  };
}

/** Wall tiles that are used up by doubling; those that count at the end stay in front of their owner. */
const doublingTiles = [2, 3];
const extraTurnTile = 1;

function useWallTile(court: Court, seat: number, kind: number): Court {
  return { ...court, held: changed(court.held, seat, (held) => without(held, (each) => each === kind)) };
}

function score(court: Court, { seats: [seat], wall_tile: wallTile = 0 }: ScoredEvent): Court {
  if (seat === undefined || !doublingTiles.includes(wallTile)) return court;
  return useWallTile(court, seat, wallTile);
}

function change(court: Court, event: GameEvent): Court {
  switch (event.event) {
    case 'scored':
      return score(court, event);
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
