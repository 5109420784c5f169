// The texts of the rules: complete, alike in both languages, nothing left empty or untranslated.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  gameOfRule,
  isRulesGame,
  rulePath,
  rulesGames,
  rulesOf,
  type RulesSection,
  type RulesText,
} from '../rules/index.ts';
import { pictures } from '../rules/pictures.ts';
import { partsOf } from '../rules/prose.ts';

/** The rules of docs/rules: how many each game has. */
const numbers = { carcassonne: ['C', 15], bridges: ['B', 23], wheel: ['W', 14], castle: ['K', 19], falcon: ['F', 9] } as const; // prettier-ignore
const idsOf = (game: keyof typeof numbers): string[] => {
  const [letter, count] = numbers[game];
  return Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
};
const modules = ['bazaars', 'bridges', 'burg', 'castles', 'falcon', 'wheel'];
const everyId = rulesGames.flatMap(idsOf);

const textsOf = ({ title, body, decision, example, part }: RulesSection): string[] =>
  [title, ...body, decision, example, part].filter((text) => text !== undefined);

describe.each(rulesGames)('the rules of %s', async (game) => {
  const [german, english] = [await rulesOf(game, 'de'), await rulesOf(game, 'en')];
  const both = [german, english];

  it('have a section for each rule, in the order of their numbers, and no other', () => {
    for (const { sections } of both) expect(sections.map(({ id }) => id)).toEqual(idsOf(game));
  });

  it('say the same things in both languages', () => {
    german.sections.forEach((section, i) => {
      const other = english.sections[i];
      expect(other && Object.keys(other).sort()).toEqual(Object.keys(section).sort());
      expect(other?.body.map((text) => text.startsWith('– '))).toEqual(
        section.body.map((text) => text.startsWith('– ')),
      );
    });
    expect(Object.keys(english)).toEqual(Object.keys(german));
  });

  it('hold the same numbers in both languages', () => {
    const digits = (texts: string[]): string[] =>
      texts.map((text) => (text.match(/\d+/g) ?? []).sort().join(' '));
    german.sections.forEach((section, i) => {
      const other = english.sections[i] as RulesSection;
      expect([section.id, ...digits(textsOf(section))]).toEqual([other.id, ...digits(textsOf(other))]);
    });
  });

  it('are translated', () => {
    const inEnglish = new Set(english.sections.flatMap(textsOf));
    expect(german.sections.flatMap(textsOf).filter((text) => inEnglish.has(text))).toEqual([]);
    for (const key of ['lead', 'duration', 'pieces', 'players'] as const)
      expect(german[key]).not.toBe(english[key]);
  });

  it('have an introduction with a turn in five lines', () => {
    for (const { lead, turn } of both) {
      expect(lead.length).toBeGreaterThan(80);
      expect(turn).toHaveLength(5);
    }
  });

  it('have a table of points, the same in both languages', () => {
    const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
    const rowsOf = ({ points }: RulesText): unknown[] =>
      points.map(({ what, worth, rule }) => [rule, numbersIn(what), numbersIn(worth)]);
    expect(rowsOf(german)).toEqual(rowsOf(english));
    expect(german.points.length).toBeGreaterThan(4);
    for (const { rule } of german.points) expect(everyId).toContain(rule);
  });

  it('are neither empty nor long', () => {
    for (const section of both.flatMap(({ sections }) => sections)) {
      expect(section.title.length).toBeLessThan(50);
      expect(section.body.length).toBeGreaterThan(0);
      for (const text of textsOf(section)) {
        expect(text.trim()).toBe(text);
        expect(text.length).toBeGreaterThan(2);
        expect(text.length).toBeLessThan(480);
      }
      expect(textsOf(section).join('').length).toBeLessThan(1700);
    }
  });

  it('hold no markup but their own', () => {
    for (const text of both.flatMap(({ sections }) => sections.flatMap(textsOf))) {
      expect(text).not.toMatch(/<\w|&\w+;|\*\*|`/);
      expect((text.match(/\*/g) ?? []).length % 2).toBe(0);
    }
  });

  it('refer only to rules that there are', () => {
    const named = both
      .flatMap(({ sections, note = '' }) => [note, ...sections.flatMap(textsOf)])
      .flatMap(partsOf)
      .filter(({ kind }) => kind === 'rule');
    for (const { text } of named) expect(everyId).toContain(text);
  });

  it('have an example under each picture', () => {
    for (const id of Object.keys(pictures).filter((id) => gameOfRule(id) === game))
      for (const { sections } of both)
        expect(sections.find((section) => section.id === id)?.example).toBeDefined();
  });
});

describe('rules by their number', () => {
  it.each([
    ['C9', 'carcassonne'],
    ['W1', 'wheel'],
    ['B23', 'bridges'],
    ['K18', 'castle'],
    ['F2', 'falcon'],
    ['k3', 'castle'],
    ['?', 'carcassonne'],
  ] as const)('%s is of %s', (id, game) => {
    expect(gameOfRule(id)).toBe(game);
  });

  it('have an address', () => {
    expect(rulePath('B11')).toBe('/rules/bridges#B11');
    expect(isRulesGame('bridges')).toBe(true);
    expect(isRulesGame('chess')).toBe(false);
    expect(isRulesGame(null)).toBe(false);
  });

  it('are those that the log refers to', () => {
    const files = ['../model/rules.ts', ...modules.map((each) => `./${each}/log.ts`)];
    const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
    const source = files.map(read).join('\n');
    const named = [...source.matchAll(/'([A-Z]\d+)'/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((id) => !everyId.includes(id ?? ''))).toEqual([]);
  });
});
