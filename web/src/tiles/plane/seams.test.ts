// Tiles must fit: what is painted at the edges is the same whatever the design and its turn.
import { expect, test } from 'vitest';
import type { Side } from '../data.ts';
import { isInside, sides, type Point } from '../geometry.ts';
import { keptFree } from './cities.ts';
import { distanceToLine, moved } from './curves.ts';
import { buildTown } from './houses.ts';
import { layoutOf } from './layout.ts';
import { inwardFrom, middleOf } from './roads.ts';
import { Roofs } from './roofs.ts';
import { eachTurned, pathsOf, piecesOf } from './testing.ts';
import { chanceFor, paintTile } from './tile.ts';

/** What one sees just inside the middle of an edge. */
function paintedKind(markup: string, side: Side): string {
  const point = moved(middleOf[side], inwardFrom[side], 0.5);
  if (pathsOf(markup, 'ground').some((d) => piecesOf(d).some((piece) => isInside(point, piece)))) return 'C';
  const onRoad = pathsOf(markup, 'road-line').some((d) =>
    piecesOf(d).some((line) => distanceToLine(point, line) < 4),
  );
  return onRoad ? 'R' : 'F';
}

test('every edge shows the kind that the data name', () => {
  eachTurned((design, turn, name) => {
    const markup = paintTile(design, turn);
    const painted = sides.map((side) => paintedKind(markup, side)).join('');
    const expected = sides.map((_, i) => design.edges[(i - turn + 4) % 4]).join('');
    expect(`${name} ${painted}`).toBe(`${name} ${expected}`);
  });
});

test('roads cross the edges in the middle and square to them', () => {
  eachTurned((design, turn, name) => {
    const ends = pathsOf(paintTile(design, turn), 'road-line').flatMap(piecesOf).flatMap((line) => [
      [line[0], line[1]],
      [line[line.length - 1], line[line.length - 2]],
    ]) as [Point, Point][]; // prettier-ignore
    const onEdge = ends.filter(([[x, y]]) => x === 0 || y === 0 || x === 100 || y === 100);
    expect(onEdge.length, name).toBe([...design.edges].filter((edge) => edge === 'R').length);
    for (const [[x, y], [nextX, nextY]] of onEdge) {
      const upright = y === 0 || y === 100;
      expect(upright ? x : y, name).toBe(50);
      expect(Math.abs(upright ? nextX - x : nextY - y), name).toBeLessThan(0.5);
    }
  });
});

test('walls run from corner to corner of the tile', () => {
  eachTurned((design, turn, name) => {
    for (const wall of pathsOf(paintTile(design, turn), 'wall-line').flatMap(piecesOf))
      for (const end of [wall[0], wall[wall.length - 1]])
        expect(
          end?.map((v) => v % 100),
          name,
        ).toEqual([0, 0]);
  });
});

test('the same houses stand on every city edge', () => {
  const seen = new Map<Side, Set<string>>(sides.map((side) => [side, new Set()]));
  eachTurned((design, turn) => {
    const layout = layoutOf(design, turn);
    for (const city of layout.cities) {
      const seams = buildTown(city, keptFree(city, layout), chanceFor(design, turn, 0), new Roofs());
      for (const side of city.sides) seen.get(side)?.add(seams[side]);
    }
  });
  for (const side of sides) expect([...(seen.get(side) ?? [])], side).toHaveLength(1);
  expect(seen.get('N')).toEqual(seen.get('S'));
  expect(seen.get('W')).toEqual(seen.get('E'));
  expect([...(seen.get('N') ?? [])][0]?.trim().split(' ')).toHaveLength(5);
});
