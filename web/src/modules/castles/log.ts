// How castles are told in the log.
import { some } from '../../i18n/terms.ts';
import type { Cell } from '../../model/game_events.ts';
import type { ModuleLog } from '../log.ts';
import { castleSpots } from './places.ts';

export interface CastleEntry {
  kind: 'castle';
  seat: number;
  cells: readonly [Cell, Cell];
}

export const castleLog: ModuleLog = {
  entry: (event) =>
    event.event === 'castle' ? { kind: 'castle', seat: event.seat, cells: event.cells } : null,
  say: (entry, name, { log }) => (entry.kind === 'castle' ? log.castle(name) : null),
  rules: { castle: ['B8', 'B9'] },
  scoringRules: { castle: ['B11', 'B12', 'B13'] },
  places(entry) {
    const cells = entry.kind === 'scored' ? entry.scored.cells : entry.kind === 'castle' ? entry.cells : null;
    return cells ? { spots: castleSpots(cells), cells: [] } : null;
  },
  moreRules: ({ castles }) => (castles ? ['B15'] : []),
  /** Castles are among the cities. */
  terms({ kind, cities = 0, castles = 0 }) {
    const isBeside = kind === 'field' && castles > 0;
    return isBeside ? [...some(cities - castles, 'city', 3), ...some(castles, 'castle', 4)] : null;
  },
  reason: ({ kind, source }, _, { scoring }) => (kind === 'castle' ? scoring.castle(source ?? 'city') : null),
};
