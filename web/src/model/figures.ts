// What a follower is called where it stands.
import type { AreaKind, Sort } from './game_events.ts';

export type Figure =
  | 'knight'
  | 'robber'
  | 'farmer'
  | 'monk'
  | 'herald'
  | 'towerKnight'
  | 'squire'
  | 'preacher'
  | 'merchant'
  | 'king'
  | 'falconer'
  | 'castellan'
  | 'crowned';

const figures: Record<AreaKind, Figure> = {
  city: 'knight',
  road: 'robber',
  field: 'farmer',
  cloister: 'monk',
  path: 'herald',
  tower: 'towerKnight',
  house: 'squire',
  chapel: 'preacher',
  court: 'merchant',
};

/** A king is a king wherever it stands. */
export function figureOn(kind: AreaKind, sort: Sort): Figure {
  return sort === 'follower' ? figures[kind] : sort;
}
