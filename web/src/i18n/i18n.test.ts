// The texts themselves: nothing is missing, unused, left untranslated, or could be taken for markup.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, LanguageChoice, textsIn } from './language.ts';
import { counter, spanIn } from './words.ts';

type Leaf = [path: string, value: string | ((...parts: never[]) => string)];

function leaves(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'function') return [[path.join('.'), value as Leaf[1]]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

const german = new Map(leaves(textsIn.de));
const english = new Map(leaves(textsIn.en));

/** The same in both languages, and rightly so. */
const alike = [
  'names.languages.de',
  'names.languages.en',
  'names.games.carcassonne',
  'names.games.castle',
  'names.modules.falcon.name',
  'names.modules.falcon.inText',
  'names.levels.level1.name',
  'names.levels.level3.name',
  'names.levels.level8.name',
  'names.list',
  'names.duration',
  'names.segments.inquisition',
  'names.sources.inquisition',
  'scoring.title.inquisition',
  'scoring.nouns.self',
  'board.figureOf',
  'board.expected',
  'review.points',
  'table.chat',
  'table.tabs.chat',
];

/** Counting works alike everywhere; the nouns differ. */
const count = counter('', '');
const counters = [count, spanIn(count, count, count)].map(String);
const isCounter = (path: string): boolean => counters.includes(String(german.get(path)));

const source = fileURLToPath(new URL('..', import.meta.url));
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.(ts|svelte)$/.test(file) &&
      !/\.test\.ts$|^i18n\/(de|en|texts)\b|^modules\/\w+\/(de|en|texts)\.ts$/.test(file),
  )
  .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
  .join('\n');

/** `a.b.c` is used where `.c` is read, or where `b` is asked for by a value. */
function isUsed(path: string): boolean {
  const keys = path.split('.');
  const reads = (key: string): boolean => new RegExp(`[.]${key}\\b`).test(code);
  const looksUp = (key: string): boolean => new RegExp(`\\b${key}\\[`).test(code);
  const groups = path.startsWith('refusals.') ? ['refusals'] : keys.slice(1, -1);
  return reads(keys.at(-1) ?? '') || groups.some(looksUp);
}

describe('texts', () => {
  it('have the same keys in both languages', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are never empty', () => {
    for (const text of [...german.values(), ...english.values()]) expect(text).not.toBe('');
  });

  it('are translated, but for those that are alike', () => {
    const same = [...german].filter(([path, text]) => String(text) === String(english.get(path)));
    const paths = same.map(([path]) => path).filter((path) => !isCounter(path));
    expect(paths.sort()).toEqual([...alike].sort());
  });

  it('count different nouns', () => {
    const equal = [...german]
      .filter(([path]) => isCounter(path))
      .filter(([path, text]) => {
        const other = english.get(path);
        const say = (each: unknown): string => (each as (count: number) => string)(2);
        return say(text) === say(other);
      });
    expect(equal).toEqual([]);
  });

  it('are all used', () => {
    const unused = [...german.keys()].filter((path) => !isUsed(path));
    expect(unused).toEqual([]);
    expect(isUsed('log.neverSaid')).toBe(false);
  });

  it('hold no markup', () => {
    for (const text of [...german.values(), ...english.values()])
      expect(String(text)).not.toMatch(/<\w|&\w+;/);
  });
});

describe('numbers and times', () => {
  it('have their plural', () => {
    const { nouns } = textsIn.de.scoring;
    expect([0, 1, 2].map(nouns.tile)).toEqual(['0 Karten', '1 Karte', '2 Karten']);
    expect(textsIn.en.names.figures.squire(1)).toBe('1 squire');
  });

  it('are written as the language does it', () => {
    expect([3.25, -0.4, 0].map(textsIn.de.review.points)).toEqual(['+3,3', '−0,4', '0,0']);
    expect([3, -12.04].map(textsIn.en.board.expected)).toEqual(['+3.0', '−12.0']);
  });

  it('are joined as the language does it', () => {
    expect(textsIn.de.names.list(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben und Cleo');
    expect(textsIn.en.names.list(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben and Cleo');
  });

  it.each([
    [0, '0:00', '0:00'],
    [64_001, '1:05', '1:05'],
    [7_200_000, '2:00:00', '2:00:00'],
    [3 * 86_400_000 + 2 * 3_600_000, '3 Tage 2 Std.', '3 days 2 h'],
    [-5, '0:00', '0:00'],
  ])('%i ms', (milliseconds, de, en) => {
    expect(textsIn.de.names.duration(milliseconds)).toBe(de);
    expect(textsIn.en.names.duration(milliseconds)).toBe(en);
  });
});

describe('the language of a page', () => {
  it.each([
    ['en', ['de'], 'en'],
    [null, ['fr', 'de-AT', 'en'], 'de'],
    [null, ['en-GB', 'de'], 'en'],
    ['xx', ['DE'], 'de'],
    [null, ['design'], 'en'],
    [null, [], 'en'],
  ] as const)('%s stored, %s preferred: %s', (stored, preferred, expected) => {
    expect(chooseLanguage(stored, preferred)).toBe(expected);
  });

  it('can be switched, is kept, and tells who wants to know', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const choice = new LanguageChoice({ storage: () => storage, preferred: ['de'] });
    const heard: string[] = [];
    const stop = choice.onChange((language) => heard.push(language));
    choice.set('en');
    stop();
    choice.set('de');
    choice.set('en');
    expect(heard).toEqual(['en']);
    expect(choice.texts).toBe(textsIn.en);
    expect(new LanguageChoice({ storage: () => storage, preferred: ['de'] }).current).toBe('en');
  });

  it('can be chosen where nothing may be stored', () => {
    const storage = (): never => {
      throw new Error('forbidden');
    };
    const choice = new LanguageChoice({ storage, preferred: ['de'] });
    choice.set('en');
    expect(choice.current).toBe('en');
  });
});
