// Messages that are not answered yet: those that change something, in their order, kept until they are answered;
// and questions, which are forgotten when the connection is lost.
import type { AnswerMessage } from '../model/protocol.ts';

/** What the server said to a message. */
export type Answer = Pick<AnswerMessage, 'number' | 'ply' | 'code' | 'text' | 'about'> & { ok: boolean };

export interface OutMessage {
  id: string;
  type: string;
}

interface Kept {
  message: OutMessage;
  resolve: (answer: Answer) => void;
}

export class Outbox {
  #kept: Kept[] = [];
  #firstIsSent = false;
  #questions = new Map<string, (answer: AnswerMessage | null) => void>();

  get isWaiting(): boolean {
    return this.#kept.length > 0;
  }

  add(message: OutMessage): Promise<Answer> {
    return new Promise((resolve) => this.#kept.push({ message, resolve }));
  }

  await(id: string): Promise<AnswerMessage | null> {
    return new Promise((resolve) => this.#questions.set(id, resolve));
  }

  /** What is to be sent now: nothing while another one is not answered. */
  takeFirst(): OutMessage | null {
    const first = this.#kept[0];
    if (!first || this.#firstIsSent) return null;
    this.#firstIsSent = true;
    return first.message;
  }

  /** Whether this answers what was sent. The answer to what could not be read has no id. */
  isFirst(id: string | null): boolean {
    return this.#firstIsSent && (id === null || id === this.#kept[0]?.message.id);
  }

  /** The first one is to be sent again. */
  takeBack(): void {
    this.#firstIsSent = false;
  }

  answered(answer: AnswerMessage): void {
    if (this.isFirst(answer.id)) {
      this.#firstIsSent = false;
      this.#kept.shift()?.resolve(answer);
    } else if (answer.id !== null) {
      this.#questions.get(answer.id)?.(answer);
      this.#questions.delete(answer.id);
    }
  }

  disconnect(): void {
    this.#firstIsSent = false;
    for (const resolve of this.#questions.values()) resolve(null);
    this.#questions.clear();
  }

  /** There will be no answers any more. */
  giveUp(reason: { code: string; text: string }): void {
    for (const { resolve } of this.#kept.splice(0)) resolve({ ok: false, ...reason });
    this.disconnect();
  }
}
