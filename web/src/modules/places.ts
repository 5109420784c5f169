// Where on the board something is that stands on more than one tile.
import type { ScoredEvent } from '../model/game_events.ts';
import type { Spot } from '../model/move.ts';
import { castleSpots } from './castles/places.ts';

/** What was built and has brought points, by its spots; null if it was an area, or nothing on the board. */
export function builtSpots({ cells }: ScoredEvent): readonly Spot[] | null {
  return cells ? castleSpots(cells) : null;
}
