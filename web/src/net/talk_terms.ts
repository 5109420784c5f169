// What a talk about a table needs, and what it tells.
import type { Language, PresentMessage, QuestionMessage, TableEvent } from '../model/protocol.ts';
import type { Clock } from './clock.ts';
import type { Trouble } from './connection.ts';
import type { Connect } from './socket.ts';

export interface TalkStatus {
  /** All events have been heard that there were when the connection was made. */
  upToDate: boolean;
  /** A message is not answered yet, or its event has not come. */
  waiting: boolean;
  /** Why there is no connection at present. */
  trouble: Trouble | null;
  /** Why there will be none any more. */
  lost: Trouble | null;
  /** What the server's clock shows more than ours, in milliseconds. */
  clockAhead: number;
}

export interface TalkListener {
  /** In the order of their numbers, each once. What is thrown here ends the talk. */
  event(event: TableEvent): void;
  question(question: QuestionMessage): void;
  present(message: PresentMessage): void;
  status(status: TalkStatus): void;
}

export interface TalkTerms {
  table: string;
  invitation?: string | undefined;
  language: Language;
  connect: Connect;
  listener: TalkListener;
  /** The number of the last event that is known already. */
  from?: number;
  clock?: Clock;
  nextId?: () => string;
  /** From 0 to 1, see Connection. */
  chance?: () => number;
}
