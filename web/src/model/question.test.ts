// Every question of recorded games, read and grouped; and the lines of moves.
import { describe, expect, it } from 'vitest';
import { eventsIn, gameFixtures, questionsIn, readFixture } from '../../tests/fixtures/read.ts';
import { parseMove, spellMove } from './move.ts';
import { questionKinds, type QuestionMessage } from './protocol.ts';
import { readQuestion, type Question } from './question.ts';

const questions = gameFixtures.flatMap((name) => questionsIn(readFixture(name)));

function ask<What extends Question['asks']>(asks: What, moves: string[]): Extract<Question, { asks: What }> {
  const message: QuestionMessage = {
    type: 'question',
    table: 't',
    number: 1,
    ply: 1,
    seat: 0,
    asks,
    tile: null,
    moves,
  };
  return readQuestion(message) as Extract<Question, { asks: What }>;
}

/** All lines that the groups of a question offer. */
function linesOf(question: Question): string[] {
  const lines: string[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(collect);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const isLine = ['line', 'plain', 'double', 'decline', 'buy', 'sell', 'extra'].includes(name);
      if (isLine && typeof inner === 'string') lines.push(inner);
      else if (name !== 'moves') collect(inner);
    }
  };
  collect(question);
  return lines;
}

describe('moves', () => {
  it('are spelled as they were read, all that were asked or made in recorded games', () => {
    const made = gameFixtures.flatMap((name) =>
      eventsIn(readFixture(name)).flatMap((event) => ('lines' in event ? event.lines : [])),
    );
    const lines = [...made, ...questions.flatMap(({ moves }) => moves), 'score 1,-2 0 double', 'reveal 4'];
    for (const line of lines) expect(spellMove(parseMove(line))).toBe(line);
  });

  it('say which bridge a placement needs', () => {
    expect(parseMove('place -1,0 r90 bridge -1,1 ns')).toEqual({
      kind: 'place',
      cell: [-1, 0],
      turn: 1,
      span: { cell: [-1, 1], axis: 'ns' },
    });
  });

  it.each([
    '',
    'place',
    'place 1,0',
    'place 1;0 r90',
    'place 1,0 r45',
    'bid x',
    'crown moon',
    'pass 1',
    'fly',
  ])('cannot be read: "%s"', (line) => expect(() => parseMove(line)).toThrow());
});

describe('questions', () => {
  it('of every kind are among those that were recorded', () => {
    expect([...new Set(questions.map(({ asks }) => asks))].sort()).toEqual([...questionKinds].sort());
  });

  it('keep every legal line, each once; bids are a range instead', () => {
    for (const message of questions) {
      const offered = linesOf(readQuestion(message));
      const expected = message.moves.filter((line) => !/^(offer|bid) /.test(line));
      expect(offered.sort()).toEqual(expected.sort());
    }
  });

  it('offer for each cell its turns, those with a bridge last', () => {
    const { cells, decline } = ask('place', [
      'place 1,0 r0 bridge 1,0 ew',
      'place 1,0 r270',
      'place 0,1 r90',
      'place 1,0 r90',
    ]);
    expect(cells.map(({ cell, turns }) => [cell, turns.map(({ turn }) => turn)])).toEqual([
      [
        [1, 0],
        [1, 3, 0],
      ],
      [[0, 1], [1]],
    ]);
    expect(cells[0]?.turns[2]?.span).toEqual({ cell: [1, 0], axis: 'ew' });
    expect(decline).toBeNull();
  });

  it('know that a tile may be refused', () => {
    expect(ask('place', ['place 1,0 r0 bridge 1,0 ew', 'refuse']).decline).toBe('refuse');
  });

  it('part followers, kings, crown spaces and bridges', () => {
    const { followers, crowns, spans, decline } = ask('follower', [
      'follower 0',
      'king 0',
      'follower bridge',
      'crown plague',
      'bridge 1,1 ns',
      'pass',
    ]);
    expect(followers.map(({ sort, feature }) => [sort, feature])).toEqual([
      ['follower', 0],
      ['king', 0],
      ['follower', 'bridge'],
    ]);
    expect(crowns).toEqual([{ segment: 'plague', line: 'crown plague' }]);
    expect(spans).toEqual([{ cell: [1, 1], axis: 'ns', line: 'bridge 1,1 ns' }]);
    expect(decline).toBe('pass');
  });

  it('make ranges of bids', () => {
    expect(ask('offer', ['offer U 0', 'offer U 1', 'offer V 0', 'offer U 2']).offers).toEqual([
      { tile: 'U', min: 0, max: 2 },
      { tile: 'V', min: 0, max: 0 },
    ]);
    expect(ask('bid', ['bid 4', 'bid 5', 'pass']).bids).toEqual({ min: 4, max: 5 });
    expect(ask('bid', ['pass']).bids).toBeNull();
  });

  it('put plain and doubled scoring of one area together', () => {
    expect(ask('score', ['score 5,7 0', 'score 5,7 0 double', 'score 1,1 2']).areas).toEqual([
      { cell: [5, 7], feature: 0, plain: 'score 5,7 0', double: 'score 5,7 0 double' },
      { cell: [1, 1], feature: 2, plain: 'score 1,1 2', double: null },
    ]);
  });

  it('name castles among those who can be taken home', () => {
    expect(ask('recall', ['recall 1,0 0', 'recall 3,2 castle', 'recall 1,0 bridge']).spots).toMatchObject([
      { feature: 0 },
      { cell: [3, 2], feature: 'castle' },
      { feature: 'bridge' },
    ]);
  });
});
