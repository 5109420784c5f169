// How the points of a scoring add up, for telling them: the parts of the sum and what multiplies it. The points
// themselves are the server's; nothing is decided by this.
import type { ScoredEvent } from '../model/game_events.ts';
import type { Texts } from './texts.ts';

export type Noun = keyof Texts['scoring']['nouns'];
export type Reason = keyof Texts['scoring']['reasons'];

/** `3 tiles × 2`; what multiplies by 1 is not said. */
export interface Term {
  count: number;
  noun: Noun;
  each: number;
  why?: Reason;
}

export interface Sum {
  terms: Term[];
  /** The whole sum is doubled for each of these. */
  doubled: Reason[];
}

const term = (count: number, noun: Noun, each = 1): Term => ({ count, noun, each });
const some = (count: number, noun: Noun, each: number): Term[] =>
  count > 0 ? [term(count, noun, each)] : [];

/** At the end a tile and a pennant count once. */
function cityTerms({ tiles = 0, pennants = 0, complete }: ScoredEvent): Term[] {
  const each = complete ? 2 : 1;
  return [term(tiles, 'tile', each), ...some(pennants, 'pennant', each)];
}

/** Castles are among the cities. */
function fieldTerms({ cities = 0, castles = 0 }: ScoredEvent): Term[] {
  const terms = [...some(cities - castles, 'city', 3), ...some(castles, 'castle', 4)];
  return terms.length > 0 ? terms : [term(0, 'city', 3)];
}

function courtTerms({ markets = 0, wall_tile: wallTile }: ScoredEvent): Term[] {
  return [wallTile === 7 ? { ...term(markets, 'market', 4), why: 'wallTile7' } : term(markets, 'market', 3)];
}

/** An unfinished tower is worth more than an unfinished path or house. */
function wallTileTerms({ tiles = 0, wall_tile: wallTile }: ScoredEvent): Term[] {
  return tiles > 0 ? [term(tiles, 'tile', wallTile === 5 ? 2 : 1)] : [];
}

/** Nothing where the points are always the same, or come from elsewhere. */
function termsOf(scored: ScoredEvent): Term[] {
  const { kind, tiles = 0, followers = 0, fellows = 0, pennants = 0, cities = 0, free = 0 } = scored;
  switch (kind) {
    case 'city':
      return cityTerms(scored);
    case 'field':
      return fieldTerms(scored);
    case 'cloister':
      return [term(1, 'self'), term(tiles - 1, 'around')];
    case 'road':
    case 'path':
    case 'house':
      return [term(tiles, 'tile')];
    case 'tower':
      return [term(tiles, 'tile', 2)];
    case 'court':
      return courtTerms(scored);
    case 'wall-tile':
      return wallTileTerms(scored);
    case 'taxes':
      return [term(fellows, 'fellow'), ...some(pennants, 'taxedPennant', 1)];
    case 'famine':
      return [term(cities, 'famineCity')];
    case 'storm':
      return [term(followers, 'atHome')];
    case 'inquisition':
      return [term(followers, 'monk', 2)];
    case 'keep':
    case 'nests':
      return [term(free, 'freeCell')];
    default:
      return [];
  }
}

function doublings({ fountain, king, wall_tile: wallTile }: ScoredEvent): Reason[] {
  const reasons: Reason[] = [];
  if (fountain) reasons.push('fountain');
  if (king) reasons.push('king');
  if (wallTile === 2) reasons.push('wallTile2');
  if (wallTile === 3) reasons.push('wallTile3');
  return reasons;
}

export function sumOf(scored: ScoredEvent): Sum {
  return { terms: termsOf(scored), doubled: doublings(scored) };
}
