// The board of the wheel.
import { expect, test } from 'vitest';
import { layoutOf } from '../../tiles/plane/layout.ts';
import { featurePath } from '../../tiles/plane/shapes.ts';
import { wheelBoard } from './board.ts';
import { crownSpaces, paintWheelBoard, wheelCells, wheelSegments } from './painter.ts';

const names = Object.fromEntries(wheelBoard.wheel.segments.map(({ id }) => [id, id.toUpperCase()]));

test('the board has sixteen cells, six segments and nine crown spaces apart from one another', () => {
  expect(wheelCells(wheelBoard)).toHaveLength(16);
  expect(wheelSegments(wheelBoard)).toHaveLength(6);
  const crowns = crownSpaces(wheelBoard);
  expect(crowns).toHaveLength(9);
  for (const a of crowns) {
    expect(Math.hypot(a.x - 200, a.y - 200)).toBeGreaterThan(124 + a.radius - 1);
    for (const b of crowns)
      if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * a.radius);
  }
});

test('no road of the board runs over a crown space', () => {
  const crowns = crownSpaces(wheelBoard);
  for (const { x, y, design } of wheelCells(wheelBoard))
    for (const [px, py] of layoutOf(design, 0).roads.flatMap((road) => road.line))
      for (const crown of crowns)
        expect(Math.hypot(x * 100 + px - crown.x, y * 100 + py - crown.y), crown.segment).toBeGreaterThan(
          crown.radius + 5,
        );
});

test('the picture holds every name, escaped, and the pig only when it is placed', () => {
  const markup = paintWheelBoard(wheelBoard, { ...names, storm: 'A & B' }, 'plague');
  expect(markup).toContain('>PLAGUE<');
  expect(markup).toContain('>A &amp; B<');
  expect(markup).toContain('p-pig');
  expect(markup).not.toMatch(/NaN|undefined|style=/);
  expect(paintWheelBoard(wheelBoard, names)).not.toContain('p-pig');
});

test('every feature of the board has a shape', () => {
  for (const { design } of wheelCells(wheelBoard))
    design.features.forEach((_, i) => expect(featurePath(design, 0, i), design.id).toMatch(/^M.*z$/));
});
