// The plan of a chapel: naves along its sides, arms that cross the edges, and what towers above them. In the basic position.
import type { Point } from '../../geometry.ts';
import type { Building } from './building.ts';
import type { RoofEnd } from './ridgeroof.ts';

export interface Nave {
  line: Point[];
  half: number;
  start: RoofEnd;
  end: RoofEnd;
}

export interface ChapelPlan {
  /** The lowest first. */
  naves: Nave[];
  bells: [Point, number][];
  /** Eight-sided chapter houses: middle and size. */
  domes: [Point, number][];
}

const half = 9.5;

const nave = (...line: Point[]): Nave => ({ line, half, start: 'hip', end: 'hip' });

/** From the edge to the ridge of a nave. */
function arm(side: number, inset: number, ridge: number): Nave {
  const out = inset < 0 ? inset : inset + 3;
  const line: Point[] = side === 0 ? [[50, out], [50, ridge]] : side === 1 ? [[100 - out, 50], [100 - ridge, 50]] : [[50, 100 - out], [50, 100 - ridge]]; // prettier-ignore
  return { line, half, start: inset < 0 ? 'open' : 'hip', end: 'valley' };
}

function adjacentPlan({ roomy, cuts, nest }: Building, [n = 0, e = 0]: readonly number[]): ChapelPlan {
  const cut = cuts.some(Boolean);
  const [from, to] = cut ? [32, 68] : [14, 86];
  const domes: [Point, number][] = cut || nest ? [[[63.5, 36.5], 0.78]] : roomy ? [[[57, 43], 1.25]] : [];
  return {
    naves: [nave([from, 16], [84, 16], [84, to]), arm(0, n, 16), arm(1, e, 16)],
    bells: [[[84, 16], 1.05]],
    domes,
  };
}

function oppositePlan({ nest }: Building, [n = 0, , s = 0]: readonly number[]): ChapelPlan {
  const ends = [n, s].map((inset): RoofEnd => (inset < 0 ? 'open' : 'hip'));
  const [top, foot] = [n < 0 ? n : 4.5, 100 - (s < 0 ? s : 4.5)];
  const long: Nave = { line: [[50, top], [50, foot]], half, start: ends[0] ?? 'hip', end: ends[1] ?? 'hip' }; // prettier-ignore
  return {
    naves: [nave([17, 16], [83, 16]), nave([17, 84], [83, 84]), long],
    bells: nest ? [[[50, 17], 0.9], [[50, 83], 0.9]] : [[[50, 50], 1.2]], // prettier-ignore
    domes: [],
  };
}

/** `insets` by side of the basic position: negative where the chapel goes on beyond the edge. */
export function chapelPlan(building: Building, insets: readonly number[]): ChapelPlan {
  const [n = 0, e = 0, s = 0] = insets;
  if (building.shape === 'start')
    return { naves: [{ ...nave([15, 9], [85, 9]), half: 5 }], bells: [[[50, 9], 0.6]], domes: [] }; // prettier-ignore
  if (building.shape === 'one') {
    const ridge = building.roomy ? 18 : 16;
    return { naves: [nave([14, ridge], [86, ridge]), arm(0, n, ridge)], bells: [[[50, ridge], 0.95]], domes: [] }; // prettier-ignore
  }
  if (building.shape === 'adjacent') return adjacentPlan(building, insets);
  if (building.shape === 'opposite') return oppositePlan(building, insets);
  const line: Point[] = [[17, 16], [84, 16], [84, 84], [17, 84]]; // prettier-ignore
  return {
    naves: [nave(...line), arm(0, n, 16), arm(1, e, 16), arm(2, s, 16)],
    bells: [[[84, 16], 0.85], [[84, 84], 0.85]], // prettier-ignore
    domes: [[[55, 50], 1.55]],
  };
}
