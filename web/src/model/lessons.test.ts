// Tips come with what is met first, in the order in which they are needed.
import { describe, expect, it } from 'vitest';
import { gameFixtures, questionsIn, readFixture } from '../../tests/fixtures/read.ts';
import { textsIn } from '../i18n/language.ts';
import type { Lesson } from '../i18n/guide_texts.ts';
import { gameOfRule, rulesOf } from '../rules/index.ts';
import { lessons, lessonsFor, ruleOfLesson } from './lessons.ts';
import type { LogEntry } from './log_entry.ts';
import { startPosition } from './position.ts';
import { readQuestion } from './question.ts';

const head = { type: 'question', table: '', number: 0, ply: 1, seat: 0, tile: 'U' } as const;
const plane = startPosition({ game: 'carcassonne', with: [], players: 2 });
const at = (
  asks: 'place' | 'follower' | 'recall' | 'score' | 'castle',
  moves: string[],
  log: LogEntry[] = [],
) => lessonsFor({ question: readQuestion({ ...head, asks, moves }), position: plane, log, walled: false });

describe('a tip', () => {
  it('about the tile comes first, then what has happened', () => {
    const scored = { kind: 'scored', scored: { complete: true } } as unknown as LogEntry;
    expect(at('place', ['place 1,0 r0'])).toEqual(['tile']);
    expect(at('place', ['place 1,0 r0'], [scored])).toEqual(['tile', 'finished']);
    expect(at('place', ['place 1,0 r0 bridge 0,0 ns'])).toEqual(['tile', 'tileBridge']);
  });

  it('about followers is followed by where they can go', () => {
    // On the start tile: the city and a field.
    expect(at('follower', ['follower 0', 'pass'])).toEqual(['follower']);
    expect(at('follower', ['follower 0', 'follower 2', 'crown storm', 'bridge 0,0 ns', 'pass'])).toEqual([
      'follower',
      'crown',
      'bridge',
      'field',
    ]);
    expect(at('follower', ['follower 0', 'king 0', 'falconer 0', 'pass'])).toEqual([
      'follower',
      'king',
      'falconer',
    ]);
    expect(at('follower', ['bridge 0,0 ns', 'pass'])).toEqual(['bridge']);
  });

  it('belongs to each question of a module', () => {
    expect(at('recall', ['recall 0,0 0'])).toEqual(['plague']);
    expect(at('score', ['score 0,0 0'])).toEqual(['order']);
    expect(at('castle', ['castle 0', 'pass'])).toEqual(['castle']);
  });

  it('is there for whatever is asked in whole games', () => {
    const met = new Set<Lesson>();
    for (const name of gameFixtures)
      for (const question of questionsIn(readFixture(name)).map(readQuestion))
        for (const lesson of lessonsFor({ question, position: plane, log: [], walled: false }))
          met.add(lesson);
    expect([...met]).toEqual(expect.arrayContaining(['tile', 'follower', 'castle', 'offer', 'order']));
  });
});

describe.each(['en', 'de'] as const)('the tips: %s', (language) => {
  it('name rules that there are', async () => {
    for (const lesson of lessons)
      for (const walled of [false, true]) {
        const rule = ruleOfLesson(lesson, walled);
        const { sections } = await rulesOf(gameOfRule(rule), language);
        expect(sections.map(({ id }) => id)).toContain(rule);
      }
  });

  it('are one sentence, two, or a short third', () => {
    const { guide } = textsIn[language];
    for (const text of [...Object.values(guide.lessons), ...Object.values(guide.tile)]) {
      expect(text.length).toBeLessThan(215);
      expect(text.match(/[.!?](?= |$)/g)?.length ?? 0).toBeLessThanOrEqual(3);
    }
  });
});
