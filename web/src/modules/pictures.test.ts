// The pictures show what could lie on a table: neighbours fit, and what is lit or stood on is there.
import { describe, expect, it } from 'vitest';
import { featuresOf, findDesign } from '../model/sets.ts';
import { sides, turnSide } from '../tiles/geometry.ts';
import { pictures } from '../rules/pictures.ts';
import { positionOf } from '../rules/scene.ts';
import type { Sketch } from '../rules/sketch.ts';

type Laid = NonNullable<Sketch['tiles']>[number];

/** What each side shows, from the north clockwise, bridges included. */
function edgesOf(sketch: Sketch, [x, y, tile, turn]: Laid): string[] {
  const edges = findDesign(tile)?.edges ?? '';
  const axis = positionOf(sketch).spans.find(({ cell }) => cell[0] === x && cell[1] === y)?.axis;
  return sides.map((side) => {
    const isBridgeEnd = axis !== undefined && axis.includes(side.toLowerCase());
    return isBridgeEnd ? 'R' : (edges[sides.indexOf(turnSide(side, -turn))] ?? '?');
  });
}

const fit = (a = '?', b = '?', game: Sketch['game']): boolean =>
  game === 'castle' ? (a === 'P') === (b === 'P') : a === b;

describe.each(Object.entries(pictures))('the picture of %s', (_, sketch) => {
  const { tiles = [], lit = [], owned = [], followers = [] } = sketch;

  it('has tiles that fit', () => {
    for (const tile of tiles) {
      const beyond = (dx: number, dy: number): Laid | undefined =>
        tiles.find(([x, y]) => x === tile[0] + dx && y === tile[1] + dy);
      const [, east, south] = edgesOf(sketch, tile);
      const [right, below] = [beyond(1, 0), beyond(0, 1)];
      if (right) expect([tile, fit(east, edgesOf(sketch, right)[3], sketch.game)]).toEqual([tile, true]);
      if (below) expect([tile, fit(south, edgesOf(sketch, below)[0], sketch.game)]).toEqual([tile, true]);
    }
  });

  it('has no more tiles of a kind than the game', () => {
    for (const [, , name] of tiles)
      expect(tiles.filter((each) => each[2] === name).length).toBeLessThanOrEqual(
        findDesign(name)?.count ?? 0,
      );
  });

  it('lights and owns areas of one kind', () => {
    const kindAt = ([x, y, feature]: readonly [number, number, unknown]): string | undefined => {
      const tile = tiles.find((each) => each[0] === x && each[1] === y)?.[2] ?? '';
      if (feature === 'bridge') return 'road';
      return featuresOf(tile, [x, y])[feature as number]?.kind;
    };
    for (const spots of [lit, ...owned.map((each) => each.spots)]) {
      const kinds = new Set(spots.map(kindAt));
      expect(kinds.has(undefined)).toBe(false);
      expect(kinds.size).toBeLessThanOrEqual(1);
    }
  });

  it('can be shown', () => {
    const position = positionOf(sketch);
    expect(position.followers).toHaveLength(followers.length);
    for (const { cell } of position.followers)
      expect(position.tiles.some((tile) => tile.cell[0] === cell[0] && tile.cell[1] === cell[1])).toBe(true);
  });
});
