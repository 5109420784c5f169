// What a follower is called where it stands.
import type { ModuleTexts } from '../modules/texts.ts';
import type { AreaKind, Sort } from './game_events.ts';

export type AreaFigure =
  'knight' | 'robber' | 'farmer' | 'monk' | 'herald' | 'towerKnight' | 'squire' | 'preacher' | 'merchant';
/** Those that are put on an area. */
export type PlacedFigure = AreaFigure | Exclude<Sort, 'follower'>;
export type Figure = AreaFigure | keyof ModuleTexts['names']['figure'];

const figures: Record<AreaKind, AreaFigure> = {
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
export function figureOn(kind: AreaKind, sort: Sort): PlacedFigure {
  return sort === 'follower' ? figures[kind] : sort;
}
