// Which of somebody's games are to be gone on with.
import type { Summary } from '../../model/protocol.ts';

export interface Waiting {
  table: Summary;
  /** For this person. */
  isMine: boolean;
}

function isAskedOf(table: Summary, person: string): boolean {
  const asked = table.asked === null ? undefined : table.seats[table.asked];
  return table.phase === 'running' && asked?.kind === 'person' && asked.person === person;
}

/** Those that are not over; first those that wait for this person, then the latest. */
export function toContinue(tables: readonly Summary[], person: string): Waiting[] {
  return tables
    .filter(({ phase }) => phase === 'open' || phase === 'running')
    .map((table) => ({ table, isMine: isAskedOf(table, person) }))
    .sort((a, b) => Number(b.isMine) - Number(a.isMine) || b.table.changed - a.table.changed);
}
