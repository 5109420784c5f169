// What is said of a tile beside its features.
import type { Texts } from '../i18n/texts.ts';
import { findDesign, parseTile } from '../model/sets.ts';
import { hasStalls } from '../tiles/data.ts';
import type { Parts } from '../words/parts.ts';

export function hasBazaar(tile: string): boolean {
  return findDesign(tile)?.marks?.some(hasStalls) ?? false;
}

export function sayMarks(tile: string, { lines }: Parts, words: Texts['words']): string[] {
  const isNamed = lines.some(({ end }) => end === 'bazaar');
  const { number } = parseTile(tile);
  return [
    ...(hasBazaar(tile) && !isNamed ? [words.marks.bazaar] : []),
    ...(number === null ? [] : [words.wheel(number)]),
  ];
}
