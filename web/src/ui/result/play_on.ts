// Playing a game on from one of its moments: at a table of one's own, against computers.
import type { TableState } from '../../model/table_state.ts';
import { app } from '../app.svelte.ts';
import { people } from '../person/people.svelte.ts';
import { tablePath } from '../route.ts';
import { router } from '../router.svelte.ts';
import { takeLater } from '../start/open_table.ts';
import { keepInvitation } from '../table/invitations.ts';

export async function playOn(
  { id }: Pick<TableState, 'id'>,
  ply: number,
  seat: number,
  invitation: string | null,
): Promise<void> {
  if (!(await people.someone())) return;
  const from = { table: id, ply, ...(invitation === null ? {} : { invitation }) };
  const made = app.valueOf(await app.api.playOn({ from, seat, open: false }));
  if (!made) return;
  if (made.invitation) keepInvitation(made.table, made.invitation);
  takeLater(made.table, { joins: [{ seat, name: null }], start: true });
  router.go(tablePath(made.table, { invitation: made.invitation }));
}
