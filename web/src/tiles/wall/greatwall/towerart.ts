// Corner towers: two fields of the track on each, divided from the inner to the outer corner.
import type { Point } from '../../geometry.ts';
import { polygonPath } from '../../svg.ts';
import { at, circle, label, rectangle, shape } from '../markup.ts';
import { numberWay, outerWay, towerMiddle, towerSize, turretMiddle, turretRadius } from './track.ts';
import type { CornerTower } from './wallplan.ts';

const numberSize = 19;

function box(half: number): string {
  return rectangle([-half, -half], [half, half]);
}

function scaled([x, y]: Point, by: number): Point {
  return [x * by, y * by];
}

/** The turret outside an inner corner, on which its wall tile lies. */
function turret(): string {
  return (
    shape(circle([0, 0], turretRadius), 'w-cast', 'transform="translate(4 5)"') +
    shape(circle([0, 0], turretRadius), 'w-corner') +
    shape(circle([0, 0], turretRadius - 2.2), 'w-corner-teeth') +
    shape(circle([0, 0], turretRadius - 4.4), 'w-corner-bed')
  );
}

const flag = '<path class="w-flag" d="M-3 10V-13L10-8.5-3-4"/>';

export function paintCornerTower(tower: CornerTower): string {
  const half = towerSize(tower) / 2;
  const floor = half - (tower.convex ? 4.6 : 2.6);
  const out = outerWay(tower);
  const triangle = (second: boolean): string =>
    polygonPath([scaled(out, -floor), scaled(numberWay(tower, second), floor), scaled(out, floor)]);
  const number = (second: boolean): string => {
    const place = scaled(numberWay(tower, second), tower.convex ? floor - 11.4 : 9.7);
    const text = String(tower.numbers[second ? 1 : 0]);
    return label(place, numberSize, text, 'w-number', text.length > 1 ? 20.5 : undefined);
  };
  const rim = tower.convex
    ? shape(box(half), 'w-corner') + shape(box(half - 2.2), 'w-corner-teeth')
    : shape(box(half), 'w-corner');
  const top =
    shape(box(half), 'w-cast', 'transform="translate(4 5)"') +
    rim +
    shape(triangle(false), 'w-corner-first') +
    shape(triangle(true), 'w-corner-second') +
    shape(polygonPath([scaled(out, -floor), scaled(out, floor)]) + box(floor), 'w-corner-line') +
    number(false) +
    number(true) +
    (tower.numbers[0] === 0 ? flag : '');
  const outside = tower.convex ? '' : at(turretMiddle(tower), turret());
  return outside + at(towerMiddle(tower), top);
}
