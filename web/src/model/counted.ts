// The final scoring: where on the board something is counted.
import type { ScoredEvent } from './game_events.ts';
import type { Spot } from './move.ts';
import type { Position } from './position.ts';

/** The area that is counted, by one of its spots; nothing for what is counted off the board, such as a wall tile. */
export function countedSpots({ kind, cell, feature, seats }: ScoredEvent, position: Position): Spot[] {
  if (cell && feature !== undefined) return [{ cell, feature }];
  if (kind !== 'keep') return [];
  return seats.flatMap((seat) => position.court?.keeps[seat] ?? []);
}

/** While it is counted, and nobody is named the winner yet. */
export function isCounting({ counted, winners }: Pick<Position, 'counted' | 'winners'>): boolean {
  return counted !== null && winners === null;
}
