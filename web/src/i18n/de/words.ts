// German: tiles in words.
import type { Bulk, Compass, GroundPlace, Line, Way, WordTexts } from '../word_texts.ts';
import { listIn } from '../words.ts';
import { names } from './names.ts';

const list = listIn('de');

const compass: Record<Compass, string> = {
  N: 'Norden',
  NE: 'Nordosten',
  E: 'Osten',
  SE: 'Südosten',
  S: 'Süden',
  SW: 'Südwesten',
  W: 'Westen',
  NW: 'Nordwesten',
};
const beside = { N: 'nördlich', E: 'östlich', S: 'südlich', W: 'westlich' } as const;
const nouns = names.areas;
const plural = {
  city: 'Städte',
  tower: 'Türme',
  house: 'Häuser',
  chapel: 'Kapellen',
  road: 'Straßen',
  path: 'Wege',
  field: 'Wiesen',
  court: 'Höfe',
} as const;
const ending: Record<Bulk, string> = { city: 'e', tower: 'er', house: 'es', chapel: 'e' };
const ends: Readonly<Record<string, string>> = {
  city: 'zur Stadt',
  chapel: 'zur Kapelle',
  cloister: 'zum Kloster',
  bazaar: 'zum Basar',
  tower: 'zum Turm',
  house: 'zum Haus',
  wheel: 'zum Rad',
};

const lines = (kind: Line, many: boolean): string => (many ? plural[kind] : nouns[kind]);
const ofLines = (kind: Line, many: boolean): string =>
  many || kind === 'road' ? `der ${lines(kind, many)}` : 'des Weges';
const all = (places: readonly Compass[]): string => list(places.map((place) => compass[place]));
const to = (places: readonly Compass[]): string => `im ${all(places)}`;

function spread(kind: Bulk, sides: readonly Compass[]): string {
  if (sides.length === 4) return `${nouns[kind]} auf allen vier Seiten`;
  if (sides.length === 1) return `${nouns[kind]} ${to(sides)}`;
  if (sides.join() === 'E,W') return `${nouns[kind]} von Westen nach Osten`;
  if (sides.join() === 'N,S') return `${nouns[kind]} von Norden nach Süden`;
  return `zusammenhängend${ending[kind]} ${nouns[kind]} ${to(sides)}`;
}

function where(places: readonly [GroundPlace, ...GroundPlace[]]): string {
  const [first] = places;
  const towards = places.flatMap((place) => (place.at === 'compass' ? [place.to] : []));
  const asides = places.flatMap((place) => (place.at === 'beside' ? [beside[place.to]] : []));
  switch (first.at) {
    case 'compass':
      return to(towards);
    case 'beside':
      return `${list(asides)} ${ofLines(first.of, first.many)}`;
    case 'between':
      return `zwischen den ${first.of === 'road' ? 'Straßen' : 'Wegen'}`;
    default:
      return `${list(places.map(({ at }) => (at === 'inside' ? 'innerhalb' : 'außerhalb')))} der Kurve`;
  }
}

/** `2 east and 1 north` */
export const away = (ways: readonly Way[]): string =>
  list(ways.map(({ count, to: side }) => `${count} ${beside[side]}`));

export const words: WordTexts = {
  nouns,
  bulk: spread,
  longBulk: (kind, sides) => `lang gestreckt${ending[kind]} ${spread(kind, sides)}`,
  bulks: (kind, sides) => `getrennte ${plural[kind]} ${to(sides)}`,
  through: (kind, from, till) => `${nouns[kind]} von ${compass[from]} nach ${compass[till]}`,
  bend: (kind, from, till) => `${nouns[kind]} in einer Kurve von ${compass[from]} nach ${compass[till]}`,
  fork: (kind, sides) => `verzweigte${kind === 'path' ? 'r' : ''} ${nouns[kind]} nach ${all(sides)}`,
  dead: (kind, sides, end) =>
    `${lines(kind, sides.length > 1)} von ${all(sides)} ${ends[end] ?? `zum ${end}`}`,
  crossing: (kind, sides) =>
    kind === 'road' ? `Kreuzung mit Straßen nach ${all(sides)}` : `Platz mit Wegen nach ${all(sides)}`,
  extras: {
    pennant: 'mit Wappen',
    fountain: 'mit Brunnen',
    inn: 'mit Gasthof',
    market: 'mit Markt',
  },
  ground: (kind, count) => (count > 1 ? plural[kind] : nouns[kind]),
  where,
  rest: (kind) => `sonst ${nouns[kind]}`,
  only: (kind) => `nur ${nouns[kind]}`,
  whichLine: ([from, till]) =>
    from && till ? `von ${compass[from]} nach ${compass[till]}` : `nach ${from ? compass[from] : ''}`,
  to,
  places: {
    startItself: 'die Startkarte',
    start: (ways) => `${away(ways)} der Startkarte`,
  },
};
