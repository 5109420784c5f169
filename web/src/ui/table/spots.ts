// Where on the board an entry of the log happened.
import { castleSpots } from '../../model/castles.ts';
import type { LogEntry } from '../../model/log_entry.ts';
import type { Spot } from '../../model/move.ts';

/** The spots to light; null if the entry is about no place. */
export function spotsOf(entry: LogEntry): Spot[] | null {
  if (entry.kind === 'scored') {
    const { cell, feature, cells } = entry.scored;
    if (cells) return castleSpots(cells);
    return cell && feature !== undefined ? [{ cell, feature }] : null;
  }
  if (entry.kind === 'turn') {
    const { cell, follower } = entry;
    return follower ? [{ cell, feature: follower.feature }] : null;
  }
  return entry.kind === 'castle' ? castleSpots(entry.cells) : null;
}
