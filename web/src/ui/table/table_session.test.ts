// A table as the page holds it: questions of this moment only, answers and refusals, arriving.
import { beforeEach, describe, expect, it } from 'vitest';
import { eventsIn, questionsIn, readFixture } from '../../../tests/fixtures/read.ts';
import type { JoinedEvent, QuestionMessage } from '../../model/protocol.ts';
import { FakeServer } from '../../net/fake_server.ts';
import { TableSession } from './table_session.svelte.ts';

const heard = readFixture('carcassonne');
const events = eventsIn(heard);
const table = events[0]?.table ?? '';
const joined = events.find((event): event is JoinedEvent => event.kind === 'joined');
const started = events.findIndex(({ kind }) => kind === 'started') + 1;
const [question] = questionsIn(heard) as [QuestionMessage];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let server: FakeServer;
let session: TableSession;
let refused: string[];

beforeEach(async () => {
  server = new FakeServer();
  refused = [];
  session = new TableSession({
    table,
    invitation: 'letter',
    person: joined?.person ?? null,
    language: 'en',
    connect: server.connect,
    refused: ({ code }) => refused.push(code ?? ''),
  });
  await settled();
});

function begin(): void {
  server.answer(server.last('watch'), { number: started });
  events.slice(0, started).forEach((event) => server.say(event));
}

describe('a session', () => {
  it('asks what is to be decided now, and only that', () => {
    begin();
    expect(session.question).toBeNull();
    server.say({ ...question, ply: question.ply + 4 });
    expect(session.question).toBeNull();
    server.say(question);
    expect(session.question).toMatchObject({ asks: 'place', seat: question.seat });
    expect(session.isMyTurn).toBe(true);
  });

  it('is ready once all that happened before was heard, and stays so without a connection', () => {
    const middle = started + 10;
    server.answer(server.last('watch'), { number: middle, more: true });
    events.slice(0, middle).forEach((event) => server.say(event));
    expect(session.state?.number).toBe(middle);
    expect(session.isReady).toBe(false);
    server.answer(server.last('watch'), { number: events.length, more: false });
    events.slice(middle).forEach((event) => server.say(event));
    expect(session.isReady).toBe(true);
    server.hangUp();
    expect(session.status.upToDate).toBe(false);
    expect(session.isReady).toBe(true);
  });

  it('asks nothing while an answer is under way, and says what was refused', async () => {
    begin();
    server.say(question);
    session.move(question.moves[0] ?? '');
    expect(server.last('move')).toMatchObject({ ply: question.ply, move: question.moves[0] });
    expect(session.question).toBeNull();
    server.answer(server.last('move'), { ok: false, code: 'illegal', text: 'No' });
    await settled();
    expect(refused).toEqual(['illegal']);
    expect(session.question).not.toBeNull();
  });

  it('sits down with the invitation and starts, in this order', async () => {
    session.arrive({ joins: [{ seat: 1, name: 'Ben' }], start: true });
    expect(server.last('join'), 'before the server has committed to a draw').toBeUndefined();
    server.say(events[0] ?? {});
    expect(server.last('join')).toMatchObject({ seat: 1, name: 'Ben', invitation: 'letter' });
    expect(server.last('start')).toBeUndefined();
    server.answer(server.last('join'));
    await settled();
    expect(server.last('start')).toBeDefined();
  });

  it('keeps a name that was refused, and does not start without whoever has it', async () => {
    server.say(events[0] ?? {});
    session.arrive({ joins: [{ seat: 1, name: 'level8' }], start: true });
    server.answer(server.last('join'), { ok: false, code: 'bad_field', about: 'name', text: 'Reserved.' });
    await settled();
    expect(session.refusedNames).toEqual({ 1: 'level8' });
    expect(refused).toEqual(['bad_field']);
    expect(server.last('start')).toBeUndefined();
  });

  it('counts areas only where the server may tell', async () => {
    begin();
    const areas = session.aids.areas(2);
    server.answer(server.last('areas'), { ply: 2, areas: [], dead: [] });
    expect(await areas).toMatchObject({ ply: 2, dead: [] });
    const fits = session.aids.fits();
    server.answer(server.last('fits'), { ok: false, code: 'no_aids' });
    expect(await fits).toBeNull();
    expect(refused).toEqual([]);
  });

  it('keeps a hint for the moment it was asked for', async () => {
    begin();
    const hint = session.askHint();
    expect(session.isThinking).toBe(true);
    server.answer(server.last('hint'), { move: 'pass', moves: [{ move: 'pass', expected: 1.5 }] });
    await hint;
    expect(session.hint).toEqual({
      ply: session.state?.position?.ply,
      moves: [{ line: 'pass', points: 1.5 }],
    });
    expect(session.isThinking).toBe(false);
  });
});
