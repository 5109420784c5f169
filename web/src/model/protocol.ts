// The messages between client and server (docs/protocol.md): what is said at a table, and what is heard.
import type { GameName, ModuleName } from '../modules/index.ts';
import { moduleQuestions, type ModuleAsks } from '../modules/questions.ts';
import type { ModuleTexts } from '../modules/texts.ts';
import type { Areas, Fits, Preview } from './aids.ts';
import type { GameEvent } from './game_events.ts';
import type { Supplies } from './position.ts';

export type { GameName, ModuleName };
export type OptionName = keyof ModuleTexts['names']['options'];
export type Language = 'de' | 'en';
export type Phase = 'open' | 'running' | 'finished' | 'aborted';
export type ClockKind = 'none' | 'move' | 'game' | 'days';
export type DrawWord = 'offer' | 'accept' | 'decline' | 'withdraw';
export type EndReason = 'over' | 'resigned' | 'time' | 'drawn' | 'aborted';
export type ReplaceReason = 'left' | 'resigned' | 'time' | 'removed' | 'deleted';

export const questionKinds = ['place', 'follower', ...moduleQuestions] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface ClockTerms {
  kind: ClockKind;
  seconds?: number;
}

export type SeatTerms = { kind: 'open' } | { kind: 'computer'; level: string };

/** What a table is made with. */
export interface Terms {
  game: GameName;
  with: ModuleName[];
  options: Partial<Record<OptionName, string>>;
  seats: SeatTerms[];
  clock: ClockTerms;
  aids: boolean;
  open: boolean;
}

export interface Person {
  id: string;
  name: string;
  account: string | null;
}

export type ListedSeat =
  | { kind: 'open' }
  | { kind: 'computer'; name: string; level: string }
  | { kind: 'person' | 'left'; name: string; person: string };

/** A table in lists, and in the answer to `watch`. */
export interface Summary extends Omit<Terms, 'seats'> {
  id: string;
  phase: Phase;
  host: string;
  created: number;
  changed: number;
  number: number;
  seats: ListedSeat[];
  asked: number | null;
  scores: number[];
  winners: number[];
}

export interface Asks extends ModuleAsks {
  seat: number;
  what: QuestionKind;
  tile: string | null;
  /** Whose turn it is, whoever is asked. */
  turn: number;
}

/** A move, and by how many points its seat then expects to be ahead of the best other at the end. */
export interface ConsideredMove {
  move: string;
  expected: number;
}

/** What the computer thinks of a move that was made, and the best ones that there were. */
export interface Grade extends ConsideredMove {
  ply: number;
  seat: number;
  best: ConsideredMove[];
}

/** Milliseconds left to each seat at the time of the event. */
export interface ClockLeft {
  left: number[];
  running: number | null;
}

interface EventHead {
  type: 'event';
  table: string;
  n: number;
  at: number;
}

/** How the game stands after an event. */
interface Standing {
  asks: Asks | null;
  scores: number[];
  hash: string;
  clock: ClockLeft | null;
}

interface Played extends Standing {
  lines: string[];
  events: GameEvent[];
}

export type CreatedEvent = EventHead &
  Terms & {
    kind: 'created';
    host: string;
    commitment: string;
    /** The version of its draw; tables made before there were versions name none. */
    draw?: number;
    /** The moment of a game that is played on here. */
    from?: { table: string; ply: number };
  };
export type JoinedEvent = EventHead & { kind: 'joined'; seat: number; person: string; name: string };
export type LeftEvent = EventHead & { kind: 'left'; seat: number };
export type StartedEvent = EventHead &
  Played & {
    kind: 'started';
    header: string;
    contributions: string[];
    /** Other tiles are drawn than those that everybody has. */
    own_tiles?: boolean;
    /** What each seat begins with. */
    supplies: Supplies;
  };
export type MoveEvent = EventHead &
  Played & {
    kind: 'move';
    seat: number;
    computer: boolean;
    ply: number;
    /** It was made in the game that is played on. */
    given?: boolean;
  };
export type UndoneEvent = EventHead & Standing & { kind: 'undone'; seat: number; ply: number };
export type DrawEvent = EventHead & { kind: 'draw'; seat: number; say: DrawWord };
export type ReplacedEvent = EventHead & {
  kind: 'replaced';
  seat: number;
  level: string;
  name: string;
  reason: ReplaceReason;
  clock: ClockLeft | null;
};
export type ChatEvent = EventHead & { kind: 'chat'; person: string; name: string; text: string };
export type MutedEvent = EventHead & { kind: 'muted'; person: string; muted: boolean };
export type InvitationEvent = EventHead & { kind: 'invitation'; renewed: boolean };
export type RemovedEvent = EventHead & { kind: 'removed'; person: string };
export type EndedEvent = EventHead & {
  kind: 'ended';
  reason: EndReason;
  seat: number | null;
  scores: number[];
  winners: number[];
  secret: string;
};

export type TableEvent =
  | CreatedEvent
  | JoinedEvent
  | LeftEvent
  | StartedEvent
  | MoveEvent
  | UndoneEvent
  | DrawEvent
  | ReplacedEvent
  | ChatEvent
  | MutedEvent
  | RemovedEvent
  | InvitationEvent
  | EndedEvent;

export interface QuestionMessage {
  type: 'question';
  table: string;
  number: number;
  ply: number;
  seat: number;
  asks: QuestionKind;
  tile: string | null;
  moves: string[];
}

export interface PresentMessage {
  type: 'present';
  table: string;
  seats: boolean[];
  watchers: number;
}

export interface ByeMessage {
  type: 'bye';
  code: string;
  text: string;
}

/** Beyond these fields an answer holds what the message asked for. */
export interface AnswerMessage {
  type: 'answer';
  id: string | null;
  ok: boolean;
  table?: string;
  number?: number;
  ply?: number;
  code?: string;
  text?: string;
  about?: string;
  /** `watch` */
  more?: boolean;
  summary?: Summary;
  /** `hello` */
  now?: number;
  person?: Person | null;
  version?: string;
}

/** The answer to a request holds these fields if it is `ok`. */
export interface AnswerFields {
  hint: { move: string; moves: ConsideredMove[] };
  review: Grade;
  state: { state: object };
  legal: { moves: string[] };
  areas: Areas;
  fits: Fits;
  preview: Preview;
}

export type AnswerTo<Type extends keyof Requests> = AnswerMessage & Partial<AnswerFields[Type]>;

export type ServerMessage = AnswerMessage | TableEvent | QuestionMessage | PresentMessage | ByeMessage;

/** What a client can say about a table and wants to have stored: type and fields. */
export interface Commands {
  join: { seat: number; contribution: string; name?: string; invitation?: string };
  leave: { seat: number };
  start: object;
  move: { ply: number; move: string };
  undo: { ply: number };
  draw: { seat: number; say: DrawWord };
  resign: { seat: number };
  replace: { seat: number; level: string };
  chat: { text: string };
  mute: { person: string; muted: boolean };
  remove: { person: string };
  close: object;
}

/** What it can ask; nothing changes by it. */
export interface Requests {
  hint: { ply: number };
  /** Of a game that is over. */
  review: { ply: number };
  state: object;
  legal: object;
  /** At a ply, or now. */
  areas: { at?: number };
  fits: object;
  /** One to three lines of the seat that is asked. */
  preview: { ply: number; moves: readonly string[] };
}
