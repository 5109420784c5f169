// A server that wants to choose the draw, against the page: it refuses seats until it likes a contribution, or commits
// to something else once it has seen one.
import { beforeEach, describe, expect, it } from 'vitest';
import { eventsIn, readFixture } from '../../../tests/fixtures/read.ts';
import type { CreatedEvent } from '../../model/protocol.ts';
import { FakeServer } from '../../net/fake_server.ts';
import { keptDraw } from './kept_draws.ts';
import { TableSession } from './table_session.svelte.ts';

const [first] = eventsIn(readFixture('carcassonne')) as [CreatedEvent];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let tables = 0;
let created: CreatedEvent;
let refused: string[];

beforeEach(() => {
  created = { ...first, table: `table${++tables}`, draw: 2, commitment: 'c0' };
  refused = [];
});

/** The page is loaded anew, and the server says this first. */
async function open(event: CreatedEvent): Promise<{ server: FakeServer; session: TableSession }> {
  const server = new FakeServer();
  const session = new TableSession({
    table: event.table,
    invitation: null,
    person: 'p1',
    language: 'en',
    connect: server.connect,
    refused: ({ code }) => refused.push(code ?? ''),
  });
  await settled();
  server.answer(server.last('watch'), { number: 1 });
  server.say(event);
  return { server, session };
}

async function trySeat(session: TableSession, server: FakeServer, seat: number): Promise<unknown> {
  const before = server.all('join').length;
  const answer = session.join(seat, null);
  const join = server.last('join');
  if (server.all('join').length > before) server.answer(join, { ok: false, code: 'seat_taken' });
  await answer;
  return server.all('join').length > before ? join?.['contribution'] : undefined;
}

describe('a contribution', () => {
  it('is kept before it is sent, with what the server has committed to', async () => {
    const { server, session } = await open(created);
    const sent = await trySeat(session, server, 0);
    expect(sent).toMatch(/^[0-9a-f]{64}$/);
    expect(keptDraw(created.table)).toEqual({ version: 2, commitment: 'c0', contribution: sent });
  });

  it('is the same however often it is refused, at every seat, and after the page is loaded anew', async () => {
    const sent = new Set<unknown>();
    for (let visit = 0; visit < 3; ++visit) {
      const { server, session } = await open(created);
      for (const seat of [0, 1, 0, 1]) sent.add(await trySeat(session, server, seat));
      session.close();
    }
    expect(sent.size).toBe(1);
    expect(refused).toEqual(Array(12).fill('seat_taken'));
  });

  it('is another one at every table', async () => {
    const one = await open(created);
    const other = await open({ ...created, table: `${created.table}x` });
    const contributions = [
      await trySeat(one.session, one.server, 0),
      await trySeat(other.session, other.server, 0),
    ];
    expect(new Set(contributions).size).toBe(2);
  });

  it('is not sent to a server that commits to something else once it knows it', async () => {
    const before = await open(created);
    await trySeat(before.session, before.server, 0);
    for (const changed of [{ commitment: 'c1' }, { draw: 3 }]) {
      const after = await open({ ...created, ...changed });
      expect(await trySeat(after.session, after.server, 0)).toBeUndefined();
    }
    expect(refused).toEqual(['seat_taken', 'draw_changed', 'draw_changed']);
  });
});
