// The log of a table, carried on by each event.
import { addGameEvents, withoutMoves } from './log.ts';
import type { EntryHead, LogEntry, PeopleEntry } from './log_entry.ts';
import type { TableEvent } from './protocol.ts';
import type { TableState } from './table_state.ts';

/** As at the first seat of the person; without one, as they were called last. */
function nameOf(state: TableState, person: string): string {
  const seat = state.seats.find((each) => each.person === person);
  return seat?.name ?? state.called[person] ?? '';
}

function nameAt(state: TableState, seat: number): string {
  return state.seats[seat]?.name ?? '';
}

function logAt(state: TableState, ply: number): readonly LogEntry[] {
  return state.past.find(({ position }) => position.ply === ply)?.log ?? [];
}

/** What people did beside the game; `state` is that before the event. */
function peopleEntry(state: TableState, event: TableEvent): PeopleEntry | null {
  switch (event.kind) {
    case 'joined':
      return { kind: 'joined', seat: event.seat, name: event.name };
    case 'left':
      return { kind: 'left', seat: event.seat, name: nameAt(state, event.seat) };
    case 'undone':
      return { kind: 'undone', seat: event.seat };
    case 'draw':
      return { kind: 'draw', seat: event.seat, say: event.say };
    case 'replaced': {
      const { seat, name, reason } = event;
      return { kind: 'replaced', seat, name: nameAt(state, seat), by: name, reason };
    }
    case 'muted':
      return { kind: 'muted', name: nameOf(state, event.person), muted: event.muted };
    case 'removed':
      return { kind: 'removed', name: nameOf(state, event.person) };
    case 'ended':
      return { kind: 'ended', reason: event.reason, seat: event.seat, winners: event.winners };
    default:
      return null;
  }
}

/** The log with what the event tells; what was taken back is told no more. */
export function writeLog(before: TableState, after: TableState, event: TableEvent): readonly LogEntry[] {
  const names = (event.kind === 'started' ? after : before).seats.map(({ name }) => name);
  const head: EntryHead = { n: event.n, at: event.at, ply: before.position?.ply ?? 0, names };
  const isPlayed = event.kind === 'started' || event.kind === 'move';
  if (isPlayed && after.position) return addGameEvents(before.log, event.events, head, after.position);
  const entry = peopleEntry(before, event);
  if (!entry) return before.log;
  const log = event.kind === 'undone' ? withoutMoves(logAt(before, event.ply), before.log) : before.log;
  return [...log, { ...head, ...entry }];
}
