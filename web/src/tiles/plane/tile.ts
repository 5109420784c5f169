// A whole tile, layer by layer.
import { chanceFrom, hashOf } from '../chance.ts';
import type { Turn } from '../data.ts';
import type { Point } from '../geometry.ts';
import { paintCities, wallBuildings } from './cities.ts';
import { chainPath } from './curves.ts';
import { decorate, type Thing } from './decoration.ts';
import { clearanceAt } from './fields.ts';
import { layoutOf, roomOf, type Layout, type PlaneDesign } from './layout.ts';
import { circle, ellipse, path, picture, text } from './markup.ts';
import { paintMeadow } from './meadow.ts';
import { townSpires } from './spires.ts';

export interface TileLook {
  /** Four pictures of the same tile, for variety; best taken from a hash of the cell. */
  variant?: 0 | 1 | 2 | 3;
  /** On copies that carry one. */
  number?: number;
}

const known = new Map<string, string>();

/** The inside of a 100 × 100 tile as one `<g>`; needs `planeDefinitions` in the page. */
export function paintTile(design: PlaneDesign, turn: Turn, look: TileLook = {}): string {
  const { variant = 0, number } = look;
  const key = `${design.id} ${turn} ${variant} ${number ?? ''}`;
  const markup = known.get(key) ?? newTile(layoutOf(design, turn), variant, number);
  known.set(key, markup);
  return markup;
}

export function chanceFor(design: PlaneDesign, turn: Turn, variant: number): () => number {
  let seed = turn * 4 + variant;
  for (const letter of design.id) seed = hashOf(seed, letter.charCodeAt(0)) & 0xffff;
  return chanceFrom(seed + 1);
}

function newTile(layout: Layout, variant: number, number: number | undefined): string {
  const chance = chanceFor(layout.design, layout.turn, variant);
  const isMeadow = (point: Point): boolean => clearanceAt(point, layout) > 2;
  const decoration = decorate(layout, variant, chance);
  const spires = layout.cities.flatMap((city) => townSpires(city, layout, chance));
  const upright = [...decoration.upright, ...buildings(layout), ...spires];
  upright.sort((a, b) => a.at[1] - b.at[1]);
  return (
    '<g clip-path="url(#p-clip)">' +
    paintMeadow(isMeadow, chance) +
    decoration.flat.map(({ name, at }) => picture(name, ...at)).join('') +
    paintRoads(layout) +
    paintCities(layout, chance) +
    paintStalls(layout) +
    upright.map(({ name, at }) => picture(name, ...at)).join('') +
    [...layout.pennants.values()].map((at) => picture('pennant', ...at)).join('') +
    paintNumber(layout, number) +
    (layout.design.disc ? '' : path('frame', 'M0 0H100V100H0z')) +
    '</g>'
  );
}

function paintRoads({ roads, junction, centre }: Layout): string {
  const courses = roads.map((road) => chainPath(road.chain)).join('');
  const [radius] = roomOf.junction;
  const plaza = circle('kerb', ...centre, radius) + circle('plaza', ...centre, radius - 1.8);
  return (
    path('kerb-line', courses) + path('road-line', courses) + path('rut', courses) + (junction ? plaza : '')
  );
}

function buildings(layout: Layout): Thing[] {
  const { cloister, junction, centre } = layout;
  const things = wallBuildings(layout);
  if (cloister !== undefined) things.push({ name: 'cloister', at: centre });
  if (junction) things.push({ name: 'linden', at: [centre[0], centre[1] + 4] });
  return things;
}

function paintStalls({ stalls, centre: [x, y] }: Layout): string {
  if (!stalls) return '';
  const [rx, ry] = roomOf.stalls;
  return (
    ellipse('kerb', x, y, rx, ry) +
    ellipse('plaza', x, y, rx - 1.8, ry - 1.8) +
    picture('stall-red', x - 10, y - 4.5) +
    picture('stall-blue', x + 9.5, y - 5.5) +
    picture('stall-blue', x - 8.5, y + 9.5) +
    picture('stall-red', x + 11, y + 8)
  );
}

function paintNumber({ numberAt }: Layout, number: number | undefined): string {
  if (number === undefined) return '';
  const [x, y] = numberAt ?? [13, 13];
  return (
    circle('stone ol', x, y, 9.5) +
    circle('number-ring', x, y, 7.6) +
    text('number', x, y + 4.4, String(number))
  );
}
