// The cities of a tile: ground, houses and walls, each in one go for all cities, to keep the elements few.
import { isInside, type Point } from '../geometry.ts';
import { chainPath } from './curves.ts';
import { buildTown, type KeptFree } from './houses.ts';
import { roomOf, type Layout } from './layout.ts';
import { path } from './markup.ts';
import { Roofs } from './roofs.ts';
import type { Gate } from './roads.ts';
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

/** Where the walls of these cities run. */
export const coursesOf = (cities: readonly City[]): string =>
  cities
    .flatMap((city) => city.walls)
    .map(chainPath)
    .join('');

export function paintWalls(courses: string): string {
  return path('wall-edge', courses) + path('wall-line', courses) + path('merlon-line', courses);
}

/** Houses keep off stalls or a cloister within the city. */
export function keptFree(city: City, { stalls, cloister, centre }: Layout): KeptFree[] {
  const [x, y] = centre;
  if (!isInside(centre, city.polygon)) return [];
  if (stalls) return [[x, y, ...roomOf.stalls]];
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
