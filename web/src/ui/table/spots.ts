// Where on the board an entry of the log happened.
import type { LogEntry } from '../../model/log_entry.ts';
import type { Spot } from '../../model/move.ts';

/** The spots to light; null if the entry is about no place. */
export function spotsOf(entry: LogEntry): Spot[] | null {
  if (entry.kind === 'scored') {
    const { cell, feature } = entry.scored;
    return cell && feature !== undefined ? [{ cell, feature }] : null;
  }
  if (entry.kind === 'turn') {
    const { cell, follower } = entry;
    return follower ? [{ cell, feature: follower.feature }] : null;
  }
  return entry.kind === 'castle' ? entry.cells.map((cell) => ({ cell, feature: 'castle' as const })) : null;
}
