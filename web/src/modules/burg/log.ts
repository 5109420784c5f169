// How Die Burg is told in the log.
import { term } from '../../i18n/terms.ts';
import type { WallTile } from '../../i18n/texts.ts';
import type { Cell } from '../../model/game_events.ts';
import type { LogEntry } from '../../model/log_entry.ts';
import type { ModuleLog } from '../log.ts';

export type BurgEntry =
  | { kind: 'keep'; seat: number; cell: Cell; tiles: number }
  | { kind: 'wallTile'; seat: number; wallTile: number; tower: readonly [number, number] }
  | { kind: 'extra'; seat: number };

/** Instead of those of Carcassonne, of which nothing holds within the wall. */
const ownRules: Partial<Record<LogEntry['kind'], readonly string[]>> = {
  discarded: ['K5'],
  home: ['K12'],
  finalScoring: ['K18'],
};

export const burgLog: ModuleLog = {
  entry(event) {
    switch (event.event) {
      case 'keep':
        return { kind: 'keep', seat: event.seat, cell: event.cell, tiles: event.tiles };
      case 'wall-tile':
        return { kind: 'wallTile', seat: event.seat, wallTile: event.wall_tile, tower: event.tower };
      case 'extra':
        return { kind: 'extra', seat: event.seat };
      default:
        return null;
    }
  },
  say(entry, name, { log, names }) {
    switch (entry.kind) {
      case 'keep':
        return log.keep(name, entry.tiles);
      case 'wallTile': {
        const { effect } = names.wallTiles[entry.wallTile as WallTile];
        return log.wallTile(name, entry.tower.join('/'), entry.wallTile, effect);
      }
      case 'extra':
        return log.extra(name);
      default:
        return null;
    }
  },
  rules: { keep: ['K13'], wallTile: ['K15', 'K16'], extra: ['K16'] },
  scoringRules: { keep: ['K18', 'K13'], 'wall-tile': ['K16'] },
  ownRules: ({ kind }, walled) => (walled ? ownRules[kind] : null),
  places: (entry) => (entry.kind === 'keep' ? { cells: [entry.cell] } : null),
  moreRules: ({ kind, wall_tile: wallTile }) => (wallTile && kind !== 'wall-tile' ? ['K16'] : []),
  terms({ kind, tiles = 0, markets = 0, free = 0, wall_tile: wallTile }) {
    switch (kind) {
      case 'court':
        return [
          wallTile === 7 ? { ...term(markets, 'market', 4), why: 'wallTile7' } : term(markets, 'market', 3),
        ];
      case 'wall-tile':
        // An unfinished tower is worth more than an unfinished path or house.
        return tiles > 0 ? [term(tiles, 'tile', wallTile === 5 ? 2 : 1)] : [];
      case 'keep':
        return [term(free, 'freeCell')];
      default:
        return null;
    }
  },
  doubled: ({ fountain, wall_tile: wallTile }) => [
    ...(fountain ? (['fountain'] as const) : []),
    ...(wallTile === 2 ? (['wallTile2'] as const) : []),
    ...(wallTile === 3 ? (['wallTile3'] as const) : []),
  ],
  title: ({ kind, wall_tile: wallTile = 0 }, { scoring }) =>
    kind === 'wall-tile' ? scoring.wallTileTitle(wallTile) : null,
  reason: ({ kind, tiles }, sum, { scoring }) =>
    kind === 'keep' ? `${scoring.keep(tiles ?? 0)}, ${sum}` : null,
};
