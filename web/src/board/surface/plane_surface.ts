// The open plane for the board.
import { spanFeature, spanSpot } from '../../modules/spans.ts';
import type { Cell, FeatureName, Segment } from '../../model/game_events.ts';
import { sameCell, type PlacedTile, type Position } from '../../model/position.ts';
import { boardTile, findDesign, parseTile } from '../../model/sets.ts';
import { landmarkStand } from '../../modules/landmarks.ts';
import { boardDesign, freeCrown, sayPlaceOn } from '../../modules/plane.ts';
import { hashOf } from '../../tiles/chance.ts';
import type { Turn } from '../../tiles/data.ts';
import type { Point } from '../../tiles/geometry.ts';
import {
  featureOutline,
  featurePath,
  followerSpot,
  paintFollower,
  paintFollowerOutline,
  paintLastPlaced,
  paintLegalCell,
  paintTile,
  type PlaneDesign,
  type Role,
} from '../../tiles/plane/index.ts';
import { boxAround } from '../view/camera.ts';
import { movedPath } from './paths.ts';
import { keyOf, middleOf, tilesByCell, type Stand, type Surface } from './surface.ts';

const noDesign: PlaneDesign = { id: '?', count: 0, edges: 'FFFF', features: [] };

export function designOf(tile: string, cell: Cell): PlaneDesign {
  const design = tile === boardTile ? boardDesign(cell) : findDesign(tile);
  return (design as PlaneDesign | undefined) ?? noDesign;
}

export function paintPlaneTile(tile: string, turn: Turn, [x, y]: Cell): string {
  const { number } = parseTile(tile);
  const variant = (hashOf(x, y) % 4) as 0 | 1 | 2 | 3;
  return paintTile(designOf(tile, [x, y]), turn, { variant, ...(number === null ? {} : { number }) });
}

/** Half of the height of one who stands. */
const standingLift = 11;
const spanShape = { ew: 'M0 42H100V58H0z', ns: 'M42 0H58V100H42z' } as const;

class PlaneSurface implements Surface {
  readonly walled = false;
  readonly sayPlace;
  readonly bounds;
  readonly #tiles: Map<string, PlacedTile>;

  constructor(readonly position: Position) {
    this.#tiles = tilesByCell(position);
    this.sayPlace = sayPlaceOn(position);
    this.bounds = boxAround(
      position.tiles.map(({ cell }) => middleOf(cell)),
      // Until the end with room for one more tile all around; in an auction, too, where it is shown which would fit.
      position.winners ? 60 : 153,
    );
  }

  tileAt(cell: Cell): PlacedTile | undefined {
    return this.#tiles.get(keyOf(cell));
  }

  isOutside(): boolean {
    return false;
  }

  shape(cell: Cell, feature: FeatureName): string {
    const placed = this.tileAt(cell);
    if (!placed) return '';
    if (feature === spanFeature) return spanShape[this.#axis(cell)];
    if (typeof feature === 'string') return '';
    return featurePath(designOf(placed.tile, cell), placed.turn, feature);
  }

  outline({ spots }: { spots: readonly (readonly [number, number, FeatureName])[] }): string {
    return spots
      .map(([x, y, feature]) => movedPath(this.#lines([x, y], feature), [x * 100, y * 100]))
      .join('');
  }

  stand(cell: Cell, feature: FeatureName): Stand {
    const [x, y] = [cell[0] * 100, cell[1] * 100];
    if (feature === spanFeature) {
      const spot = spanSpot(this.#axis(cell));
      return { x: x + spot.x, y: y + spot.y, role: 'robber', lift: standingLift };
    }
    if (typeof feature === 'string') return { ...landmarkStand(this.position, cell), lift: standingLift };
    const placed = this.tileAt(cell);
    if (!placed) return { x: x + 50, y: y + 50, role: 'knight', lift: standingLift };
    const spot = followerSpot(designOf(placed.tile, cell), placed.turn, feature);
    return { x: x + spot.x, y: y + spot.y, role: spot.role, lift: spot.lying ? 0 : standingLift };
  }

  crown(segment: Segment): Point | null {
    return freeCrown(this.position, segment);
  }

  paintTile(tile: string, turn: Turn, cell: Cell): string {
    return paintPlaneTile(tile, turn, cell);
  }

  paintFollower(role: string, colour: number, letter: string): string {
    return paintFollower(role as Role, colour, letter);
  }

  paintOutline(role: string): string {
    return paintFollowerOutline(role as Role);
  }

  paintLegalCell(): string {
    return paintLegalCell();
  }

  paintLastPlaced(colour: number): string {
    return paintLastPlaced(colour);
  }

  #axis(cell: Cell): 'ns' | 'ew' {
    return this.position.spans.find((span) => sameCell(span.cell, cell))?.axis ?? 'ew';
  }

  #lines(cell: Cell, feature: FeatureName): string {
    if (feature === spanFeature) return this.#axis(cell) === 'ew' ? 'M0 50H100' : 'M50 0V100';
    const placed = this.tileAt(cell);
    if (!placed || typeof feature === 'string') return '';
    return featureOutline(designOf(placed.tile, cell), placed.turn, feature);
  }
}

export function planeSurface(position: Position): Surface {
  return new PlaneSurface(position);
}
