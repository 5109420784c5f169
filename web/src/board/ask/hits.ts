// What lies under a point of the board: a feature of a tile, or the nearest choice.
import { spanFeature } from '../../modules/spans.ts';
import type { AreaKind, Cell, FeatureName } from '../../model/game_events.ts';
import { featuresOf, kindOf } from '../../model/sets.ts';
import type { Point } from '../../tiles/geometry.ts';
import type { Choice } from './choices.ts';
import type { Surface } from '../surface/surface.ts';

/** What lies over what: a road crosses a field, not the other way round. */
const layers: readonly (readonly AreaKind[])[] = [
  ['cloister', 'road', 'path', 'chapel'],
  ['city', 'tower', 'house'],
  ['field', 'court'],
];

export function cellAt([x, y]: Point): Cell {
  return [Math.floor(x / 100), Math.floor(y / 100)];
}

/** Whether a point is in a path; a browser's canvas knows. */
export type InPath = (d: string, point: Point) => boolean;

export function browserInPath(): InPath {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, Path2D>();
  return (d, [x, y]) => {
    const path = known.get(d) ?? new Path2D(d);
    known.set(d, path);
    return context?.isPointInPath(path, x, y) ?? false;
  };
}

/** The feature under a point, a span first. */
export function featureAt(
  surface: Surface,
  point: Point,
  inPath: InPath,
): { cell: Cell; feature: FeatureName } | null {
  const cell = cellAt(point);
  const placed = surface.tileAt(cell);
  if (!placed) return null;
  const within: Point = [point[0] - cell[0] * 100, point[1] - cell[1] * 100];
  const hits = (feature: FeatureName): boolean => inPath(surface.shape(cell, feature), within);
  const spanned = surface.position.spans.some((span) => span.cell.join() === cell.join());
  if (spanned && hits(spanFeature)) return { cell, feature: spanFeature };
  const features = featuresOf(placed.tile, cell).map((_, feature) => feature);
  for (const kinds of layers) {
    const found = features.find((each) => kinds.includes(kindOf(placed.tile, cell, each)) && hits(each));
    if (found !== undefined) return { cell, feature: found };
  }
  return null;
}

/** How far a choice may be missed, in board units: a whole cell for a tile, a finger for a figure. */
function missOf({ target, anchor, lift }: Choice, [x, y]: Point, reach: number): number {
  if (!anchor) return Infinity;
  const [dx, dy] = [x - anchor[0], y - anchor[1]];
  if (target.on === 'cell') return Math.max(Math.abs(dx), Math.abs(dy)) <= 50 ? 0 : Infinity;
  const off = Math.hypot(dx, dy + (lift ?? 0));
  return off <= reach ? off : Infinity;
}

/** The choice under a point; `reach` is how near it must be, in board units. */
export function choiceUnder(choices: readonly Choice[], point: Point, reach: number): number | null {
  let found: number | null = null;
  let least = Infinity;
  choices.forEach((choice, i) => {
    const miss = missOf(choice, point, reach);
    if (miss < least) [found, least] = [i, miss];
  });
  return found;
}
