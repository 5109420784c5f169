// The curve of a game in the measure of its picture: places of the judged moves, lines and grounds.
import type { Grade } from '../../model/protocol.ts';
import { valueOf } from '../../model/review.ts';

export const size = { width: 320, height: 150, left: 30, right: 8, top: 10, bottom: 10 } as const;

export interface Place {
  grade: Grade;
  x: number;
  y: number;
}

export interface Curve {
  places: Place[];
  /** Height of no lead. */
  zero: number;
  /** Lines across, with the lead that they stand for. */
  grid: { y: number; lead: number }[];
}

/** A round number that holds all leads. */
function reachOf(values: readonly number[]): number {
  const most = Math.max(5, ...values.map(Math.abs));
  const step = most > 40 ? 20 : most > 20 ? 10 : 5;
  return Math.ceil(most / step) * step;
}

/** Each sees its own turn too bright: of two the curve takes the middle of what both expected last. */
function valuesOf(grades: readonly Grade[], players: number): number[] {
  const last: number[] = [];
  return grades.map((grade) => {
    const value = valueOf(grade, players);
    last[grade.seat] = value;
    return players === 2 ? ((last[0] ?? value) + (last[1] ?? value)) / 2 : value;
  });
}

/** `order` has the place of every decision by its ply: the curve keeps its place while it grows. */
export function curveOf(
  grades: readonly Grade[],
  order: ReadonlyMap<number, number>,
  players: number,
): Curve {
  const values = valuesOf(grades, players);
  const reach = reachOf(values);
  const { width, height, left, right, top, bottom } = size;
  const yOf = (lead: number): number => top + ((reach - lead) / (2 * reach)) * (height - top - bottom);
  const last = Math.max(1, order.size - 1);
  return {
    zero: yOf(0),
    grid: [reach, 0, -reach].map((lead) => ({ y: yOf(lead), lead })),
    places: grades.map((grade, i) => ({
      grade,
      x: left + ((order.get(grade.ply) ?? 0) / last) * (width - left - right),
      y: yOf(values[i] ?? 0),
    })),
  };
}

const point = ({ x, y }: Pick<Place, 'x' | 'y'>): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function lineOf(places: readonly Place[]): string {
  return places.length > 0 ? `M${places.map(point).join('L')}` : '';
}

/** The ground between the curve and no lead. */
export function groundOf(places: readonly Place[], zero: number): string {
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return '';
  return `M${point({ x: first.x, y: zero })}L${places.map(point).join('L')}L${point({ x: last.x, y: zero })}Z`;
}

/** The judged move nearest to a place across. */
export function nearest(places: readonly Place[], x: number): Place | null {
  return places.reduce<Place | null>(
    (best, place) => (!best || Math.abs(place.x - x) < Math.abs(best.x - x) ? place : best),
    null,
  );
}
