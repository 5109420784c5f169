// Connections of a talk that break and come back.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  begin,
  answerWatch,
  clock,
  events,
  heard,
  sendEvents,
  server,
  settled,
  start,
  state,
  talk,
  upTo,
} from './talk_testing.ts';

beforeEach(begin);

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
