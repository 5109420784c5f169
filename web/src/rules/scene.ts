// A sketch as a position that the boards can show.
import { startPosition, type PlacedFollower, type Position } from '../model/position.ts';
import { kindOf } from '../model/sets.ts';
import type { Sketch } from './sketch.ts';

function followersOf({ followers = [], tiles = [] }: Sketch): PlacedFollower[] {
  return followers.map(([seat, x, y, feature, sort = 'follower']) => {
    const tile = tiles.find((each) => each[0] === x && each[1] === y)?.[2] ?? '';
    return { seat, cell: [x, y], feature, sort, kind: kindOf(tile, [x, y], feature) };
  });
}

export function positionOf(sketch: Sketch): Position {
  const { game, with: modules = [], players = 3, tiles, more } = sketch;
  const start = startPosition({ game, with: modules, players });
  return {
    ...start,
    tiles: tiles?.map(([x, y, tile, turn]) => ({ cell: [x, y], tile, turn, seat: null })) ?? start.tiles,
    followers: followersOf(sketch),
    ...more?.(start),
  };
}
