// The ground of a tile: grass or trodden earth, paths with their kerbs, the square where they end.
import { chanceFrom } from '../../chance.ts';
import { turnPoint, type Point } from '../../geometry.ts';
import { coordinates } from '../../svg.ts';
import type { Court, Place } from './courts.ts';
import { lodgings } from './lodging.ts';
import type { Layout } from '../layout.ts';
import { shape, symbol } from '../markup.ts';
import { distance } from '../polygon.ts';

const square =
  '<circle class="w-kerb-fill" cx="50" cy="50" r="18.4"/><circle class="w-plaza" cx="50" cy="50" r="16.6"/>' +
  '<path class="w-inlay" d="M38.6 50a11.4 11.4 0 1 0 22.8 0a11.4 11.4 0 1 0-22.8 0M33.4 50h5.2M61.4 50h5.2M50 33.4v5.2M50 61.4v5.2"/>' +
  '<path class="w-star" d="M50 36L53 47 64 50 53 53 50 64 47 53 36 50 47 47z"/>';

function paths({ lanes, square: hasSquare }: Layout): string {
  const d = lanes.map((lane) => lane.d).join('');
  const paving = `<path class="w-paving" stroke="url(#w-paving)" d="${d}"/>`;
  return d && shape(d, 'w-verge') + shape(d, 'w-kerb') + paving + (hasSquare ? square : '');
}

interface Taken {
  at: Point;
  radius: number;
}

/** Plants something in the first of the places where it still has room. */
function plant(places: readonly Place[], taken: Taken[], radius: number): Point | undefined {
  const found = places.find(
    ({ point, room }) =>
      room >= radius + 0.6 && taken.every(({ at, radius: other }) => distance(at, point) >= other + radius),
  );
  if (found) taken.push({ at: found.point, radius });
  return found?.point;
}

function garden(court: Court, chance: () => number): string {
  const { stall, stallSize, spot } = lodgings(court);
  const best = court.places[0];
  if (!best) return '';
  const taken: Taken[] = stall ? [{ at: stall, radius: 16 * stallSize }] : [];
  const shuffled = court.places
    .map((place) => ({ place, order: chance() }))
    .sort((a, b) => a.order - b.order)
    .map(({ place }) => place);
  const area = court.places.length * 6.25;
  let art = '';
  if (best.room > 11) {
    const [x, y] = best.point;
    art += `<ellipse class="w-clearing" cx="${coordinates(x)}" cy="${coordinates(y)}" rx="${coordinates(best.room * 0.96)}" ry="${coordinates(best.room * 0.8)}"/>`;
  }
  // Room for the lying merchant first, if there is plenty.
  if (area > 900) taken.push({ at: spot, radius: 9 });
  for (let i = Math.min(4, Math.round(area / 1150) + (area > 300 ? 1 : 0)); i > 0; i--) {
    const size = 0.62 + chance() * 0.4;
    const name = chance() < 0.22 ? 'fruit-tree' : 'tree';
    const at = plant(shuffled, taken, 7.4 * size);
    if (at) art += symbol(name, at, size);
  }
  const bush = plant(shuffled, taken, 3.4);
  if (bush) art += symbol('bush', bush);
  for (let i = 0; i < 2; i++) {
    const flowers = plant(shuffled, taken, 4.4);
    if (flowers) art += symbol('flowers', flowers);
  }
  return art + (stall ? symbol('stall', stall, stallSize) : '');
}

/** Where a house steps back from a diagonal, its yards are not left bare. */
function yards({ sites, courts }: Layout): string {
  if (courts.length) return '';
  const stepped = sites.filter(({ kind, shape }) => kind === 'house' && shape === 'adjacent');
  return stepped
    .map(
      ({ turn }) =>
        symbol('crate', turnPoint([43, 31.5], turn), 0.72) + symbol('bush', turnPoint([66, 54], turn), 1.3),
    )
    .join('');
}

export function paintGround(layout: Layout): string {
  const chance = chanceFrom(layout.seed);
  const fill = layout.courts.length ? 'fill="url(#w-turf)"' : 'class="w-earth"';
  const base = `<path ${fill} d="M-.2-.2h100.4v100.4h-100.4z"/>`;
  return base + yards(layout) + paths(layout) + layout.courts.map((court) => garden(court, chance)).join('');
}
