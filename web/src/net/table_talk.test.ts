// A talk with a server that loses connections, repeats itself, leaves gaps and is busy.
import { beforeEach, describe, expect, it } from 'vitest';
import { eventsIn, readFixture } from '../../tests/fixtures/read.ts';
import type { TableEvent } from '../model/protocol.ts';
import { foldTable } from '../model/table.ts';
import type { TableState } from '../model/table_state.ts';
import { FakeClock, FakeServer } from './fake_server.ts';
import { TableTalk } from './table_talk.ts';

const events = eventsIn(readFixture('carcassonne'));
const table = events[0]?.table ?? '';

let clock: FakeClock;
let server: FakeServer;
let talk: TableTalk;
let heard: number[];
let questions: number[];
let state: TableState | null;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  let ids = 0;
  talk = new TableTalk({
    table,
    language: 'en',
    connect: server.connect,
    clock,
    nextId: () => `m${++ids}`,
    chance: () => 0.5,
    listener: {
      event(event: TableEvent) {
        state = foldTable(state, event);
        heard.push(event.n);
      },
      question: ({ ply }) => questions.push(ply),
      present() {},
      status() {},
    },
  });
  await settled();
}

const sendEvents = (from: number, to: number): void =>
  events.slice(from, to).forEach((event) => server.say(event));

/** Answers the last `watch` and sends what it asked for. */
function answerWatch(number: number, more = false): void {
  const watch = server.last('watch');
  server.answer(watch, { number, more });
  sendEvents(Number(watch?.['from']), number);
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

beforeEach(() => {
  clock = new FakeClock();
  server = new FakeServer();
  heard = [];
  questions = [];
  state = null;
});

describe('watching', () => {
  it('greets, asks for everything, and is up to date when all of it has come', async () => {
    await start();
    expect(server.said.map(({ type }) => type)).toEqual(['hello', 'watch']);
    expect(server.last('watch')).toMatchObject({ table, from: 0 });
    server.answer(server.last('watch'), { number: 3, more: false });
    expect(talk.status.upToDate).toBe(false);
    sendEvents(0, 3);
    expect(heard).toEqual([1, 2, 3]);
    expect(talk.status.upToDate).toBe(true);
  });

  it('asks for a long history part by part', async () => {
    await start();
    answerWatch(10, true);
    expect(server.last('watch')).toMatchObject({ from: 10 });
    answerWatch(20, true);
    answerWatch(25);
    expect(heard).toEqual(upTo(25));
    expect(talk.status.upToDate).toBe(true);
    expect(server.all('watch')).toHaveLength(3);
  });

  it('knows the difference of the clocks', async () => {
    await start();
    server.answer(server.last('hello'), { now: clock.now() + 5000 });
    expect(talk.status.clockAhead).toBe(5000);
  });

  it('fills a gap by asking again, once, and takes nothing twice', async () => {
    await start();
    answerWatch(3);
    sendEvents(5, 7);
    expect(heard).toEqual([1, 2, 3]);
    expect(server.all('watch')).toHaveLength(2);
    expect(server.last('watch')).toMatchObject({ from: 3 });
    expect(talk.status.upToDate).toBe(false);
    answerWatch(8);
    sendEvents(2, 8);
    expect(heard).toEqual(upTo(8));
    expect(talk.status.upToDate).toBe(true);
  });

  it('does not listen to what is said about other tables', async () => {
    await start();
    answerWatch(1);
    server.say({ ...events[1], table: 'another' });
    server.say({ type: 'question', table: 'another', ply: 9 });
    server.say({ type: 'question', table, ply: 3 });
    expect(heard).toEqual([1]);
    expect(questions).toEqual([3]);
  });

  it('is lost when the events cannot be, and says why', async () => {
    await start();
    server.answer(server.last('watch'), { number: 1 });
    server.say({ ...events[1], n: 1 });
    expect(talk.status.lost).toMatchObject({ code: 'differs', text: expect.stringContaining('making') });
    expect(server.isConnected).toBe(false);
  });
});

describe('frames', () => {
  it('may hold several messages, as the greeting says', async () => {
    await start();
    expect(server.last('hello')).toMatchObject({ together: true });
    const answer = { type: 'answer', id: server.last('watch')?.id, ok: true, number: 3 };
    server.sayText(JSON.stringify([answer, ...events.slice(0, 3), { type: 'question', table, ply: 3 }]));
    expect(heard).toEqual([1, 2, 3]);
    expect(questions).toEqual([3]);
    expect(talk.status.upToDate).toBe(true);
  });

  it('are left where a message in them ends the connection', async () => {
    await start();
    answerWatch(1);
    server.sayText(JSON.stringify([{ type: 'bye', code: 'logged_out', text: '' }, events[1]]));
    expect(heard).toEqual([1]);
  });

  it.each(['[1]', '[null]', '[{"no":"type"}]', 'null', '[['])(
    'that hold %s drop the connection',
    async (text) => {
      await start();
      server.sayText(text);
      expect(talk.status.trouble?.code).toBe('unreadable_server');
    },
  );
});

describe('connections', () => {
  it('come back after pauses that grow, and go on where they stopped', async () => {
    await start();
    answerWatch(5);
    server.accepts = false;
    server.hangUp();
    expect(talk.status.trouble?.code).toBe('offline');
    for (const pause of [200, 400, 800, 1600, 3200, 5000, 5000]) {
      const { tries } = server;
      clock.pass(pause - 1);
      expect(server.tries).toBe(tries);
      clock.pass(1);
      expect(server.tries).toBe(tries + 1);
      server.hangUp();
    }
    server.accepts = true;
    clock.pass(5000);
    await settled();
    expect(server.last('watch')).toMatchObject({ from: 5 });
    answerWatch(7);
    expect(heard).toEqual(upTo(7));
    expect(talk.status).toMatchObject({ upToDate: true, trouble: null });
    server.hangUp();
    const { tries } = server;
    clock.pass(200);
    expect(server.tries).toBe(tries + 1);
  });

  it('are given up when the server does not answer', async () => {
    await start();
    clock.pass(15000);
    expect(talk.status.trouble?.code).toBe('no_answer');
    clock.pass(200);
    expect(server.tries).toBe(2);
  });

  it('are tried at once when the page is shown again, and checked if they stand', async () => {
    await start();
    answerWatch(2);
    talk.check();
    expect(server.all('hello')).toHaveLength(2);
    server.hangUp();
    talk.check();
    expect(server.tries).toBe(2);
  });

  it.each(['too_many_sockets', 'logged_out'])('end for good with the word %s', async (code) => {
    await start();
    server.say({ type: 'bye', code, text: 'Good bye' });
    expect(talk.status.lost).toEqual({ code, text: 'Good bye' });
    clock.pass(60000);
    expect(server.tries).toBe(1);
  });

  it.each(['stopping', 'too_fast'])('are made again after the word %s', async (code) => {
    await start();
    server.say({ type: 'bye', code, text: 'Until later' });
    expect(talk.status).toMatchObject({ lost: null, trouble: { code, text: 'Until later' } });
    clock.pass(200);
    expect(server.tries).toBe(2);
  });

  it('are dropped when what the server says cannot be read', async () => {
    await start();
    server.sayText('<html>');
    expect(talk.status.trouble?.code).toBe('unreadable_server');
    clock.pass(200);
    expect(server.tries).toBe(2);
  });

  it('are given up if the table may not be seen', async () => {
    await start();
    server.answer(server.last('watch'), { ok: false, code: 'not_found', text: 'Nothing here' });
    expect(talk.status.lost).toEqual({ code: 'not_found', text: 'Nothing here' });
  });

  it('end when nobody listens any more', async () => {
    await start();
    const answer = talk.send('start', {});
    talk.close();
    expect(server.isConnected).toBe(false);
    clock.pass(60000);
    expect(server.tries).toBe(1);
    expect(await answer).toMatchObject({ ok: false, code: 'closed' });
    expect(await talk.send('start', {})).toMatchObject({ ok: false, code: 'closed' });
  });
});

describe('messages', () => {
  beforeEach(async () => {
    await start();
    answerWatch(4);
  });

  it('go one at a time, in their order', async () => {
    const first = talk.send('chat', { text: 'one' });
    const second = talk.send('chat', { text: 'two' });
    expect(server.all('chat').map((said) => said['text'])).toEqual(['one']);
    server.answer(server.last('chat'), { number: 5 });
    expect(await first).toMatchObject({ ok: true, number: 5 });
    expect(server.all('chat').map((said) => said['text'])).toEqual(['one', 'two']);
    server.answer(server.last('chat'), { ok: false, code: 'muted', text: 'Hush' });
    expect(await second).toMatchObject({ ok: false, code: 'muted', text: 'Hush' });
  });

  it('are sent again with the same id after a loss, until they are answered', async () => {
    const answer = talk.send('move', { ply: 1, move: 'place 1,0 r90' });
    const sent = server.last('move');
    server.hangUp();
    clock.pass(200);
    await settled();
    expect(server.all('move')).toHaveLength(2);
    expect(server.last('move')).toEqual(sent);
    server.answer(server.last('move'), { number: 5, ply: 2 });
    server.answer(server.last('move'), { number: 5, ply: 2 });
    expect(await answer).toMatchObject({ ok: true, ply: 2 });
    server.hangUp();
    clock.pass(200);
    await settled();
    expect(server.all('move')).toHaveLength(2);
  });

  it('wait for the connection if there is none', async () => {
    server.hangUp();
    void talk.send('chat', { text: 'later' });
    expect(server.all('chat')).toHaveLength(0);
    expect(talk.status.waiting).toBe(true);
    clock.pass(200);
    await settled();
    expect(server.all('chat')).toHaveLength(1);
  });

  it('are waited for until their event has come', () => {
    void talk.send('start', {});
    expect(talk.status.waiting).toBe(true);
    server.answer(server.last('start'), { number: 5 });
    expect(talk.status.waiting).toBe(true);
    sendEvents(4, 5);
    expect(talk.status.waiting).toBe(false);
  });

  it('hear that they are stale, and are not sent again', async () => {
    const answer = talk.send('move', { ply: 1, move: 'pass' });
    server.answer(server.last('move'), { ok: false, code: 'stale', text: 'Gone on', ply: 3 });
    expect(await answer).toMatchObject({ ok: false, code: 'stale', ply: 3 });
    clock.pass(60000);
    expect(server.all('move')).toHaveLength(1);
  });

  it.each(['too_fast', 'busy'])('are tried again a little later when the server says %s', async (code) => {
    const answer = talk.send('chat', { text: 'hello' });
    server.answer(server.last('chat'), { ok: false, code });
    expect(server.all('chat')).toHaveLength(1);
    clock.pass(400);
    expect(server.all('chat')).toHaveLength(2);
    expect(server.all('chat')[1]?.id).toBe(server.all('chat')[0]?.id);
    server.answer(server.last('chat'), { number: 5 });
    expect((await answer).ok).toBe(true);
  });

  it('are answered without an id when the server could not read them', async () => {
    const answer = talk.send('chat', { text: 'x' });
    server.answer(undefined, { ok: false, code: 'bad_message', text: 'What?' });
    expect(await answer).toMatchObject({ ok: false, code: 'bad_message' });
  });

  it('that only ask are forgotten with the connection, and do not hold up others', async () => {
    const hint = talk.ask('hint', { ply: 1 });
    void talk.send('chat', { text: 'meanwhile' });
    expect(server.said.slice(-2).map(({ type }) => type)).toEqual(['hint', 'chat']);
    server.answer(server.last('hint'), { move: 'pass' });
    expect(await hint).toMatchObject({ move: 'pass' });
    const lost = talk.ask('legal', {});
    server.hangUp();
    expect(await lost).toBeNull();
    expect(await talk.ask('legal', {})).toBeNull();
  });

  it('ask what the server counts', async () => {
    const areas = talk.ask('areas', { at: 3 });
    expect(server.last('areas')).toMatchObject({ table, at: 3 });
    server.answer(server.last('areas'), { areas: [], dead: [[1, 2]] });
    expect((await areas)?.dead).toEqual([[1, 2]]);
    const fits = talk.ask('fits', {});
    server.answer(server.last('fits'), { ok: false, code: 'no_aids' });
    expect(await fits).toMatchObject({ ok: false, code: 'no_aids' });
    void talk.ask('preview', { ply: 4, moves: ['place 1,0 r90', 'pass'] });
    expect(server.last('preview')).toMatchObject({ ply: 4, moves: ['place 1,0 r90', 'pass'] });
  });

  it('change the language of what the server says', () => {
    talk.setLanguage('de');
    expect(server.last('hello')).toMatchObject({ language: 'de' });
  });
});

describe('a whole game', () => {
  it('ends alike, however often the connection breaks', async () => {
    await start();
    let known = 0;
    while (known < events.length) {
      const until = Math.min(events.length, known + 23);
      const watch = server.last('watch');
      expect(watch?.['from']).toBe(known);
      server.answer(watch, { number: events.length });
      sendEvents(Math.max(0, known - 3), until);
      known = until;
      server.hangUp();
      clock.pass(10000);
      await settled();
    }
    expect(heard).toEqual(upTo(events.length));
    expect(state?.ending?.scores).toEqual(state?.position?.scores);
  });
});
