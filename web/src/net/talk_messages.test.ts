// What a talk says to the server.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  begin,
  answerWatch,
  clock,
  sendEvents,
  server,
  settled,
  start,
  table,
  talk,
} from './talk_testing.ts';

beforeEach(begin);

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
