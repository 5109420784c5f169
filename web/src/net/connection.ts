// A connection that is made anew whenever it is lost, after pauses that grow as long as none comes to anything.
import type { Clock } from './clock.ts';
import type { Connect, Link } from './socket.ts';

const firstPause = 200;
const longestPause = 5000;
const answerDue = 15000; // longer than any answer takes

/** Why there is no connection. */
export interface Trouble {
  code: string;
  /** In the language of the server's answers; empty where only the code is known. */
  text: string;
}

export interface ConnectionTerms {
  connect: Connect;
  clock: Clock;
  /** From 0 to 1: pauses differ, so that not everybody comes back at once. */
  chance: () => number;
  opened(): void;
  received(text: string): void;
  /** It is tried again later. */
  dropped(reason: Trouble): void;
}

export class Connection {
  readonly #terms: ConnectionTerms;
  #link: Link | null = null;
  #isOpen = false;
  #pause = firstPause;
  #stopRetry: (() => void) | null = null;
  #stopDue: (() => void) | null = null;

  constructor(terms: ConnectionTerms) {
    this.#terms = terms;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Connects now, if there is no connection and none is being made. */
  open(): void {
    if (this.#link) return;
    this.#stopRetry?.();
    this.#link = this.#terms.connect({
      opened: () => {
        this.#isOpen = true;
        this.#terms.opened();
      },
      received: (text) => this.#terms.received(text),
      closed: () => this.drop({ code: 'offline', text: '' }),
    });
    this.#expectAnswer();
  }

  send(message: object): void {
    if (!this.#isOpen) return;
    this.#link?.send(JSON.stringify(message));
    this.#expectAnswer();
  }

  /** Something was answered: the server is there. */
  answered(): void {
    this.#stopDue?.();
  }

  /** The connection has come to something: the next pause is short again. */
  works(): void {
    this.#pause = firstPause;
  }

  /** Gives this connection up and tries another one after a pause. */
  drop(reason: Trouble): void {
    this.close();
    const pause = this.#pause * (0.75 + 0.5 * this.#terms.chance());
    this.#pause = Math.min(this.#pause * 2, longestPause);
    this.#stopRetry = this.#terms.clock.after(pause, () => this.open());
    this.#terms.dropped(reason);
  }

  /** Ends it for good, unless it is opened again. */
  close(): void {
    this.#link?.close();
    this.#link = null;
    this.#isOpen = false;
    this.#stopDue?.();
    this.#stopRetry?.();
  }

  /** A server that says nothing for so long is gone. */
  #expectAnswer(): void {
    this.#stopDue?.();
    this.#stopDue = this.#terms.clock.after(answerDue, () => this.drop({ code: 'no_answer', text: '' }));
  }
}
