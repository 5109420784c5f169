// A talk with a server that loses connections, repeats itself, leaves gaps and is busy: what its tests have in common.
import { eventsIn, readFixture } from '../../tests/fixtures/read.ts';
import type { TableEvent } from '../model/protocol.ts';
import { foldTable } from '../model/table.ts';
import type { TableState } from '../model/table_state.ts';
import { FakeClock, FakeServer } from './fake_server.ts';
import { TableTalk } from './table_talk.ts';

export const events = eventsIn(readFixture('carcassonne'));
export const table = events[0]?.table ?? '';

export let clock: FakeClock;
export let server: FakeServer;
export let talk: TableTalk;
export let heard: number[];
export let questions: number[];
export let state: TableState | null;
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export async function start(): Promise<void> {
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

export const sendEvents = (from: number, to: number): void =>
  events.slice(from, to).forEach((event) => server.say(event));

/** Answers the last `watch` and sends what it asked for. */
export function answerWatch(number: number, more = false): void {
  const watch = server.last('watch');
  server.answer(watch, { number, more });
  sendEvents(Number(watch?.['from']), number);
}

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** Before each test: nobody has said anything yet. */
export function begin(): void {
  clock = new FakeClock();
  server = new FakeServer();
  heard = [];
  questions = [];
  state = null;
}
