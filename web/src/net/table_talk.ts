// Talking with the server about one table. Messages that change something are sent one at a time until they are
// answered, with the same id after every loss of the connection; events that were missed are asked for; a
// connection that was lost is made anew, after pauses that grow.
import type {
  AnswerMessage,
  AnswerTo,
  ByeMessage,
  Commands,
  Language,
  Requests,
  ServerMessage,
  TableEvent,
} from '../model/protocol.ts';
import { realClock, type Clock } from './clock.ts';
import { Connection, type Trouble } from './connection.ts';
import { messageIds } from './ids.ts';
import { Outbox, type Answer } from './outbox.ts';
import type { TalkStatus, TalkTerms } from './talk_terms.ts';

const tryLater = 400; // after `too_fast` and `busy`

/** Byes after which a new connection would hear the same again. */
const finalByes = ['removed', 'logged_out', 'banned', 'too_many_sockets'];

const isForLater = ({ code }: AnswerMessage): boolean => code === 'too_fast' || code === 'busy';

function troubleOf({ code = 'unknown', text = '' }: Pick<AnswerMessage, 'code' | 'text'>): Trouble {
  return { code, text };
}

/** A frame holds one message, or several in their order; null if it cannot be read. */
function readMessages(text: string): ServerMessage[] | null {
  try {
    const frame: unknown = JSON.parse(text);
    const messages = (Array.isArray(frame) ? frame : [frame]) as ServerMessage[];
    return messages.every((message) => typeof message.type === 'string') ? messages : null;
  } catch {
    return null;
  }
}

export class TableTalk {
  readonly #terms: TalkTerms;
  readonly #clock: Clock;
  readonly #nextId: () => string;
  readonly #connection: Connection;
  readonly #outbox = new Outbox();

  #language: Language;
  #isOver = false;
  #number: number;
  #acknowledged = 0; // events up to here are there, heard or not
  #helloId = '';
  #watchId = ''; // empty: no answer is awaited
  #watchUntil = 0; // the events up to here are on their way
  #watchMore = false; // and there are others, to be asked for
  #status: TalkStatus = { upToDate: false, waiting: false, trouble: null, lost: null, clockAhead: 0 };
  #stopLater: (() => void) | null = null;

  constructor(terms: TalkTerms) {
    this.#terms = terms;
    this.#clock = terms.clock ?? realClock;
    this.#nextId = terms.nextId ?? messageIds();
    this.#language = terms.language;
    this.#number = terms.from ?? 0;
    this.#connection = new Connection({
      connect: terms.connect,
      clock: this.#clock,
      chance: terms.chance ?? Math.random,
      opened: () => this.#greet(),
      received: (text) => this.#hear(text),
      dropped: (reason) => this.#hearLoss(reason),
    });
    this.#connection.open();
  }

  get status(): TalkStatus {
    return this.#status;
  }

  /** Says something that changes the table. It is answered in the end, unless the talk is lost. */
  send<Type extends keyof Commands>(type: Type, fields: Commands[Type]): Promise<Answer> {
    if (this.#isOver) return Promise.resolve({ ok: false, code: 'closed', text: '' });
    const answer = this.#outbox.add(this.#message(type, fields));
    this.#sendFirst();
    this.#tell({});
    return answer;
  }

  /** Asks something once; null if the connection is lost before the answer. */
  ask<Type extends keyof Requests>(type: Type, fields: Requests[Type]): Promise<AnswerTo<Type> | null> {
    if (!this.#connection.isOpen) return Promise.resolve(null);
    const message = this.#message(type, fields);
    const answer = this.#outbox.await(message.id);
    this.#connection.send(message);
    return answer as Promise<AnswerTo<Type> | null>;
  }

  /** From now on the server's texts come in this language. */
  setLanguage(language: Language): void {
    this.#language = language;
    this.#hello();
  }

  /** For when the page is shown again or the network is back: whether the server is still there. */
  check(): void {
    if (this.#isOver) return;
    if (this.#connection.isOpen) this.#hello();
    else this.#connection.open();
  }

  /** Ends the talk; nothing is heard any more. */
  close(): void {
    this.#end({ code: 'closed', text: '' });
  }

  #message(type: string, fields: object): { id: string; type: string; table: string } {
    return { id: this.#nextId(), type, table: this.#terms.table, ...fields };
  }

  #greet(): void {
    this.#hello();
    this.#watch();
    this.#sendFirst();
  }

  /** What waits to be answered is kept; all else about the connection is forgotten. */
  #hearLoss(reason: Trouble): void {
    this.#forget();
    this.#tell({ upToDate: false, trouble: this.#status.trouble ?? reason });
  }

  #forget(): void {
    this.#watchId = '';
    this.#watchMore = false;
    this.#outbox.disconnect();
    this.#stopLater?.();
    this.#stopLater = null;
  }

  #lose(reason: Trouble): void {
    this.#tell({ upToDate: false, lost: reason });
    this.#end(reason);
  }

  #end(reason: Trouble): void {
    this.#isOver = true;
    this.#connection.close();
    this.#forget();
    this.#outbox.giveUp(reason);
  }

  #hear(text: string): void {
    const messages = readMessages(text);
    if (!messages) return this.#connection.drop({ code: 'unreadable_server', text: '' });
    // One of them may end the connection: the rest comes again on the next one.
    for (const message of messages) if (this.#connection.isOpen) this.#hearMessage(message);
  }

  #hearMessage(message: ServerMessage): void {
    if (message.type === 'answer') return this.#hearAnswer(message);
    if (message.type === 'bye') return this.#hearBye(message);
    if (message.table !== this.#terms.table) return;
    if (message.type === 'event') this.#hearEvent(message);
    if (message.type === 'question') this.#terms.listener.question(message);
    if (message.type === 'present') this.#terms.listener.present(message);
  }

  #hearEvent(event: TableEvent): void {
    if (event.n > this.#number + 1) {
      this.#tell({ upToDate: false });
      if (!this.#watchId) this.#watch();
      return;
    }
    if (event.n === this.#number + 1) {
      try {
        this.#terms.listener.event(event);
      } catch (problem) {
        return this.#lose({ code: 'differs', text: String(problem) });
      }
      this.#number = event.n;
    }
    this.#goOnWatching();
  }

  #hearAnswer(answer: AnswerMessage): void {
    this.#connection.answered();
    if (answer.id !== null && answer.id === this.#helloId) return this.#hearHello(answer);
    if (answer.id !== null && answer.id === this.#watchId) return this.#hearWatch(answer);
    if (this.#outbox.isFirst(answer.id) && isForLater(answer)) {
      this.#outbox.takeBack();
      return this.#tryLater();
    }
    if (answer.ok && this.#outbox.isFirst(answer.id))
      this.#acknowledged = Math.max(this.#acknowledged, answer.number ?? 0);
    this.#outbox.answered(answer);
    this.#sendFirst();
    this.#tell({});
  }

  #hearHello({ now }: AnswerMessage): void {
    if (now !== undefined) this.#tell({ clockAhead: now - this.#clock.now() });
  }

  #hearWatch(answer: AnswerMessage): void {
    this.#watchId = '';
    if (answer.ok) {
      this.#watchUntil = answer.number ?? 0;
      this.#watchMore = answer.more ?? false;
      this.#connection.works();
      this.#tell({ trouble: null });
      return this.#goOnWatching();
    }
    if (isForLater(answer)) return this.#tryLater();
    const passes = answer.code === 'stopping' || answer.code === 'storage';
    return passes ? this.#connection.drop(troubleOf(answer)) : this.#lose(troubleOf(answer));
  }

  /** A long history comes in parts. */
  #goOnWatching(): void {
    const isThere = !this.#watchId && this.#number >= this.#watchUntil;
    if (!this.#status.upToDate && isThere) {
      if (this.#watchMore) return this.#watch();
      return this.#tell({ upToDate: true });
    }
    this.#tell({});
  }

  #hearBye(bye: ByeMessage): void {
    return finalByes.includes(bye.code) ? this.#lose(troubleOf(bye)) : this.#connection.drop(troubleOf(bye));
  }

  #hello(): void {
    this.#helloId = this.#nextId();
    this.#connection.send({ type: 'hello', id: this.#helloId, language: this.#language, together: true });
  }

  #watch(): void {
    const { table, invitation } = this.#terms;
    this.#watchId = this.#nextId();
    this.#watchMore = false;
    this.#connection.send({
      type: 'watch',
      id: this.#watchId,
      table,
      from: this.#number,
      ...(invitation ? { invitation } : {}),
    });
  }

  /** One at a time, so that they arrive in their order whatever happens. */
  #sendFirst(): void {
    if (!this.#connection.isOpen || this.#stopLater) return;
    const message = this.#outbox.takeFirst();
    if (message) this.#connection.send(message);
  }

  #tryLater(): void {
    this.#stopLater?.();
    this.#stopLater = this.#clock.after(tryLater, () => {
      this.#stopLater = null;
      if (!this.#watchId && !this.#status.upToDate) this.#watch();
      this.#sendFirst();
    });
  }

  #tell(change: Partial<TalkStatus>): void {
    const waiting = this.#outbox.isWaiting || this.#number < this.#acknowledged;
    const status = { ...this.#status, waiting, ...change };
    const same = (Object.keys(status) as (keyof TalkStatus)[]).every(
      (key) => status[key] === this.#status[key],
    );
    if (same || this.#isOver) return;
    this.#status = status;
    this.#terms.listener.status(status);
  }
}
