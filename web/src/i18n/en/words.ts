// English: tiles in words.
import type { Compass, GroundPlace, Line, Way, WordTexts } from '../word_texts.ts';
import { listIn } from '../words.ts';

const list = listIn('en');

const compass: Record<Compass, string> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
};
const plural = {
  city: 'cities',
  tower: 'towers',
  house: 'houses',
  chapel: 'chapels',
  road: 'roads',
  path: 'paths',
  field: 'fields',
  court: 'courts',
} as const;

const lines = (kind: Line, many: boolean): string => (many ? plural[kind] : kind);
const all = (places: readonly Compass[]): string => list(places.map((place) => compass[place]));
const to = (places: readonly Compass[]): string => `to the ${all(places)}`;

function spread(kind: string, sides: readonly Compass[]): string {
  if (sides.length === 4) return `${kind} on all four sides`;
  if (sides.length === 1) return `${kind} ${to(sides)}`;
  if (sides.join() === 'E,W') return `${kind} from west to east`;
  if (sides.join() === 'N,S') return `${kind} from north to south`;
  return `${kind} joining ${all(sides)}`;
}

function where(places: readonly [GroundPlace, ...GroundPlace[]]): string {
  const [first] = places;
  const towards = places.flatMap((place) => ('to' in place ? [place.to] : []));
  switch (first.at) {
    case 'compass':
      return to(towards);
    case 'beside':
      return `${all(towards)} of the ${lines(first.of, first.many)}`;
    case 'between':
      return `between the ${plural[first.of]}`;
    default:
      return `${list(places.map(({ at }) => at))} the bend`;
  }
}

/** `2 east and 1 north` */
export const away = (ways: readonly Way[]): string =>
  list(ways.map(({ count, to: side }) => `${count} ${compass[side]}`));

export const words: WordTexts = {
  nouns: {
    city: 'city',
    road: 'road',
    field: 'field',
    cloister: 'cloister',
    path: 'path',
    tower: 'tower',
    house: 'house',
    chapel: 'chapel',
    court: 'court',
  },
  bulk: spread,
  longBulk: (kind, sides) => `long ${spread(kind, sides)}`,
  bulks: (kind, sides) => `separate ${plural[kind]} ${to(sides)}`,
  through: (kind, from, till) => `${kind} from ${compass[from]} to ${compass[till]}`,
  bend: (kind, from, till) => `${kind} bending from ${compass[from]} to ${compass[till]}`,
  fork: (kind, sides) => `${kind} forking ${to(sides)}`,
  dead: (kind, sides, end) => `${lines(kind, sides.length > 1)} from the ${all(sides)} to the ${end}`,
  crossing: (kind, sides) => `${kind === 'road' ? 'crossroads' : 'square'} with ${plural[kind]} ${to(sides)}`,
  extras: {
    pennant: 'with a pennant',
    fountain: 'with a fountain',
    inn: 'with an inn',
    market: 'with a market',
  },
  ground: (kind, count) => (count > 1 ? plural[kind] : kind),
  where,
  rest: (kind) => `${kind} everywhere else`,
  only: (kind) => `nothing but ${kind}`,
  whichLine: ([from, till]) =>
    from && till ? `from ${compass[from]} to ${compass[till]}` : to(from ? [from] : []),
  to,
  places: {
    startItself: 'the start tile',
    start: (ways) => `${away(ways)} of the start tile`,
  },
};
