// Where on the board an entry of the log happened.
import type { Highlight } from '../../../board/types.ts';
import { castleSpots } from '../../../modules/castles/places.ts';
import { builtSpots } from '../../../modules/places.ts';
import type { EntryHead, LogEntry, TurnEntry } from '../../../model/log_entry.ts';
import type { ScoredEvent } from '../../../model/game_events.ts';

function ofTurn({ cell, follower, bridge }: EntryHead & TurnEntry): Highlight {
  return {
    spots: follower ? [{ cell, feature: follower.feature }] : [],
    cells: bridge ? [cell, bridge.cell] : [cell],
  };
}

function ofScoring(event: ScoredEvent): Highlight | null {
  const { cell, feature } = event;
  const built = builtSpots(event);
  if (built) return { spots: built, cells: [] };
  return cell && feature !== undefined ? { spots: [{ cell, feature }], cells: [] } : null;
}

/** What to light; null if the entry is about no place. */
export function placesOf(entry: LogEntry): Highlight | null {
  switch (entry.kind) {
    case 'turn':
      return ofTurn(entry);
    case 'scored':
      return ofScoring(entry.scored);
    case 'castle':
      return { spots: castleSpots(entry.cells), cells: [] };
    case 'keep':
      return { spots: [], cells: [entry.cell] };
    default:
      return null;
  }
}
