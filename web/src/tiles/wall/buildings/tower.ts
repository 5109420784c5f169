// Towers: grey ashlar terraces with a toothed parapet, round and square turrets.
import { chanceFrom } from '../../chance.ts';
import { isInside, turnPoint, type Point } from '../../geometry.ts';
import type { Building, ShapeName } from './building.ts';
import { drawn } from './hand.ts';
import { patterned, shape, symbol } from '../markup.ts';
import { distance, walledRuns } from '../polygon.ts';

interface Turret {
  round: boolean;
  at: Point;
  size: number;
}

const round = (x: number, y: number, size: number): Turret => ({ round: true, at: [x, y], size });
const square = (x: number, y: number, size: number): Turret => ({ round: false, at: [x, y], size });

const turrets: Readonly<Record<ShapeName, readonly Turret[]>> = {
  start: [round(50, 8.6, 0.72), square(20, 8.6, 0.5), square(80, 8.6, 0.5)],
  one: [round(50, 15, 1.15), square(15, 13, 0.62), square(85, 13, 0.62)],
  adjacent: [round(80, 20, 1.4), square(18, 15, 0.8), square(85, 82, 0.8), round(54, 42, 0.72)],
  opposite: [square(50, 50, 1.35), round(50, 14, 0.9), round(50, 86, 0.9)],
  three: [
    square(54, 50, 1.3),
    round(82, 18, 1.15),
    round(82, 82, 1.15),
    square(16, 11, 0.6),
    square(16, 89, 0.6),
  ],
  all: [round(50, 50, 2), square(16, 16, 0.9), square(84, 16, 0.9), square(84, 84, 0.9), square(16, 84, 0.9)],
};

/** Whether a disc lies within the outline and clear of the nest. */
function fits(at: Point, radius: number, outline: readonly Point[], nest: boolean): boolean {
  if (nest && distance(at, [50, 50]) < radius + 9) return false;
  return [0, 1, 2, 3, 4, 5, 6, 7].every((i) => {
    const angle = (i * Math.PI) / 4;
    return isInside([at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius], outline);
  });
}

/** Single stones of the ashlar that are darker or lighter; the courses repeat every 20. */
function stones(outline: readonly Point[], chance: () => number): { worn: string; pale: string } {
  const found = { worn: '', pale: '' };
  for (let row = 0; row < 9; row++)
    for (let x = row % 2 ? 15 : 5; x < 85; x += 20) {
      const y = 5 + row * 10;
      const luck = chance();
      const corners: Point[] = [[x, y], [x + 20, y], [x, y + 10], [x + 20, y + 10]]; // prettier-ignore
      if (luck > 0.36 || !corners.every((corner) => isInside(corner, outline))) continue;
      found[luck < 0.2 ? 'worn' : 'pale'] += `M${x} ${y}h20v10h-20z`;
    }
  return found;
}

/** Hatches and crates on large terraces. */
function goods(
  outline: readonly Point[],
  standing: readonly Turret[],
  building: Building,
  chance: () => number,
): string {
  const taken = standing.map(({ at, size }) => ({ at, room: size * 10 }));
  const wanted = building.roomy ? 3 : building.shape === 'start' ? 0 : 1;
  let art = '';
  for (let tries = 0, made = 0; tries < 60 && made < wanted; tries++) {
    const point: Point = [8 + chance() * 84, 8 + chance() * 84];
    if (!fits(point, 11, outline, building.nest)) continue;
    if (taken.some(({ at, room }) => distance(at, point) < room + 8)) continue;
    art += symbol(made % 2 ? 'crate' : 'hatch', point, 0.9);
    taken.push({ at: point, room: 8 });
    made++;
  }
  return art;
}

/** The stone ground with its parapet; `plan` is the outline that does not depend on the neighbours. */
export function paintTerrace(outline: readonly Point[], plan: readonly Point[], seed: number): string {
  const { worn, pale } = stones(plan, chanceFrom(seed));
  const wall = walledRuns(outline)
    .map(({ points, closed }) => drawn(points, closed))
    .join('');
  return (
    patterned(drawn(outline), 'ashlar') +
    shape(worn, 'w-stone-worn') +
    shape(pale, 'w-stone-pale') +
    shape(wall, 'w-parapet-ink') +
    shape(wall, 'w-parapet')
  );
}

export function paintTower(
  building: Building,
  outline: readonly Point[],
  plan: readonly Point[],
  seed: number,
): string {
  const standing = turrets[building.shape]
    .map((turret) => ({ ...turret, at: turnPoint(turret.at, building.turn) }))
    .filter(({ at, size }) => fits(at, size * 8, plan, building.nest));
  const tops = standing.map(({ round, at, size }) => symbol(round ? 'round' : 'square', at, size)).join('');
  return paintTerrace(outline, plan, seed) + goods(plan, standing, building, chanceFrom(seed + 7)) + tops;
}
