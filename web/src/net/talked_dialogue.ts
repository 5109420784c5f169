// For tests: a dialogue of tests/dialogues as the web app has it, what it says to the server and what it ends with.
import { expect } from 'vitest';
import type { Dialogue, Expected, Line, Step } from '../../tests/fixtures/dialogues.ts';
import { heardAt, stateOf } from '../../tests/fixtures/told_table.ts';
import type { Commands } from '../model/protocol.ts';
import { foldPresence, foldTable } from '../model/table.ts';
import type { TableState } from '../model/table_state.ts';
import { FakeClock, FakeServer, type Said } from './fake_server.ts';
import { TableTalk } from './table_talk.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export class TalkedDialogue {
  readonly #dialogue: Dialogue;
  readonly #clock = new FakeClock();
  readonly #server = new FakeServer();
  readonly #talk: TableTalk;
  readonly #labelled = new Map<string, Said>(); // messages of the client, by the names they have in the file
  readonly #answers: string[] = [];
  #heard = 0; // messages of the client that have been looked at
  #state: TableState | null = null;

  constructor(dialogue: Dialogue) {
    this.#dialogue = dialogue;
    this.#talk = new TableTalk({
      table: dialogue.id,
      language: 'en',
      connect: (events) => {
        const link = this.#server.connect(events);
        if (!this.#server.accepts) queueMicrotask(() => events.closed());
        return link;
      },
      clock: this.#clock,
      chance: () => 0.5,
      listener: {
        event: (event) => (this.#state = foldTable(this.#state, event)),
        question: () => {},
        present: (message) => {
          if (this.#state) this.#state = foldPresence(this.#state, message);
        },
        status: () => {},
      },
    });
  }

  /** All steps; fails where the client says anything else than the dialogue has it. */
  async play(): Promise<void> {
    await settled();
    for (const step of this.#dialogue.steps) {
      await this.#take(step);
      await settled();
    }
    expect(this.#takeUnheard()).toEqual([]);
  }

  /** What is said in `end`. */
  end(): Record<string, unknown> {
    const { upToDate, waiting, trouble, lost } = this.#talk.status;
    return {
      connections: this.#server.tries,
      up_to_date: upToDate,
      waiting,
      trouble: trouble !== null && lost === null,
      lost: lost && (lost.text || lost.code),
      answers: this.#answers,
      table: this.#state && stateOf(this.#state),
      heard: this.#state && heardAt(this.#state),
    };
  }

  async #take({ hears, says, wants, cut, reachable, wait_ms }: Step): Promise<void> {
    if (hears) this.#hear(hears);
    if (says !== undefined) this.#say(says);
    if (wants) this.#want(wants);
    if (cut) this.#server.hangUp();
    if (reachable !== undefined) this.#server.accepts = reachable;
    if (wait_ms !== undefined) await this.#wait(wait_ms);
  }

  /** Connections open and close while time goes by. */
  async #wait(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; ++passed) {
      this.#clock.pass(1);
      await null;
    }
  }

  #want({ type, ...fields }: NonNullable<Step['wants']>): void {
    const answer = this.#talk.send(type as keyof Commands, fields as unknown as Commands['start']);
    void answer.then(({ ok, code }) => this.#answers.push(`${type} ${ok ? 'ok' : code}`));
  }

  #hear(expected: Expected[]): void {
    const said = this.#takeUnheard();
    expect(said, JSON.stringify(expected)).toHaveLength(expected.length);
    for (const [i, message] of said.entries()) this.#compare(message, expected[i] as Expected);
  }

  /** The fields that the file names; others may differ. */
  #compare(said: Said, { id, ...fields }: Expected): void {
    expect(said).toMatchObject(fields);
    if (id !== undefined) this.#compareId(said, id);
  }

  /** A message that was named before is said again as it was; a new one has an id that no other has. */
  #compareId(said: Said, label: string): void {
    for (const [other, message] of this.#labelled) {
      if (other === label) expect(said).toEqual(message);
      else expect(said.id).not.toBe(message.id);
    }
    this.#labelled.set(label, said);
  }

  #say(frame: Line | Line[]): void {
    const told = Array.isArray(frame) ? frame.map((each) => this.#messageOf(each)) : this.#messageOf(frame);
    this.#server.say(told);
  }

  #messageOf(line: Line): object {
    if (typeof line === 'number') return this.#dialogue.events[line - 1] as object;
    return typeof line.id === 'string' ? { ...line, id: this.#labelled.get(line.id)?.id } : line;
  }

  #takeUnheard(): Said[] {
    const said = this.#server.said.slice(this.#heard);
    this.#heard = this.#server.said.length;
    return said;
  }
}
