// The board as those hear it who do not see it.
import { describe, expect, it } from 'vitest';
import { eventsIn, gameFixtures, questionsIn, readFixture } from '../../../tests/fixtures/read.ts';
import { textsIn } from '../../i18n/language.ts';
import type { Cell } from '../../model/game_events.ts';
import { startPosition, type Position } from '../../model/position.ts';
import type { GameName, ModuleName } from '../../model/protocol.ts';
import { readQuestion } from '../../model/question.ts';
import { framesOf } from '../../model/replay.ts';
import { indexOf } from '../surface/area_index.ts';
import { freeCells } from '../surface/free_cells.ts';
import { lastLaid, sayAreaThere, sayFreeCell, sayLaid } from './say_board.ts';
import type { Sayer } from '../ask/say_choice.ts';
import { surfaceOf } from '../family.ts';
import type { AreaInfo, SeatView } from '../types.ts';

const seats = ['Anna', 'Ben'].map((name, colour): SeatView => ({ name, letter: '', colour, mine: false }));

function sayerOf(
  game: GameName,
  position: Position,
  {
    modules = [],
    areas = [],
    texts = textsIn.en,
  }: { modules?: ModuleName[]; areas?: AreaInfo[]; texts?: Sayer['texts'] } = {},
): Sayer {
  const surface = surfaceOf({ game, with: modules }, position);
  return { texts, surface, areas: indexOf({ ply: 0, areas, dead: [] }), seats };
}

const start = startPosition({ game: 'carcassonne', with: [], players: 2 });
const city: AreaInfo = {
  kind: 'city',
  spots: [[0, 0, 0]],
  followers: [2, 1],
  owners: [0],
  complete: false,
  worth: 1,
  worth_complete: 2,
  tiles: 1,
};

describe('a free cell', () => {
  it('is told with what is beside it, and whose that is', () => {
    const sayer = sayerOf('carcassonne', start, { areas: [city] });
    expect(freeCells(sayer.surface).map((cell) => sayFreeCell(cell, sayer))).toEqual([
      '1 north of the start tile, beside it: city to the south (Anna)',
      '1 east of the start tile, beside it: road to the west',
      '1 south of the start tile, beside it: field to the north',
      '1 west of the start tile, beside it: road to the east',
    ]);
    const german = sayerOf('carcassonne', start, { texts: textsIn.de });
    expect(sayFreeCell([1, 0], german)).toBe('1 östlich der Startkarte, daneben: Straße im Westen');
  });

  it('has a road beside it where a span ends', () => {
    const spanned: Position = { ...start, spans: [{ seat: 0, cell: [0, 0], axis: 'ns' }] };
    const sayer = sayerOf('carcassonne', spanned, { modules: ['bridges'] });
    expect(sayFreeCell([0, 1], sayer)).toBe('1 south of the start tile, beside it: road to the north');
  });

  it('may lie at the wheel, or at the wall', () => {
    const wheel = sayerOf('wheel', startPosition({ game: 'wheel', with: [], players: 2 }));
    expect(sayFreeCell([2, -1], wheel)).toBe('1 north of the wheel, column 3, beside it: road to the south');
    const court = sayerOf('castle', startPosition({ game: 'castle', with: [], players: 2 }));
    expect(sayFreeCell([3, 0], court)).toBe(
      'row 1, column 4, beside it: wall to the north and wall to the west',
    );
  });

  it.each(gameFixtures)('is like no other wherever a tile may be laid: %s', (name) => {
    const heard = readFixture(name);
    const frames = framesOf(eventsIn(heard));
    let cellsTold = 0;
    for (const message of questionsIn(heard)) {
      const { terms, position } = frames.find(({ ply }) => ply === message.ply)?.state ?? {};
      const question = readQuestion(message);
      if (!terms || !position || question.asks !== 'place') continue;
      const sayer = sayerOf(terms.game, position, { modules: [...terms.with] });
      const said = question.cells.map(({ cell }) => sayFreeCell(cell, sayer));
      for (const each of said) expect(each).toMatch(/beside it: .* to the (north|east|south|west)/);
      expect(new Set(said).size).toBe(said.length);
      cellsTold += said.length;
    }
    expect(cellsTold).toBeGreaterThan(100);
  });
});

describe('what lies there', () => {
  const cell: Cell = [0, -1];
  const laid: Position = {
    ...start,
    tiles: [...start.tiles, { cell, tile: 'E', turn: 2, seat: 1 }],
    followers: [{ seat: 1, cell, feature: 0, sort: 'follower', kind: 'city' }],
  };

  it('is told with who stands on it', () => {
    const sayer = sayerOf('carcassonne', laid);
    const last = lastLaid(sayer);
    expect(last && sayLaid(last, sayer)).toBe(
      'City to the south; field everywhere else, 1 north of the start tile, Ben; Knight in the city (Ben)',
    );
  });

  it('is an area with its followers and its place', () => {
    expect(sayAreaThere(city, sayerOf('carcassonne', start))).toBe(
      'City, 1 tile, now 1 point, finished 2 points, Points for Anna, followers: Anna × 2 and Ben, the start tile',
    );
  });
});
