// What recorded games asked, in words: no two followers that one tile offers are told alike.
import { describe, expect, it } from 'vitest';
import {
  eventsIn,
  gameFixtures,
  questionsIn,
  readFixture,
  type Fixture,
} from '../../../tests/fixtures/read.ts';
import { textsIn } from '../../i18n/language.ts';
import { readQuestion } from '../../model/question.ts';
import { framesOf } from '../../model/replay.ts';
import { indexOf } from '../surface/area_index.ts';
import { choicesOf } from './choices.ts';
import { sayChoice } from './say_choice.ts';
import { surfaceOf } from '../family.ts';

function followersSaid(name: Fixture, language: 'de' | 'en'): string[][] {
  const heard = readFixture(name);
  const frames = framesOf(eventsIn(heard));
  return questionsIn(heard).flatMap((message) => {
    const { terms, position } = frames.find(({ ply }) => ply === message.ply)?.state ?? {};
    const question = readQuestion(message);
    if (!terms || !position || question.asks !== 'follower') return [];
    const surface = surfaceOf(terms, position);
    const sayer = { texts: textsIn[language], surface, areas: indexOf(null), seats: [] };
    const offered = choicesOf(question, surface).filter(({ target }) => target.on === 'follower');
    return [offered.map((choice) => sayChoice(choice, sayer))];
  });
}

describe.each(gameFixtures)('%s', (name) => {
  it.each(['de', 'en'] as const)('offers followers that can be told apart: %s', (language) => {
    const questions = followersSaid(name, language);
    expect(questions.length).toBeGreaterThan(10);
    for (const said of questions) expect(new Set(said).size, said.join()).toBe(said.length);
  });
});
