// Where on the board an entry of the log happened.
import type { Highlight } from '../../../board/types.ts';
import type { LogEntry } from '../../../model/log_entry.ts';
import { firstOf } from '../../../modules/log.ts';
import type { ScoredEvent } from '../../../model/game_events.ts';

function ofScoring({ cell, feature }: ScoredEvent): Highlight | null {
  return cell && feature !== undefined ? { spots: [{ cell, feature }], cells: [] } : null;
}

function plainly(entry: LogEntry): Highlight | null {
  if (entry.kind === 'scored') return ofScoring(entry.scored);
  if (entry.kind !== 'turn') return null;
  const { cell, follower } = entry;
  return { spots: follower ? [{ cell, feature: follower.feature }] : [], cells: [cell] };
}

/** What to light; null if the entry is about no place. */
export function placesOf(entry: LogEntry): Highlight | null {
  const own = plainly(entry);
  const more = firstOf((log) => log.places?.(entry));
  if (!more) return own;
  return { spots: more.spots ?? own?.spots ?? [], cells: [...(own?.cells ?? []), ...more.cells] };
}
