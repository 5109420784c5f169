// What is known of a table at one moment.
import type { LogEntry } from './log_entry.ts';
import type { Position } from './position.ts';
import type { ClockLeft, EndReason, Phase, Terms } from './protocol.ts';

export interface Seat {
  kind: 'open' | 'person' | 'computer' | 'left';
  name: string;
  /** The id of who holds or has left it. */
  person: string | null;
  level: string | null;
  /** Someone is there; computers always are. */
  present: boolean;
}

export interface ClockReading extends ClockLeft {
  /** By the server's time. */
  at: number;
}

export interface ChatLine {
  n: number;
  at: number;
  person: string;
  name: string;
  text: string;
}

export interface Ending {
  reason: EndReason;
  /** Who resigned or ran out of time. */
  seat: number | null;
  scores: readonly number[];
  winners: readonly number[];
  secret: string;
}

export interface Moment {
  position: Position;
  log: readonly LogEntry[];
}

export interface TableState {
  id: string;
  /** Of the last event. */
  number: number;
  phase: Phase;
  terms: Terms;
  host: string;
  commitment: string;
  seats: readonly Seat[];
  /** What people were called when they last sat down or spoke, by their ids. */
  called: Readonly<Record<string, string>>;
  watchers: number;
  muted: readonly string[];
  removed: readonly string[];
  clock: ClockReading | null;
  chat: readonly ChatLine[];
  /** Seats that have offered a draw or accepted it. */
  drawnBy: readonly number[];
  /** The moment of another game that is played on here. */
  from: { table: string; ply: number } | null;
  /** From the start of the game on. */
  position: Position | null;
  /** Before each move, for taking moves back. */
  past: readonly Moment[];
  log: readonly LogEntry[];
  ending: Ending | null;
}

/** Whether somebody holds a seat now; a seat that was left is held by nobody. */
export function holdsSeat(state: TableState, person: string | null, seat: number): boolean {
  const held = state.seats[seat];
  return person !== null && held?.kind === 'person' && held.person === person;
}

/** All seats that somebody holds; one person may have several. */
export function seatsOf(state: TableState, person: string | null): number[] {
  return state.seats.flatMap((_, seat) => (holdsSeat(state, person, seat) ? [seat] : []));
}

/** Milliseconds that a seat has left, `now` being the server's time; null where no clock runs. */
export function timeLeft({ clock }: Pick<TableState, 'clock'>, seat: number, now: number): number | null {
  const left = clock?.left[seat];
  if (!clock || left === undefined) return null;
  const gone = clock.running === seat ? Math.max(0, now - clock.at) : 0;
  return Math.max(0, left - gone);
}
