// Another game of the same kind with the same people: they are told where in the chat of the old one.
import type { TableState } from '../../model/table_state.ts';
import { app } from '../app.svelte.ts';
import { router } from '../router.svelte.ts';
import { makeTable } from '../start/open_table.ts';
import type { TableSession } from '../table/table_session.svelte.ts';
import { setupAgain } from './setup_again.ts';

export async function playAgain(session: TableSession, table: TableState): Promise<void> {
  const setup = setupAgain(table, app.person?.id ?? null, app.person?.name ?? null);
  const path = await makeTable(setup);
  if (path === null) return;
  const isWithOthers = setup.seats.some(({ kind }) => kind === 'open');
  if (isWithOthers)
    await session.send('chat', { text: `${app.texts.result.invite} ${location.origin}${path}` });
  router.go(path);
}
