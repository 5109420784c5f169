// What is said about recorded games and tables, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventsIn, gameFixtures, readFixture } from '../../tests/fixtures/read.ts';
import type { ScoredEvent } from '../model/game_events.ts';
import type { LogEntry } from '../model/log_entry.ts';
import { rulesOf } from '../model/rules.ts';
import { foldTable } from '../model/table.ts';
import type { TableState } from '../model/table_state.ts';
import { languages, textsIn } from './language.ts';
import { sayAsks, sayGame, sayLevel, sayRefusal, saySeat } from './say.ts';
import { sayEntry } from './say_log.ts';
import { sayScored } from './say_scored.ts';
import { sumOf } from './sum.ts';
import { refusalCodes } from './texts.ts';

const { de, en } = textsIn;
const tables = [...gameFixtures, 'people' as const].map((name) => {
  const state = eventsIn(readFixture(name)).reduce<TableState | null>(foldTable, null);
  if (!state) throw new Error('no events');
  return state;
});
const scorings = tables.flatMap(({ log }) =>
  log.flatMap((entry) => (entry.kind === 'scored' ? [entry.scored] : [])),
);
const seats = ['Anna', 'Ben <b>', 'Cleo'];

const scored = (fields: Partial<ScoredEvent>): ScoredEvent => ({
  event: 'scored',
  kind: 'city',
  points: 8,
  seats: [0],
  ...fields,
});
const both = (fields: Partial<ScoredEvent>): string[] => [
  sayScored(scored(fields), seats, de),
  sayScored(scored(fields), seats, en),
];

describe('points', () => {
  it('are a sum that is right, in every scoring that was recorded', () => {
    expect(scorings.length).toBeGreaterThan(150);
    for (const event of scorings) {
      const { terms, doubled } = sumOf(event);
      if (terms.length === 0) continue;
      const sum = terms.reduce((total, { count, each }) => total + count * each, 0);
      expect([event, sum * 2 ** doubled.length]).toEqual([event, event.points]);
    }
  });

  it.each([
    [
      { complete: true, tiles: 3, pennants: 1 },
      'Stadt: 3 Karten × 2 + 1 Wappen × 2 = 8 Punkte für Anna',
      'City: 3 tiles × 2 + 1 pennant × 2 = 8 points for Anna',
    ],
    [
      { complete: true, tiles: 2, points: 2 },
      'Stadt: 2 Karten = 2 Punkte für Anna',
      'City: 2 tiles = 2 points for Anna',
    ],
    [
      { complete: false, tiles: 3, pennants: 1, points: 4, seats: [0, 1] },
      'Unfertige Stadt: 3 Karten + 1 Wappen = je 4 Punkte für Anna und Ben <b>',
      'Unfinished city: 3 tiles + 1 pennant = 4 points each for Anna and Ben <b>',
    ],
    [
      { kind: 'road', complete: true, tiles: 1, points: 1 },
      'Straße: 1 Karte = 1 Punkt für Anna',
      'Road: 1 tile = 1 point for Anna',
    ],
    [
      { kind: 'cloister', complete: false, tiles: 6, points: 6 },
      'Unfertiges Kloster: 1 + 5 Karten ringsum = 6 Punkte für Anna',
      'Unfinished cloister: 1 + 5 tiles around it = 6 points for Anna',
    ],
    [
      { kind: 'field', complete: false, cities: 3, castles: 1, points: 10 },
      'Wiese: 2 Städte × 3 + 1 Burg × 4 = 10 Punkte für Anna',
      'Field: 2 cities × 3 + 1 castle × 4 = 10 points for Anna',
    ],
    [
      { kind: 'castle', source: 'road', points: 5 },
      'Burg: so viel wie die fertige Straße daneben = 5 Punkte für Anna',
      'Castle: as much as the completed road beside it = 5 points for Anna',
    ],
    [
      { kind: 'crown', segment: 'taxes', points: 6 },
      'Kronenfeld Steuern: 6 Punkte für Anna',
      'Crown space of Taxes: 6 points for Anna',
    ],
    [{ kind: 'fortune', points: 3 }, 'Fortuna: 3 Punkte für Anna', 'Fortune: 3 points for Anna'],
    [
      { kind: 'taxes', followers: 2, fellows: 4, pennants: 4, points: 8 },
      'Steuern: 4 für Ritter + 4 für Wappen = 8 Punkte für Anna',
      'Taxes: 4 for knights + 4 for pennants = 8 points for Anna',
    ],
    [
      { kind: 'path', complete: true, tiles: 7, fountain: true, king: true, points: 28, lost: 8 },
      'Weg: 7 Karten × 2 mit Brunnen × 2 durch den König = 28 Punkte für Anna, davon 8 am Tor verfallen',
      'Path: 7 tiles × 2 with a fountain × 2 by the king = 28 points for Anna, 8 of them lost at a gate',
    ],
    [
      { kind: 'chapel', complete: true, tiles: 5, king: true, points: 30 },
      'Kapelle: 5 Karten, 15 × 2 durch den König = 30 Punkte für Anna',
      'Chapel: 5 tiles, 15 × 2 by the king = 30 points for Anna',
    ],
    [
      { kind: 'court', markets: 2, wall_tile: 7, points: 8 },
      'Hof: 2 Märkte × 4 durch Mauerplättchen 7 = 8 Punkte für Anna',
      'Court: 2 markets × 4 by wall tile 7 = 8 points for Anna',
    ],
    [
      { kind: 'keep', tiles: 4, free: 7, points: 7 },
      'Palas: der größere, mit 4 Karten, 7 freie Felder = 7 Punkte für Anna',
      'Keep: the larger one, with 4 tiles, 7 free cells = 7 points for Anna',
    ],
    [
      { kind: 'wall-tile', wall_tile: 5, tiles: 3, points: 6 },
      'Mauerplättchen 5: 3 Karten × 2 = 6 Punkte für Anna',
      'Wall tile 5: 3 tiles × 2 = 6 points for Anna',
    ],
    [
      { kind: 'wall-tile', wall_tile: 9, points: 5 },
      'Mauerplättchen 9: 5 Punkte für Anna',
      'Wall tile 9: 5 points for Anna',
    ],
  ] satisfies [Partial<ScoredEvent>, string, string][])('%o', (fields, german, english) => {
    expect(both(fields)).toEqual([german, english]);
  });
});

describe('the log', () => {
  const entries: [LogEntry, TableState][] = tables.flatMap((state) =>
    state.log.map((entry): [LogEntry, TableState] => [entry, state]),
  );

  it('tells every entry of every recorded game in whole words', () => {
    for (const [entry] of entries)
      for (const language of languages) {
        const line = sayEntry(entry, textsIn[language]);
        expect(line).not.toMatch(/undefined|null|NaN|object|\(\)| {2}|: $|^:/);
        expect(line.length).toBeGreaterThan(6);
      }
  });

  it('has had every kind of entry', () => {
    const kinds = [...new Set(entries.map(([{ kind }]) => kind))].sort();
    expect(kinds).toEqual(
      [
        ...[
          'turn',
          'discarded',
          'castle',
          'scored',
          'home',
          'pig',
          'bazaar',
          'offered',
          'bid',
          'passed',
          'won',
        ],
        ...[
          'nests',
          'keep',
          'wallTile',
          'extra',
          'finalScoring',
          'created',
          'joined',
          'left',
          'undone',
          'draw',
        ],
        ...['replaced', 'muted', 'removed', 'ended'],
      ].sort(),
    );
  });

  it('says a tile, its bridge and its follower in one sentence', () => {
    const entry: LogEntry = {
      kind: 'turn',
      n: 1,
      at: 0,
      ply: 1,
      names: seats,
      seat: 1,
      tile: 'U',
      cell: [1, -2],
      turn: 1,
      bridge: { cell: [1, -2], axis: 'ns' },
      follower: { figure: 'robber', kind: 'road', feature: 'bridge' },
      crown: null,
    };
    expect(sayEntry(entry, de)).toBe(
      'Ben <b> legt U an, mit einer Brücke und einem Wegelagerer auf der Brücke.',
    );
    expect(sayEntry(entry, en)).toBe('Ben <b> places U, with a bridge and a robber on the bridge.');
  });

  it('tells who goes home together in one sentence', () => {
    const head = { n: 1, at: 0, ply: 1, names: seats };
    const who = [
      { seat: 0, figure: 'knight', count: 1 },
      { seat: 2, figure: 'farmer', count: 2 },
    ] as const;
    const entry: LogEntry = { ...head, kind: 'home', who };
    expect(sayEntry(entry, de)).toBe('Zurück im Vorrat: Ritter (Anna) und 2 Bauern (Cleo).');
    expect(sayEntry(entry, en)).toBe('Anna’s knight and Cleo’s 2 farmers return.');
  });

  it('calls players as they were called then, also when the computer plays for them now', () => {
    const people = tables.at(-1);
    const lines = people?.log.map((entry) => sayEntry(entry, en)) ?? [];
    expect(lines).toContain('Ben accepts the draw.');
    expect(lines).toContain('<i>Cleo</i> left. The computer (greedy) takes over.');
  });

  it('names only rules that there are', () => {
    const folder = new URL('../../../docs/rules/', import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
    const rules = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    const known = new Set([...rules.matchAll(/\b[CWBKF]\d{1,2}\b/g)].map(([rule]) => rule));
    for (const [entry, { terms }] of entries) {
      const numbers = rulesOf(entry, terms.game === 'castle');
      if (entry.kind === 'scored') expect(numbers.length).toBeGreaterThan(0);
      for (const rule of numbers) expect(known).toContain(rule);
      const foreign = terms.game === 'castle' ? /^[CWB]/ : /^[KF]/;
      for (const rule of numbers) expect(rule).not.toMatch(foreign);
    }
  });
});

describe('short things', () => {
  it('name a game with its modules', () => {
    const terms = { game: 'carcassonne', with: ['bridges', 'castles', 'bazaars'] } as const;
    expect(sayGame(terms, de)).toBe('Carcassonne mit Brücken, Burgen und Basaren');
    expect(sayGame(terms, en)).toBe('Carcassonne with bridges, castles and bazaars');
    expect(sayGame({ game: 'wheel', with: [] }, de)).toBe('Das Schicksalsrad');
  });

  it('name levels, known or not', () => {
    expect(sayLevel('greedy', de)).toBe('Punktejäger');
    expect(sayLevel('constructor', de)).toBe('constructor');
  });

  it('say who sits where', () => {
    const seat = { kind: 'person', name: '<i>Cleo</i>', person: 'p1', level: null, present: true } as const;
    expect(saySeat(seat, de)).toBe('<i>Cleo</i>');
    expect(saySeat({ ...seat, present: false }, en)).toBe('<i>Cleo</i> (away)');
    expect(saySeat({ ...seat, kind: 'left' }, de)).toBe('<i>Cleo</i> (ist gegangen)');
    expect(saySeat({ ...seat, kind: 'open' }, de)).toBe('Freier Platz');
  });

  it('ask the one and tell the others', () => {
    const asks = { seat: 1, what: 'bid', tile: null, turn: 0 } as const;
    expect(sayAsks(asks, true, seats, de)).toBe('Bietest du mehr, oder passt du?');
    expect(sayAsks(asks, false, seats, en)).toBe('Ben <b> is bidding …');
  });

  it('give the words of the server, or their own for every code', () => {
    expect(sayRefusal({ code: 'illegal', text: 'Dort liegt schon eine Karte.' }, de)).toBe(
      'Dort liegt schon eine Karte.',
    );
    for (const code of refusalCodes) expect(sayRefusal({ code, text: '' }, en)).toBe(en.refusals[code]);
    expect(sayRefusal({ code: 'toString' }, de)).toBe(de.refusals.unknown);
  });
});
