// A few slender houses that rise above the roofs of larger towns.
import type { Point } from '../geometry.ts';
import { distance } from './curves.ts';
import type { Layout } from './layout.ts';
import { roomIn } from './room.ts';
import { followerSpot } from './spots.ts';
import type { City } from './walls.ts';

const wished = (city: City): number => (city.sides.length > 2 ? 2 : city.sides.length === 2 ? 1 : 0);

export function townSpires(city: City, layout: Layout, chance: () => number): { name: string; at: Point }[] {
  const { design, turn, pennants, centre, stalls, cloister } = layout;
  const { x, y } = followerSpot(design, turn, city.feature);
  const shield = pennants.get(city.feature);
  const spires: { name: string; at: Point }[] = [];
  for (let i = 0; i < 40 && spires.length < wished(city); i++) {
    const at: Point = [12 + chance() * 76, 26 + chance() * 66];
    const fits =
      roomIn(city, at) > 9 &&
      roomIn(city, [at[0], at[1] - 14]) > 7 &&
      distance(at, [x, y - 8]) > 18 &&
      (!shield || distance(at, [shield[0], shield[1] + 6]) > 19) &&
      (!(stalls || cloister !== undefined) || distance(at, centre) > 30) &&
      layout.towers.every((tower) => distance(tower, at) > 14) &&
      spires.every((other) => distance(other.at, at) > 28);
    if (fits) spires.push({ name: 'spire', at });
  }
  return spires;
}
