// The cities of a tile: ground, houses and walls, each in one go for all cities, to keep the elements few.
import type { Turn } from '../data.ts';
import { isInside, type Point } from '../geometry.ts';
import { chainPath } from './curves.ts';
import { buildTown, type KeptFree } from './houses.ts';
import { layoutOf, roomOf, type Layout, type PlaneDesign } from './layout.ts';
import { path, picture } from './markup.ts';
import { Roofs } from './roofs.ts';
import type { Gate } from './roads.ts';
import { roomIn } from './room.ts';
import type { City } from './walls.ts';

export function paintCities(layout: Layout, chance: () => number): string {
  const { cities } = layout;
  const courses = coursesOf(cities);
  const shadow = courses && `<path class="p-wall-shadow" transform="translate(2 3)" d="${courses}"/>`;
  const roofs = new Roofs();
  for (const city of cities) buildTown(city, keptFree(city, layout), chance, roofs);
  return (
    shadow + path('ground', cities.map((city) => city.path).join('')) + roofs.markup() + paintWalls(courses)
  );
}

const coursesOf = (cities: readonly City[]): string =>
  cities
    .flatMap((city) => city.walls)
    .map(chainPath)
    .join('');

function paintWalls(courses: string): string {
  return path('wall-edge', courses) + path('wall-line', courses) + path('merlon-line', courses);
}

/** Houses keep off a bazaar or a cloister within the city. */
export function keptFree(city: City, { bazaar, cloister, centre }: Layout): KeptFree[] {
  const [x, y] = centre;
  if (!isInside(centre, city.polygon)) return [];
  if (bazaar) return [[x, y, ...roomOf.bazaar]];
  return cloister === undefined ? [] : [[x, y - 1, ...roomOf.cloister]];
}

/** Whether one sees a gate from its side, because the road comes from the east or west. */
function isAside({ outward: [x, y] }: Gate): boolean {
  return Math.abs(x) > Math.abs(y) * 1.4;
}

/** Towers and gates, which stand on the walls. */
export function wallBuildings({ towers, roads }: Layout): { name: string; at: Point }[] {
  const things = towers.map(([x, y]) => ({ name: 'tower', at: [x, y + 2.5] as Point }));
  for (const { gate } of roads)
    if (gate) things.push({ name: isAside(gate) ? 'gate-aside' : 'gate', at: gate.at });
  return things;
}

/** A lawn in place of the houses, where a castle was built; over the tile, below the corner towers. */
export function paintCastleGround(design: PlaneDesign, turn: Turn, feature: number): string {
  const layout = layoutOf(design, turn);
  const city = layout.cities.find((c) => c.feature === feature);
  if (!city) return '';
  const own = wallBuildings(layout).filter(({ at }) => Math.abs(roomIn(city, at)) < 5);
  const pictures = own.map(({ name, at }) => picture(name, ...at));
  return path('lawn', city.path) + paintWalls(coursesOf([city])) + pictures.join('');
}
