// Castles as they are painted: the ground on two tiles, and what stands on it.
import type { Turn } from '../../tiles/data.ts';
import { coursesOf, paintWalls, wallBuildings } from '../../tiles/plane/cities.ts';
import { layoutOf, type PlaneDesign } from '../../tiles/plane/layout.ts';
import { path, picture, text } from '../../tiles/plane/markup.ts';
import { roomIn } from '../../tiles/plane/room.ts';
import { escaped } from '../../tiles/svg.ts';

/** How the two tiles of a castle lie: above one another or side by side. */
export type CastleLie = 'upright' | 'level';

const castleWalls =
  path('sh', 'M-26 17H34L42 8 20 2z') +
  path('stone ol', 'M-24 15V-6h4v3h4v-3h4v3h4v-3H8v3h4v-3h4v3h4v-3h4v21z') +
  path('stone-shade', 'M8 14.5V-2h15.5v16.5z') +
  path('stone ol', 'M-11 4V-20h4v3.4h5V-20h4v3.4h5V-20h4V4z') +
  path('stone-shade', 'M3 3.5V-16h7.5V3.5z') +
  path('stone ol', 'M-32 17V-9h13v26q-6.5 2-13 0zM19 17V-9h13v26q-6.5 2-13 0z') +
  path('stone-shade', 'M-24 17V-8.4h4.4v25zM27 17V-8.4h4.4v25z') +
  path('seat-fill ol', 'M-34-8.6L-25.5-22-17-8.6Q-25.5-6-34-8.6zM17-8.6L25.5-22 34-8.6Q25.5-6 17-8.6z') +
  path('ink', 'M-5 15.4V8a5 5 0 0 1 10 0v7.4z') +
  path('line-bold', 'M0-20v-19') +
  path('seat-fill ol', 'M0-39h18l-4.6 6.5 4.6 6.5H0z') +
  path('window', 'M-6-11h2.6v5H-6zM-27-3h2.4v5H-27zM24-3h2.4v5H24z');

const trees: Record<CastleLie, string> = {
  upright: picture('bush', -39, 4) + picture('bush', 39, 6),
  level:
    picture('cypress', -9, -24) + picture('tree', 9, -26) + picture('tree', -6, 38) + picture('bush', 8, 34),
};

/** A castle, its middle (that of the edge which its two tiles share) at 0,0; needs its ground on both tiles. */
export function paintCastle(seat: number, letter: string, lie: CastleLie = 'upright'): string {
  const walls = castleWalls + text('letter', 7, -28.8, escaped(letter));
  const castle = lie === 'upright' ? walls : `<g transform="translate(0 4) scale(.8)">${walls}</g>`;
  return `<g class="p-castle seat-${seat}">${trees[lie]}${castle}</g>`;
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
