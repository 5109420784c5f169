// A table as its events tell it: who sits there, the clocks, what was said, and the game. One event makes a new
// state of the old one; nothing is changed in place.
import { changed } from './lists.ts';
import { namesInHeader } from './header.ts';
import { startPosition, type Position } from './position.ts';
import { foldGameEvent } from './position_fold.ts';
import type {
  ChatEvent,
  CreatedEvent,
  DrawEvent,
  EndedEvent,
  JoinedEvent,
  LeftEvent,
  MoveEvent,
  PresentMessage,
  ReplacedEvent,
  SeatTerms,
  StartedEvent,
  TableEvent,
  UndoneEvent,
} from './protocol.ts';
import { writeLog } from './table_log.ts';
import type { ClockReading, Seat, TableState } from './table_state.ts';

const openSeat: Seat = { kind: 'open', name: '', person: null, level: null, present: false };

function computerSeat(level: string, name: string): Seat {
  return { kind: 'computer', name, person: null, level, present: true };
}

/** The server numbers the computers of one level in the order of their seats; only later events tell their names. */
function firstSeats(terms: readonly SeatTerms[]): Seat[] {
  return terms.map((seat, index) => {
    if (seat.kind === 'open') return openSeat;
    const { level } = seat;
    const before = terms.slice(0, index).filter((each) => each.kind === 'computer' && each.level === level);
    return computerSeat(level, before.length === 0 ? level : `${level} ${before.length + 1}`);
  });
}

/** The first event of every table. */
function create(event: CreatedEvent): TableState {
  const { table, n, at, game, with: modules, options, seats, clock, aids, open, host, commitment } = event;
  return {
    id: table,
    number: n,
    phase: 'open',
    terms: { game, with: modules, options, seats, clock, aids, open },
    host,
    commitment,
    seats: firstSeats(seats),
    called: {},
    watchers: 0,
    muted: [],
    removed: [],
    clock: null,
    chat: [],
    drawnBy: [],
    position: null,
    from: event.from ?? null,
    past: [],
    log: [{ kind: 'created', n, at, ply: 0, names: [] }],
    ending: null,
  };
}

function join(state: TableState, { seat, person, name }: JoinedEvent): TableState {
  const joined: Seat = { kind: 'person', name, person, level: null, present: true };
  const called = { ...state.called, [person]: name };
  return { ...state, called, seats: changed(state.seats, seat, () => joined) };
}

/** Before the start the seat is open again. */
function leave(state: TableState, { seat }: LeftEvent): TableState {
  const left = (old: Seat): Seat => (state.phase === 'open' ? openSeat : { ...old, kind: 'left' });
  return { ...state, seats: changed(state.seats, seat, left) };
}

/** The events of a move in their order, and how the game stands after them. */
function play(position: Position, event: StartedEvent | MoveEvent): Position {
  const { asks, scores, lines } = event;
  const folded = event.events.reduce(foldGameEvent, position);
  return { ...folded, asks, scores, hand: asks?.tile ?? null, ply: position.ply + lines.length };
}

function start(state: TableState, event: StartedEvent): TableState {
  const names = namesInHeader(event.header);
  const { game, with: modules } = state.terms;
  const before = startPosition({
    game,
    with: modules,
    players: state.seats.length,
    supplies: event.supplies,
  });
  return {
    ...state,
    phase: 'running',
    seats: state.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name })),
    position: play(before, event),
    past: [],
  };
}

/** An offer of a draw by another seat lapses. */
function move(state: TableState, event: MoveEvent): TableState {
  if (!state.position) throw new Error('a move before the start');
  if (state.position.ply !== event.ply)
    throw new Error(`a move of ply ${event.ply} at ${state.position.ply}`);
  return {
    ...state,
    position: play(state.position, event),
    past: [...state.past, { position: state.position, log: state.log }],
    drawnBy: state.drawnBy.filter((seat) => seat === event.seat),
  };
}

function undo(state: TableState, { ply, asks, scores }: UndoneEvent): TableState {
  const index = state.past.findIndex((moment) => moment.position.ply === ply);
  const position = state.past[index]?.position;
  if (!position) throw new Error(`nothing is known of ply ${ply}`);
  return { ...state, position: { ...position, asks, scores }, past: state.past.slice(0, index) };
}

function draw(state: TableState, { seat, say }: DrawEvent): TableState {
  const others = state.drawnBy.filter((each) => each !== seat);
  if (say === 'decline') return { ...state, drawnBy: [] };
  return { ...state, drawnBy: say === 'withdraw' ? others : [...others, seat] };
}

function replace(state: TableState, { seat, level, name }: ReplacedEvent): TableState {
  return { ...state, seats: changed(state.seats, seat, () => computerSeat(level, name)) };
}

function chat(state: TableState, { n, at, person, name, text }: ChatEvent): TableState {
  const called = { ...state.called, [person]: name };
  return { ...state, called, chat: [...state.chat, { n, at, person, name, text }] };
}

function end(state: TableState, { reason, seat, scores, winners, secret }: EndedEvent): TableState {
  return {
    ...state,
    phase: reason === 'aborted' ? 'aborted' : 'finished',
    position: state.position && { ...state.position, asks: null, hand: null, winners },
    clock: null,
    drawnBy: [],
    ending: { reason, seat, scores, winners, secret },
  };
}

function change(state: TableState, event: TableEvent): TableState {
  switch (event.kind) {
    case 'created':
      throw new Error('a table is made only once');
    case 'joined':
      return join(state, event);
    case 'left':
      return leave(state, event);
    case 'started':
      return start(state, event);
    case 'move':
      return move(state, event);
    case 'undone':
      return undo(state, event);
    case 'draw':
      return draw(state, event);
    case 'replaced':
      return replace(state, event);
    case 'chat':
      return chat(state, event);
    case 'muted': {
      const others = state.muted.filter((person) => person !== event.person);
      return { ...state, muted: event.muted ? [...others, event.person] : others };
    }
    case 'removed':
      return { ...state, removed: [...state.removed, event.person] };
    case 'invitation':
      return state;
    case 'ended':
      return end(state, event);
  }
}

function readClock(state: TableState, event: TableEvent): ClockReading | null {
  if (!('clock' in event) || event.kind === 'created') return state.clock;
  return event.clock && { ...event.clock, at: event.at };
}

/** The next event: its number must follow, which whoever listens to the server takes care of. */
export function foldTable(state: TableState | null, event: TableEvent): TableState {
  if (!state) {
    if (event.kind !== 'created') throw new Error('a table begins with its making');
    return create(event);
  }
  const after = change(state, event);
  return {
    ...after,
    number: event.n,
    clock: after.ending ? null : readClock(after, event),
    log: writeLog(state, after, event),
  };
}

export function foldPresence(state: TableState, { seats, watchers }: PresentMessage): TableState {
  return {
    ...state,
    watchers,
    seats: state.seats.map((seat, i) => ({ ...seat, present: seats[i] ?? seat.present })),
  };
}
