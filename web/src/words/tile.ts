// Every tile as a sentence, made from its data: `Road from west to east, city to the north with a pennant; fields
// north and south of the road`.
import type { Texts } from '../i18n/texts.ts';
import type { GroundPlace } from '../i18n/word_texts.ts';
import { findDesign } from '../model/sets.ts';
import { sayMarks } from '../modules/tile_words.ts';
import type { Turn } from '../tiles/data.ts';
import { groundPlaces, inPlaceOrder } from './ground.ts';
import {
  fromTo,
  inOrder,
  partsOf,
  type BulkPart,
  type GroundPart,
  type LinePart,
  type Parts,
} from './parts.ts';

type WordTexts = Texts['words'];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const withExtras = (said: string, extras: readonly (string | false)[]): string =>
  [said, ...extras.filter((extra) => extra !== false)].join(' ');

function grouped<Each>(all: readonly Each[], key: (each: Each) => string): Each[][] {
  const groups = new Map<string, Each[]>();
  for (const each of all) groups.set(key(each), [...(groups.get(key(each)) ?? []), each]);
  return [...groups.values()];
}

function sayBulk({ kind, sides, pennant, long }: BulkPart, words: WordTexts): string {
  const said = (long ? words.longBulk : words.bulk)(kind, sides);
  return withExtras(said, [pennant && words.extras.pennant]);
}

/** Plain ones of a kind are told together: `separate cities to the north and west`. */
function sayBulks(bulks: readonly BulkPart[], words: WordTexts): string[] {
  return grouped(bulks, ({ kind }) => kind).flatMap((same) => {
    const [first] = same;
    const isPlain = same.every(({ sides, pennant, long }) => sides.length === 1 && !pennant && !long);
    if (!first || same.length === 1 || !isPlain) return same.map((bulk) => sayBulk(bulk, words));
    return [words.bulks(first.kind, inOrder(same.flatMap(({ sides }) => sides)))];
  });
}

function sayRunning({ kind, sides }: LinePart, words: WordTexts): string {
  const [from, to] = fromTo(sides) ?? [];
  if (!from || !to || sides.length > 2) return words.fork(kind, sides);
  const isStraight = ['N,S', 'E,W'].includes(sides.join());
  return (isStraight ? words.through : words.bend)(kind, from, to);
}

function sayEnding(lines: readonly [LinePart, ...LinePart[]], end: string, words: WordTexts): string {
  const [{ kind }] = lines;
  const sides = inOrder(lines.flatMap((line) => line.sides));
  if (end === 'junction' || end === 'square') return words.crossing(kind, sides);
  return words.dead(kind, sides, end);
}

/** What ends at the same place is told together, unless there is more to say about one. */
function sayLines(lines: readonly LinePart[], words: WordTexts): string[] {
  const groups = grouped(lines, ({ end, inn, feature }) => (end === null || inn ? `${feature}` : end));
  return groups.flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const said =
      first.end === null ? sayRunning(first, words) : sayEnding([first, ...others], first.end, words);
    return [withExtras(said, [first.fountain && words.extras.fountain, first.inn && words.extras.inn])];
  });
}

function sayGround({ market }: GroundPart, said: string, words: WordTexts): string {
  return withExtras(said, [market && words.extras.market]);
}

function sayGroundGroup(
  group: readonly GroundPart[],
  places: Map<number, GroundPlace>,
  words: WordTexts,
): string {
  const [first, ...others] = inPlaceOrder(group.flatMap(({ feature }) => places.get(feature) ?? []));
  const [ground] = group;
  if (!first || !ground) return '';
  const said = `${words.ground(ground.kind, group.length)} ${words.where([first, ...others])}`;
  return sayGround(ground, said, words);
}

function sayGrounds(parts: Parts, isAlone: boolean, words: WordTexts): string[] {
  const [only, ...others] = parts.grounds;
  if (!only) return [];
  if (others.length === 0) return [sayGround(only, (isAlone ? words.only : words.rest)(only.kind), words)];
  const places = groundPlaces(parts);
  const groups = grouped(parts.grounds, ({ feature, market }) =>
    market ? `${feature}` : sortOf(places.get(feature)),
  );
  return groups.map((group) => sayGroundGroup(group, places, words));
}

/** Places that can be told in one phrase. */
function sortOf(place: GroundPlace | undefined): string {
  return place?.at === 'inside' || place?.at === 'outside' ? 'bend' : (place?.at ?? '');
}

function sayParts(parts: Parts, marks: readonly string[], words: WordTexts): string {
  const things = [
    ...(parts.cloister ? [words.nouns.cloister] : []),
    ...sayLines(parts.lines, words),
    ...sayBulks(parts.bulks, words),
    ...(parts.nest ? [words.marks.nest] : []),
    ...marks,
  ];
  const grounds = sayGrounds(parts, things.length === 0, words);
  return [things.join(', '), grounds.join(', ')].filter((part) => part !== '').join('; ');
}

/** A tile by the name that records and events use, as it lies. */
export function sayTile(tile: string, turn: Turn, texts: Texts): string {
  return capital(tileInSentence(tile, turn, texts));
}

/** The same within a sentence. */
export function tileInSentence(tile: string, turn: Turn, { words }: Texts): string {
  const design = findDesign(tile);
  if (!design) return tile;
  const parts = partsOf(design, turn);
  return sayParts(parts, sayMarks(tile, parts, words), words);
}
