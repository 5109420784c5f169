// What stands about on the meadows: one larger thing at most, a plot or a pond, and a few small ones.
import type { Point } from '../geometry.ts';
import { distance } from './curves.ts';
import { clearanceAt } from './fields.ts';
import type { Layout } from './layout.ts';
import { followerSpot } from './spots.ts';

export interface Thing {
  name: string;
  at: Point;
}

/** Name and radius; a name that stands twice is twice as likely. */
type Kind = readonly [name: string, radius: number];
const largeThings: readonly Kind[] = [
  ['vines', 14],
  ['lavender', 14],
  ['wheat', 14],
  ['orchard', 14],
  ['vines', 14],
  ['lavender', 14],
  ['wheat', 14],
  ['orchard', 14],
  ['plough', 14],
  ['pond', 12.5],
  ['mill', 11],
];
const smallThings: readonly Kind[] = [
  ['tree', 4],
  ['bush', 4.5],
  ['olive', 5],
  ['sheep', 4],
  ['hay', 4.5],
  ['cottage', 7],
  ['cypress', 3.5],
  ['tree', 4],
  ['flowers', 8],
];
const flat = new Set(['flowers', 'vines', 'lavender', 'wheat', 'plough', 'orchard', 'pond']);
/** Only one of these on a tile. */
const single = new Set(['cottage', 'flowers']);
/** These stand in pairs where there is room. */
const pairs = new Set(['tree', 'sheep', 'cypress']);

interface Ground {
  layout: Layout;
  taken: { at: Point; radius: number; name: string }[];
  farmers: Point[];
}

function isFree(
  { layout, taken, farmers }: Ground,
  point: Point,
  radius: number,
  farmerGap: number,
): boolean {
  const body: Point = [point[0], point[1] - 2];
  const [x, y] = point;
  if (x < radius + 3 || x > 97 - radius || y < radius + 7 || y > 97 - radius) return false;
  if (clearanceAt(body, layout) < radius + 1.5) return false;
  if (layout.towers.some((tower) => distance(body, [tower[0], tower[1] - 7]) < radius + 8)) return false;
  if (layout.cloister !== undefined && distance(body, steepleOf(layout)) < radius + 8) return false;
  if (layout.roads.some(({ gate }) => gate && distance(body, gate.at) < radius + 12)) return false;
  if (farmers.some((spot) => distance(spot, point) < radius + farmerGap)) return false;
  return !taken.some((other) => distance(other.at, point) < other.radius + radius + 1);
}

const steepleOf = ({ centre: [x, y] }: Layout): Point => [x + 10, y - 22];

function pick<T>(list: readonly T[], chance: () => number): T {
  return list[Math.floor(chance() * list.length)] as T;
}

/** Cottages around the linden of a junction, up to three. */
function villageOf(ground: Ground): void {
  const [cx, cy] = ground.layout.centre;
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const at: Point = [cx + dx * 17, cy + dy * 16 + 1];
    if (ground.taken.length < 3 && isFree(ground, at, 4, 4))
      ground.taken.push({ at, radius: 6, name: 'cottage' });
  }
}

/** One larger thing, if there is room; a farmer may lie on it, if it is flat. */
function addLargeThing(ground: Ground, chance: () => number): void {
  const [name, radius] = pick(largeThings, chance);
  for (let i = 0; i < 40; i++) {
    const at: Point = [10 + chance() * 80, 10 + chance() * 80];
    if (!isFree(ground, at, radius, name === 'mill' ? 8 : -6)) continue;
    ground.taken.push({ at, radius, name });
    return;
  }
}

function addSmallThings(ground: Ground, count: number, chance: () => number): void {
  const { taken } = ground;
  for (let i = 0, made = 0; i < 60 && made < count; i++) {
    const [name, radius] = pick(smallThings, chance);
    const at: Point = [9 + chance() * 82, 14 + chance() * 79];
    if (!isFree(ground, at, radius, 7)) continue;
    if (single.has(name) && taken.some((other) => other.name === name)) continue;
    taken.push({ at, radius, name });
    made++;
    const beside: Point = [at[0] + 6.8, at[1] + 2.5];
    const free = { ...ground, taken: taken.slice(0, -1) };
    if (pairs.has(name) && isFree(free, beside, 3, 6)) taken.push({ at: beside, radius: 3, name });
  }
}

/** The things on a tile; flat ones first. */
export function decorate(
  layout: Layout,
  variant: number,
  chance: () => number,
): { flat: Thing[]; upright: Thing[] } {
  const farmers = layout.fields.map(({ feature }): Point => {
    const { x, y } = followerSpot(layout.design, layout.turn, feature);
    return [x, y];
  });
  const ground: Ground = { layout, taken: [], farmers };
  if (layout.junction) villageOf(ground);
  if (variant !== 3) addLargeThing(ground, chance);
  addSmallThings(ground, 2 + Math.floor(chance() * 3), chance);
  const isFlat = ({ name }: { name: string }): boolean => flat.has(name);
  const feet = ground.taken.map(({ name, at, radius }) => ({
    name,
    at: isFlat({ name }) ? at : ([at[0], at[1] + Math.min(3, radius * 0.6)] as Point),
  }));
  return { flat: feet.filter(isFlat), upright: feet.filter((thing) => !isFlat(thing)) };
}
