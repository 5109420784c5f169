// Chapels: a pale wall with buttresses, low leads inside it, high naves of slate that cross the edges, bells and domes.
import { turnPoint, type Point } from '../../geometry.ts';
import type { Building } from './building.ts';
import { chapelPlan, type Nave } from './chapelplan.ts';
import { basicInsets } from './footprint.ts';
import { drawn } from './hand.ts';
import { shape, symbol } from '../markup.ts';
import { distance, normalOf, shrunk, sidesOf, tileSideOf, walledRuns } from '../polygon.ts';
import { ridgeRoof, toneOf } from './ridgeroof.ts';

const leadsWidth = 6.5;

function runs(outline: readonly Point[]): string {
  return walledRuns(outline)
    .map(({ points, closed }) => drawn(points, closed))
    .join('');
}

/** The low roofs that slope to the outer wall. */
function leads(outline: readonly Point[]): string {
  const sides = sidesOf(outline);
  const inner = shrunk(outline, (i) => (tileSideOf(...(sides[i] as [Point, Point])) >= 0 ? 0 : leadsWidth));
  const tones = { lit: '', mid: '', dark: '' };
  let ribs = '';
  sides.forEach(([from, to], i) => {
    const [a, b] = [inner[i], inner[(i + 1) % inner.length]];
    if (!a || !b || tileSideOf(from, to) >= 0) return;
    tones[toneOf(normalOf(from, to))] += drawn([from, to, b, a]);
    ribs += drawn([from, a, b], false);
  });
  return (
    shape(drawn(outline), 'w-aisle-mid') +
    shape(tones.lit, 'w-aisle-lit') +
    shape(tones.dark, 'w-aisle-dark') +
    shape(ribs, 'w-aisle-rib')
  );
}

function paintNave({ line, half, start, end }: Nave, turn: number): string {
  const onBoard = line.map((point) => turnPoint(point, turn));
  const { lit, mid, dark, outline, ridges, courses } = ridgeRoof(onBoard, half, start, end);
  const cast = start === 'hip' && end === 'hip' ? shape(outline, 'w-nave-shadow') : '';
  return (
    cast +
    shape(lit, 'w-nave-lit') +
    shape(mid, 'w-nave-mid') +
    shape(dark, 'w-nave-dark') +
    shape(courses, 'w-slates') +
    shape(end === 'valley' ? '' : outline, 'w-nave-edge') +
    shape(ridges, 'w-nave-ridge')
  );
}

/** Small towers on the true corners of the wall. */
function pinnacles(outline: readonly Point[]): string {
  const sides = sidesOf(outline);
  return sides
    .map(([from, to], i) => {
      const [before] = sides[(i + sides.length - 1) % sides.length] ?? [from];
      const [ax, ay] = normalOf(before, from);
      const [bx, by] = normalOf(from, to);
      if (ax * by - ay * bx < 0.45 || distance(before, from) < 7) return '';
      if (tileSideOf(from, to) >= 0 || tileSideOf(before, from) >= 0) return '';
      const inTile = (v: number): number => Math.max(4, Math.min(96, v));
      return symbol('pinnacle', [inTile(from[0]), inTile(from[1])]);
    })
    .join('');
}

/** `insets` by board side: negative where the chapel goes on beyond the edge. */
export function paintChapel(
  building: Building,
  outline: readonly Point[],
  insets: readonly number[],
): string {
  const { naves, bells, domes } = chapelPlan(building, basicInsets(building, insets));
  const wall = runs(outline);
  const tops = (name: string, list: readonly [Point, number][]): string =>
    list.map(([at, size]) => symbol(name, turnPoint(at, building.turn), size)).join('');
  return (
    leads(outline) +
    shape(wall, 'w-chapel-ink') +
    shape(wall, 'w-chapel-wall') +
    shape(wall, 'w-buttress') +
    naves.map((nave) => paintNave(nave, building.turn)).join('') +
    pinnacles(outline) +
    tops('dome', domes) +
    tops('bells', bells)
  );
}
