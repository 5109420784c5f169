// Invitations to tables that this browser knows, so that they can be handed on later.
import { readStored, store } from '../stored.ts';

const kept = 60;

function readAll(): [string, string][] {
  try {
    const list: unknown = JSON.parse(readStored('invitations') ?? '[]');
    return Array.isArray(list) ? (list as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function invitationTo(table: string): string | null {
  return readAll().find(([id]) => id === table)?.[1] ?? null;
}

/** Null: there is none any more. */
export function keepInvitation(table: string, invitation: string | null): void {
  const others = readAll().filter(([id]) => id !== table);
  const all = invitation === null ? others : [[table, invitation], ...others];
  store('invitations', JSON.stringify(all.slice(0, kept)));
}
