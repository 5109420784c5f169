// How the points of a scoring add up, for telling them: the parts of the sum and what multiplies it. The points
// themselves are the server's; nothing is decided by this.
import type { ScoredEvent } from '../model/game_events.ts';
import { allOf, firstOf } from '../modules/log.ts';
import { some, term, type Sum, type Term } from './terms.ts';

/** At the end a tile and a pennant count once, and so do those of small cities where a variant says so. */
function cityTerms({ tiles = 0, pennants = 0, points }: ScoredEvent): Term[] {
  const each = points > tiles + pennants ? 2 : 1;
  return [term(tiles, 'tile', each), ...some(pennants, 'pennant', each)];
}

/** Nothing where the points are always the same, or come from elsewhere. */
function termsOf(scored: ScoredEvent): Term[] {
  const { kind, tiles = 0, cities = 0 } = scored;
  switch (kind) {
    case 'city':
      return cityTerms(scored);
    case 'field':
      return [term(cities, 'city', 3)];
    case 'cloister':
      return [term(1, 'self'), term(tiles - 1, 'around')];
    case 'road':
    case 'path':
    case 'house':
      return [term(tiles, 'tile')];
    case 'tower':
      return [term(tiles, 'tile', 2)];
    default:
      return [];
  }
}

export function sumOf(scored: ScoredEvent): Sum {
  return {
    terms: firstOf((log) => log.terms?.(scored)) ?? termsOf(scored),
    doubled: allOf((log) => log.doubled?.(scored)),
  };
}
