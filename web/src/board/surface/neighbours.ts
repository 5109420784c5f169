// What a free cell has beside it: the feature that the tile on each side turns towards it.
import { spanFeature } from '../../modules/spans.ts';
import type { Cell, FeatureName } from '../../model/game_events.ts';
import { sameCell } from '../../model/position.ts';
import { featuresOf, type Feature } from '../../model/sets.ts';
import type { Side, Turn } from '../../tiles/data.ts';
import { sides, turnHalf, turnSide } from '../../tiles/geometry.ts';
import type { Surface } from './surface.ts';

export interface Neighbour {
  side: Side;
  cell: Cell;
  /** Null: the edge of the board. */
  feature: FeatureName | null;
}

const steps: Record<Side, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const opposite = (side: Side): Side => turnSide(side, 2);

/** Only ground reaches a side without filling it. */
function reaches(feature: Feature, turn: Turn, side: Side): boolean {
  if ('sides' in feature) return feature.sides.some((each) => turnSide(each, turn) === side);
  const half = sides.indexOf(side) * 2;
  return 'halves' in feature && feature.halves.some((each) => turnHalf(each, turn) === half);
}

function spanTowards({ position }: Surface, cell: Cell, side: Side): boolean {
  const axis = side === 'N' || side === 'S' ? 'ns' : 'ew';
  return position.spans.some((span) => span.axis === axis && sameCell(span.cell, cell));
}

/** A road runs between two fields: what fills the side comes first. */
function featureTowards(surface: Surface, cell: Cell, side: Side): FeatureName | null {
  const placed = surface.tileAt(cell);
  if (!placed) return null;
  if (spanTowards(surface, cell, side)) return spanFeature;
  const features = featuresOf(placed.tile, cell);
  const there = features.filter((feature) => reaches(feature, placed.turn, side));
  const feature = there.find((each) => 'sides' in each) ?? there[0];
  return feature ? features.indexOf(feature) : null;
}

export function neighboursOf(surface: Surface, [x, y]: Cell): Neighbour[] {
  return sides.flatMap((side): Neighbour[] => {
    const [dx, dy] = steps[side];
    const cell: Cell = [x + dx, y + dy];
    const feature = featureTowards(surface, cell, opposite(side));
    return feature !== null || surface.isOutside(cell) ? [{ side, cell, feature }] : [];
  });
}
