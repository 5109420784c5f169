// Shapes of features: they fill the tile, do not overlap, and meet those of the neighbours.
import { expect, test } from 'vitest';
import type { PlaneFeature, Side, Turn } from '../data.ts';
import { isInside, turnHalf, turnSide, type Point } from '../geometry.ts';
import { inwardFrom, middleOf } from './roads.ts';
import { featureOutline, featurePath } from './shapes.ts';
import { designNamed, eachTurned, piecesOf } from './testing.ts';
import type { PlaneDesign } from './layout.ts';

/** The middles of the eight half-edges, clockwise from the left half of the north edge. */
const halfMiddles: Point[] = [[25, 0], [75, 0], [100, 25], [100, 75], [75, 100], [25, 100], [0, 75], [0, 25]]; // prettier-ignore
type Shape = Point[][];
const inside = (shape: Shape, point: Point): boolean =>
  shape.filter((piece) => isInside(point, piece)).length % 2 === 1;
const shapeOf = (design: PlaneDesign, turn: Turn, feature: number): Shape =>
  piecesOf(featurePath(design, turn, feature));
const shapesOf = (design: PlaneDesign, turn: Turn): Shape[] =>
  design.features.map((_, i) => shapeOf(design, turn, i));
const justIn = ([x, y]: Point): Point => [Math.max(0.2, Math.min(99.8, x)), Math.max(0.2, Math.min(99.8, y))];

/** Where the features of a tile are by the data: half-edges of fields, the middles of other edges. */
function placesOf(feature: PlaneFeature, turn: Turn): Point[] {
  if (feature.kind === 'cloister') return [];
  if (feature.kind === 'field')
    return feature.halves.map((half) => halfMiddles[turnHalf(half, turn)] as Point);
  return feature.sides.map((side) => middleOf[turnSide(side, turn)]);
}

test('each half-edge lies in the shape of the field that has it, each edge in that of its city or road', () => {
  eachTurned((design, turn, name) => {
    const shapes = shapesOf(design, turn);
    design.features.forEach((feature, i) => {
      for (const place of placesOf(feature, turn)) {
        const owners = shapes.flatMap((shape, k) => (inside(shape, justIn(place)) ? [k] : []));
        expect(owners, `${name} at ${place.join()}`).toEqual([i]);
      }
    });
  });
});

/** Where a shape meets an edge: the first and last point of the edge that lies in it. */
function span(shape: Shape, side: Side): Point | undefined {
  const [dx, dy] = inwardFrom[side];
  const at = (along: number): Point =>
    dx ? [middleOf[side][0] + dx * 0.1, along] : [along, middleOf[side][1] + dy * 0.1];
  const hits = Array.from({ length: 200 }, (_, i) => i / 2 + 0.25).filter((along) =>
    inside(shape, at(along)),
  );
  return hits.length ? [Math.min(...hits), Math.max(...hits)] : undefined;
}

test('shapes of the same kind end at the same places of an edge', () => {
  const roads = new Set<string>();
  const cities = new Set<string>();
  eachTurned((design, turn) => {
    design.features.forEach((feature, i) => {
      if (feature.kind !== 'road' && feature.kind !== 'city') return;
      for (const side of feature.sides)
        (feature.kind === 'road' ? roads : cities).add(
          String(span(shapeOf(design, turn, i), turnSide(side, turn))),
        );
    });
  });
  expect([...roads]).toEqual(['43.75,56.25']);
  for (const city of cities) {
    const [from = 50, to = 50] = city.split(',').map(Number);
    expect(from).toBeLessThan(1);
    expect(to).toBeGreaterThan(99);
  }
});

test('fields reach the kerbs and, but for the foot of a corner tower, the corners', () => {
  const plain = span(shapeOf(designNamed('B'), 0, 1), 'N');
  expect(plain).toEqual([0.25, 99.75]);
  const cut = span(shapeOf(designNamed('U'), 0, 1), 'N');
  expect(cut?.[0]).toBeCloseTo(56.75, 0);
  const byCity = span(shapeOf(designNamed('E'), 0, 1), 'E');
  expect(byCity?.[0]).toBeLessThan(8);
});

/** The part of the tile that belongs to some feature, and that belongs to more than one. */
function coverage(design: PlaneDesign, turn: Turn): { some: number; several: number } {
  const shapes = shapesOf(design, turn);
  let [some, several] = [0, 0];
  for (let x = 1.5; x < 100; x += 4)
    for (let y = 1.5; y < 100; y += 4) {
      const owners = shapes.filter((shape) => inside(shape, [x, y])).length;
      if (owners) some += 1 / 625;
      if (owners > 1) several += 1 / 625;
    }
  return { some, several };
}

test('the shapes of a tile leave little out and share next to nothing', () => {
  eachTurned((design, turn, name) => {
    if (design.id === 'BBB10') return; // the cloister lies within the city
    const { some, several } = coverage(design, turn);
    expect(some, name).toBeGreaterThan(0.75);
    expect(several, name).toBeLessThan(0.03);
  });
});

test('a field has a hole where the cloister stands', () => {
  const field = shapeOf(designNamed('B'), 0, 1);
  expect(field).toHaveLength(2);
  expect(inside(field, [50, 50])).toBe(false);
  expect(inside(shapeOf(designNamed('B'), 0, 0), [50, 50])).toBe(true);
});

test('outlines follow walls, roads and rims, but not the edges of the tile', () => {
  expect(featureOutline(designNamed('C'), 0, 0)).toBe('');
  expect(piecesOf(featureOutline(designNamed('F'), 0, 0))).toHaveLength(2);
  expect(piecesOf(featureOutline(designNamed('U'), 0, 0))).toHaveLength(1);
  for (const piece of piecesOf(featureOutline(designNamed('U'), 0, 1)))
    for (const [x] of piece) expect(x).toBeLessThan(99);
});
