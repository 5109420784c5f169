// Opens a table: asks who plays, makes it, and goes there. Who sits down at once is remembered until the table is shown.
import { app } from '../app.svelte.ts';
import { people } from '../person/people.svelte.ts';
import { tablePath } from '../route.ts';
import { router } from '../router.svelte.ts';
import { store } from '../stored.ts';
import { keepInvitation } from '../table/invitations.ts';
import { isComplete, termsOf, type Join, type Setup } from './setup.ts';

export interface Arrival {
  joins: Join[];
  start: boolean;
}

const arrivals = new Map<string, Arrival>();

/** What is to be done at a table that was opened here; told once. */
export function takeArrival(table: string): Arrival | null {
  const arrival = arrivals.get(table) ?? null;
  arrivals.delete(table);
  return arrival;
}

/** For a page that is about to be shown anew. */
export function takeLater(table: string, arrival: Arrival | null): void {
  if (arrival) arrivals.set(table, arrival);
  else arrivals.delete(table);
}

function rememberLevel({ seats }: Setup): void {
  const computer = seats.find((seat) => seat.kind === 'computer');
  if (computer) store('level', computer.level);
}

/** Its path, or null if it was not to be. */
export async function makeTable(setup: Setup): Promise<string | null> {
  const person = isComplete(setup) ? await people.someone() : await people.named();
  if (!person) return null;
  const { terms, joins } = termsOf(setup);
  const made = app.valueOf(await app.api.makeTable(terms));
  if (!made) return null;
  if (made.invitation) keepInvitation(made.table, made.invitation);
  arrivals.set(made.table, { joins, start: isComplete(setup) });
  rememberLevel(setup);
  return tablePath(made.table, { invitation: made.invitation });
}

export async function openTable(setup: Setup): Promise<void> {
  const path = await makeTable(setup);
  if (path !== null) router.go(path);
}
