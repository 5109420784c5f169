// Whole recorded games: what the client makes of the events is what the server says.
import { describe, expect, it } from 'vitest';
import { castleHalves, castlesNamed } from '../modules/castles/places.ts';
import { compare } from '../../tests/fixtures/compare.ts';
import { eventsIn, gameFixtures, readFixture } from '../../tests/fixtures/read.ts';
import type { Cell } from './game_events.ts';
import type { TableEvent } from './protocol.ts';
import { foldPresence, foldTable } from './table.ts';
import { holdsSeat, seatsOf, timeLeft, type TableState } from './table_state.ts';

function folded(events: readonly TableEvent[]): TableState {
  const state = events.reduce<TableState | null>(foldTable, null);
  if (!state) throw new Error('no events');
  return state;
}

describe.each(gameFixtures)('a whole game of %s', (name) => {
  const heard = readFixture(name);

  it('stands as the server says, wherever it was asked', () => {
    let state: TableState | null = null;
    let compared = 0;
    for (const message of heard) {
      if (message.type === 'event') state = foldTable(state, message);
      if (message.type !== 'state' || !state) continue;
      compare(state, message.state);
      ++compared;
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('ends with the scores and winners of the server', () => {
    const state = folded(eventsIn(heard));
    const ended = eventsIn(heard).at(-1);
    if (ended?.kind !== 'ended') throw new Error('the game does not end');
    expect(state.phase).toBe('finished');
    expect(state.position?.scores).toEqual(ended.scores);
    expect(state.ending?.winners).toEqual(ended.winners);
  });

  it('keeps the areas that brought points until the seat lays its next tile', () => {
    let state: TableState | null = null;
    let kept = 0;
    for (const event of eventsIn(heard)) {
      state = foldTable(state, event);
      if (event.kind !== 'move') continue;
      for (const each of event.events) {
        if (each.event === 'placed' && !event.events.some((other) => other.event === 'scored'))
          expect(state.position?.lastScored[each.seat]).toEqual([]);
        if (each.event !== 'scored' || !each.complete || !each.cell) continue;
        const spot = { cell: each.cell, feature: each.feature };
        for (const seat of each.seats) expect(state.position?.lastScored[seat]).toContainEqual(spot);
        kept += each.seats.length;
      }
    }
    expect(kept).toBeGreaterThan(3);
  });

  it('leaves earlier states as they were', () => {
    const events = eventsIn(heard);
    const before = folded(events.slice(0, 40));
    const copy = JSON.stringify(before);
    events.slice(40).reduce(foldTable, before);
    expect(JSON.stringify(before)).toBe(copy);
  });
});

describe('a castle that has brought its points', () => {
  it('is kept by both of its cells, and found by them', () => {
    let state: TableState | null = null;
    let found = 0;
    for (const event of eventsIn(readFixture('bridges-castles-bazaars'))) {
      state = foldTable(state, event);
      if (event.kind !== 'move' || !state.position) continue;
      for (const each of event.events) {
        if (each.event !== 'scored' || each.kind !== 'castle' || !each.cells) continue;
        const [seat] = each.seats as [number];
        const castles = castlesNamed(state.position, state.position.lastScored[seat] ?? []);
        expect(castles).toContainEqual({ seat, cells: each.cells, occupied: false });
        for (const [, , feature] of castleHalves(state.position, each.cells))
          expect(feature).toBeGreaterThanOrEqual(0);
        ++found;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});

describe('people at a table', () => {
  const events = eventsIn(readFixture('people'));
  const after = (kind: TableEvent['kind'], nth = 0): TableState => {
    const numbers = events.filter((event) => event.kind === kind).map(({ n }) => n);
    return folded(events.slice(0, numbers[nth]));
  };

  it('sit down, leave before the start, and are replaced later', () => {
    expect(after('left').seats[1]).toMatchObject({ kind: 'open', name: '', person: null });
    expect(after('joined', 3).seats[1]).toMatchObject({ kind: 'person', name: 'Ben' });
    expect(after('left', 1).seats[2]).toMatchObject({ kind: 'left', name: '<i>Cleo</i>' });
    expect(after('replaced').seats[2]).toMatchObject({ kind: 'computer', level: 'greedy', person: null });
  });

  it('hold only the seats in which they sit', () => {
    const state = after('left', 1);
    const [anna, , cleo] = state.seats;
    expect(holdsSeat(state, anna?.person ?? null, 0)).toBe(true);
    expect(holdsSeat(state, anna?.person ?? null, 1)).toBe(false);
    expect(holdsSeat(state, cleo?.person ?? null, 2)).toBe(false);
    expect(holdsSeat(state, null, 3)).toBe(false);
    expect(seatsOf(state, anna?.person ?? null)).toEqual([0]);
  });

  it('have the names of the record, and keep what they wrote as it is', () => {
    expect(after('started').seats.map(({ name }) => name)).toEqual(['Anna', 'Ben', '<i>Cleo</i>', 'random']);
    expect(after('chat').chat.at(-1)?.text).toBe('Viel Glück <b>euch</b> & "allen"');
  });

  it('offer, accept, decline and withdraw a draw', () => {
    expect([0, 1, 2, 3, 4].map((nth) => after('draw', nth).drawnBy)).toEqual([[0], [0, 1], [], [2], []]);
  });

  it('are muted and removed', () => {
    expect(after('muted').muted).toHaveLength(1);
    expect(after('muted', 1).muted).toHaveLength(0);
    expect(after('removed').removed).toHaveLength(1);
  });

  it('take a move back: the tile is in the hand again, and the log tells of it', () => {
    const before = after('started');
    const undone = after('undone');
    expect(undone.position).toEqual(before.position);
    expect(undone.log.map(({ kind }) => kind)).toEqual([...before.log.map(({ kind }) => kind), 'undone']);
  });

  it('take moves back to where the game went the second time', () => {
    const started = events.slice(0, 7);
    const move = events.find((event) => event.kind === 'move');
    const undone = events.find((event) => event.kind === 'undone');
    if (!move || !undone) throw new Error('nothing was taken back');
    const place = (cell: Cell): TableEvent => ({
      ...move,
      events: [{ event: 'placed', seat: 0, tile: 'N', cell, rotation: 0 }],
    });
    const pass: TableEvent = { ...move, ply: 2, lines: ['pass'], events: [] };
    const back: TableEvent = { ...undone, ply: 2 };
    const state = folded([...started, place([0, 1]), pass, undone, place([0, -1]), pass, back]);
    expect(state.position).toMatchObject({ ply: 2, lastPlaced: [[0, -1], null, null, null] });
    expect(state.log.filter(({ kind }) => kind === 'turn')).toMatchObject([{ cell: [0, -1] }]);
  });

  it('have clocks until the table is closed', () => {
    expect(after('started').clock).toMatchObject({ left: [600000, 600000, 600000, 600000], running: 0 });
    const { clock } = after('started');
    const later = (clock?.at ?? 0) + 1500;
    expect([0, 1, 9].map((seat) => timeLeft({ clock }, seat, later))).toEqual([598500, 600000, null]);
    expect(timeLeft({ clock }, 0, later + 10_000_000)).toBe(0);
    expect(timeLeft({ clock }, 0, 0)).toBe(600000);
    expect(after('undone').clock?.at).toBe(events.find(({ kind }) => kind === 'undone')?.at);
    expect(after('ended').clock).toBeNull();
    expect(after('ended').phase).toBe('aborted');
  });

  it('are shown as present or away', () => {
    const state = after('started');
    const present = {
      type: 'present',
      table: state.id,
      seats: [true, false, true, true],
      watchers: 2,
    } as const;
    const { seats, watchers } = foldPresence(state, { ...present, seats: [...present.seats] });
    expect(seats.map((seat) => seat.present)).toEqual([true, false, true, true]);
    expect(watchers).toBe(2);
  });
});

describe('events that cannot be', () => {
  const events = eventsIn(readFixture('carcassonne'));

  it('are refused: a table without its making, a second making, a move of another ply', () => {
    expect(() => folded(events.slice(1))).toThrow('begins with its making');
    expect(() => folded([events[0] as TableEvent, events[0] as TableEvent])).toThrow('only once');
    const isMove = (event?: TableEvent): boolean => event?.kind === 'move';
    const first = events.findIndex((event, i) => isMove(event) && isMove(events[i + 1]));
    expect(() => folded([...events.slice(0, first), events[first + 1] as TableEvent])).toThrow(
      'a move of ply',
    );
  });
});
