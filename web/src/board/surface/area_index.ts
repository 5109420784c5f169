// Finds areas by the spots they hold.
import type { Cell, FeatureName } from '../../model/game_events.ts';
import type { Spot } from '../../model/move.ts';
import type { AreaInfo, Areas } from '../types.ts';

export class AreaIndex {
  readonly #bySpot = new Map<string, AreaInfo>();

  constructor(readonly all: readonly AreaInfo[]) {
    for (const area of all)
      for (const [x, y, feature] of area.spots) this.#bySpot.set(`${x},${y},${feature}`, area);
  }

  at([x, y]: Cell, feature: FeatureName): AreaInfo | null {
    return this.#bySpot.get(`${x},${y},${feature}`) ?? null;
  }

  /** Each area that holds one of the spots, once. */
  holding(spots: readonly Spot[]): AreaInfo[] {
    return [...new Set(spots.flatMap(({ cell, feature }) => this.at(cell, feature) ?? []))];
  }
}

export function indexOf(areas: Areas | null): AreaIndex {
  return new AreaIndex(areas?.areas ?? []);
}

/** The ground: what can be shown by owner all at once. */
export function isGround({ kind }: Pick<AreaInfo, 'kind'>): boolean {
  return kind === 'field' || kind === 'court';
}

/** As it is once somebody was put there: only where nobody stands anybody may go (C5, K6). */
export function claimedBy(area: AreaInfo, seat: number): AreaInfo {
  const followers = area.followers.map((count, each) => (each === seat ? count + 1 : count));
  return { ...area, followers, owners: [seat] };
}

/** Where to point at an area: where somebody stands, or its first spot. */
export function spotOf(
  { spots }: AreaInfo,
  taken: (cell: Cell, feature: FeatureName) => boolean,
): Spot | null {
  const [first] = spots;
  const [x, y, feature] = spots.find(([cx, cy, each]) => taken([cx, cy], each)) ?? first ?? [];
  return x === undefined || y === undefined || feature === undefined ? null : { cell: [x, y], feature };
}
