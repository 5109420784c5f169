// The walk by keys from area to area, or from free cell to free cell: where it is, and what is said there.
import type { Cell } from '../../model/game_events.ts';
import { sameCell } from '../../model/position.ts';
import type { Point } from '../../tiles/geometry.ts';
import type { AreaIndex } from '../surface/area_index.ts';
import { freeCells } from '../surface/free_cells.ts';
import { middleOf, type Surface } from '../surface/surface.ts';
import type { AreaInfo } from '../types.ts';
import { inReadingOrder, nextStop, stopTowards } from './walk.ts';

export type Walked = 'areas' | 'cells';

interface Stop {
  anchor: Point;
  area: AreaInfo | null;
  cell: Cell | null;
}

interface Ground {
  readonly surface: Surface;
  readonly index: AreaIndex;
  /** What is looked at. */
  area: AreaInfo | null;
  cell: Cell | null;
  anchorOf(area: AreaInfo): Point | null;
}

const isSame = (a: Cell | null, b: Cell | null): boolean =>
  a === b || (a !== null && b !== null && sameCell(a, b));

export class Walking {
  readonly #ground: Ground;
  over = $state<Walked | null>(null);

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** In the order of the walk. */
  readonly #stops = $derived.by((): Stop[] => {
    const ground = this.#ground;
    if (this.over === 'cells')
      return inReadingOrder(
        freeCells(ground.surface).map((cell) => ({ anchor: middleOf(cell), area: null, cell })),
      );
    const anchored = ground.index.all.flatMap((area) => {
      const anchor = ground.anchorOf(area);
      return anchor ? [{ anchor, area, cell: null }] : [];
    });
    return inReadingOrder(anchored);
  });

  get #at(): number {
    const { area, cell } = this.#ground;
    return this.#stops.findIndex((stop) => stop.area === area && isSame(stop.cell, cell));
  }

  /** Which of how many. */
  get place(): { number: number; count: number } {
    return { number: this.#at + 1, count: this.#stops.length };
  }

  /** To the next stop, the one before, or the nearest in a direction; where it is then. */
  go(to: Point | 1 | -1, over: Walked): Point | null {
    this.over = over;
    const stops = this.#stops;
    const next =
      typeof to === 'number' ? nextStop(stops.length, this.#at, to) : stopTowards(stops, this.#at, to);
    const stop = stops[next] ?? null;
    this.#ground.area = stop?.area ?? null;
    this.#ground.cell = stop?.cell ?? null;
    return stop?.anchor ?? null;
  }

  leave(): void {
    this.over = null;
    this.#ground.area = null;
    this.#ground.cell = null;
  }
}
