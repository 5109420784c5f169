// What a talk hears of its table, message by message and in frames.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  begin,
  answerWatch,
  clock,
  events,
  heard,
  questions,
  sendEvents,
  server,
  start,
  table,
  talk,
  upTo,
} from './talk_testing.ts';

beforeEach(begin);

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
