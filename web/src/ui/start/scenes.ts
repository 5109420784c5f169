// A small scene of each game, for its card: moments of games that were played.
import type { FeatureName, Sort } from '../../model/game_events.ts';
import { startPosition, type PlacedFollower, type Position } from '../../model/position.ts';
import { boardTile, kindOf } from '../../model/sets.ts';
import type { Preset } from '../../modules/presets.ts';
import type { Turn } from '../../tiles/data.ts';

export interface Scene {
  position: Position;
  /** The part that is shown, in hundredths of a tile. */
  view: string;
}

const words = (text: string): string[][] => text.split(' ').map((word) => word.split(','));

function readFollower(parts: string[], tiles: Position['tiles']): PlacedFollower {
  const [seat = '', x = '', y = '', name = '', sort = 'follower'] = parts;
  const cell = [Number(x), Number(y)] as const;
  const feature = (/^\d+$/.test(name) ? Number(name) : name) as FeatureName;
  const tile = tiles.find((placed) => placed.cell[0] === cell[0] && placed.cell[1] === cell[1])?.tile ?? '';
  return { seat: Number(seat), cell, feature, sort: sort as Sort, kind: kindOf(tile, cell, feature) };
}

export function sceneOf({ game, with: modules, sketch }: Preset): Scene {
  const { players = 3, view, tiles, followers, more } = sketch;
  const start = startPosition({ game, with: modules, players });
  const laid = words(tiles).map(([x = '', y = '', tile = '', turn = '']) => ({
    cell: [Number(x), Number(y)] as const,
    tile,
    turn: Number(turn) as Turn,
    seat: null,
  }));
  const all = [...start.tiles.filter(({ tile }) => tile === boardTile), ...laid];
  const position: Position = {
    ...start,
    tiles: all,
    followers: words(followers).map((parts) => readFollower(parts, all)),
  };
  return { position: { ...position, ...more?.(position) }, view };
}
