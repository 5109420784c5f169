// For tests: a clock that only moves when it is told to, and the other end of a connection.
import type { Clock } from './clock.ts';
import type { Connect, LinkEvents } from './socket.ts';

export class FakeClock implements Clock {
  #now = 1000;
  #timers: { at: number; call: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#now + milliseconds, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((each) => each !== next);
      this.#now = next.at;
      next.call();
    }
    this.#now = until;
  }
}

export interface Said {
  type: string;
  id: string;
  [field: string]: unknown;
}

/** Hears what a client says, and answers what a test wants. */
export class FakeServer {
  /** How often a client has tried to connect. */
  tries = 0;
  /** Whether a new connection opens at once. */
  accepts = true;
  said: Said[] = [];
  #events: LinkEvents | null = null;

  readonly connect: Connect = (events) => {
    ++this.tries;
    this.#events = events;
    if (this.accepts) queueMicrotask(() => this.#events === events && events.opened());
    return {
      send: (text) => this.said.push(JSON.parse(text) as Said),
      close: () => {
        if (this.#events === events) this.#events = null;
      },
    };
  };

  get isConnected(): boolean {
    return this.#events !== null;
  }

  say(message: object): void {
    this.sayText(JSON.stringify(message));
  }

  sayText(text: string): void {
    this.#events?.received(text);
  }

  answer(said: Said | undefined, content: object = {}): void {
    this.say({ type: 'answer', id: said?.id ?? null, ok: true, ...content });
  }

  hangUp(): void {
    this.#events?.closed();
  }

  /** The last message of this type. */
  last(type: string): Said | undefined {
    return this.said.findLast((message) => message.type === type);
  }

  all(type: string): Said[] {
    return this.said.filter((message) => message.type === type);
  }
}
