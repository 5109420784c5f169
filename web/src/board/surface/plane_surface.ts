// The open plane for the board: Carcassonne with its expansions, and the wheel.
import wheelSet from '$data/tiles/wheel-of-fortune.json';
import { castleHalves, type PlacedCastle } from '../../modules/castles/places.ts';
import type { Cell, FeatureName, Segment } from '../../model/game_events.ts';
import { sameCell, type PlacedTile, type Position } from '../../model/position.ts';
import { boardTile, findDesign, parseTile } from '../../model/sets.ts';
import { games } from '../../modules/index.ts';
import { hashOf } from '../../tiles/chance.ts';
import type { Turn } from '../../tiles/data.ts';
import type { Point } from '../../tiles/geometry.ts';
import {
  bridgeSpot,
  crownSpaces,
  featureOutline,
  featurePath,
  followerSpot,
  paintFollower,
  paintFollowerOutline,
  paintLastPlaced,
  paintLegalCell,
  paintTile,
  wheelCells,
  type PlaneDesign,
  type Role,
  type WheelBoard,
} from '../../tiles/plane/index.ts';
import { boxAround } from '../view/camera.ts';
import { movedPath } from './paths.ts';
import { keyOf, middleOf, tilesByCell, type Stand, type Surface } from './surface.ts';

export const wheelBoard = wheelSet.board as unknown as WheelBoard;
const wheelDesigns = new Map(wheelCells(wheelBoard).map(({ x, y, design }) => [keyOf([x, y]), design]));
const noDesign: PlaneDesign = { id: '?', count: 0, edges: 'FFFF', features: [] };

export function designOf(tile: string, cell: Cell): PlaneDesign {
  const design = tile === boardTile ? wheelDesigns.get(keyOf(cell)) : findDesign(tile);
  return (design as PlaneDesign | undefined) ?? noDesign;
}

export function paintPlaneTile(tile: string, turn: Turn, [x, y]: Cell): string {
  const { number } = parseTile(tile);
  const variant = (hashOf(x, y) % 4) as 0 | 1 | 2 | 3;
  return paintTile(designOf(tile, [x, y]), turn, { variant, ...(number === null ? {} : { wheel: number }) });
}

/** The middle of the edge between the two tiles of a castle. */
export function castleMiddle([a, b]: readonly [Cell, Cell]): Point {
  return [(a[0] + b[0]) * 50 + 50, (a[1] + b[1]) * 50 + 50];
}

/** The two tiles of a castle and the four beside them. */
export function castleCells([a, b]: readonly [Cell, Cell]): Cell[] {
  const aside: Cell = a[0] === b[0] ? [1, 0] : [0, 1];
  return [-1, 0, 1].flatMap((by) =>
    [a, b].map((cell): Cell => [cell[0] + by * aside[0], cell[1] + by * aside[1]]),
  );
}

/** The wall around a castle's ground. */
export function castleOutline(surface: Surface, cells: PlacedCastle['cells']): string {
  return surface.outline({ kind: 'city', spots: castleHalves(surface.position, cells) });
}

/** The castle at a point of the board. */
export function castleUnder({ castles }: Position, [x, y]: Point): PlacedCastle | null {
  const near = ({ cells }: PlacedCastle): boolean => {
    const [mx, my] = castleMiddle(cells);
    return Math.hypot(x - mx, y - my) < 34;
  };
  return castles.find(near) ?? null;
}

/** Half of the height of one who stands. */
const standingLift = 11;
const bridgeShape = { ew: 'M0 42H100V58H0z', ns: 'M42 0H58V100H42z' } as const;

class PlaneSurface implements Surface {
  readonly walled = false;
  readonly sayPlace;
  readonly bounds;
  readonly #tiles: Map<string, PlacedTile>;

  constructor(readonly position: Position) {
    this.#tiles = tilesByCell(position);
    this.sayPlace = games[position.wheel ? 'wheel' : 'carcassonne'].sayPlace;
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
    if (!placed || feature === 'castle') return '';
    if (feature === 'bridge') return bridgeShape[this.#axis(cell)];
    return featurePath(designOf(placed.tile, cell), placed.turn, feature);
  }

  outline({ spots }: { spots: readonly (readonly [number, number, FeatureName])[] }): string {
    return spots
      .map(([x, y, feature]) => movedPath(this.#lines([x, y], feature), [x * 100, y * 100]))
      .join('');
  }

  stand(cell: Cell, feature: FeatureName): Stand {
    const [x, y] = [cell[0] * 100, cell[1] * 100];
    if (feature === 'castle') return this.#castleStand(cell);
    if (feature === 'bridge') {
      const spot = bridgeSpot(this.#axis(cell));
      return { x: x + spot.x, y: y + spot.y, role: 'robber', lift: standingLift };
    }
    const placed = this.tileAt(cell);
    if (!placed) return { x: x + 50, y: y + 50, role: 'knight', lift: standingLift };
    const spot = followerSpot(designOf(placed.tile, cell), placed.turn, feature);
    return { x: x + spot.x, y: y + spot.y, role: spot.role, lift: spot.lying ? 0 : standingLift };
  }

  crown(segment: Segment): Point | null {
    const taken = this.position.wheel?.crowns[segment].length ?? 0;
    const space = crownSpaces(wheelBoard).find((each) => each.segment === segment && each.index === taken);
    return space ? [space.x, space.y] : null;
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
    return this.position.bridges.find((bridge) => sameCell(bridge.cell, cell))?.axis ?? 'ew';
  }

  #lines(cell: Cell, feature: FeatureName): string {
    if (feature === 'bridge') return this.#axis(cell) === 'ew' ? 'M0 50H100' : 'M50 0V100';
    const placed = this.tileAt(cell);
    if (!placed || feature === 'castle') return '';
    return featureOutline(designOf(placed.tile, cell), placed.turn, feature);
  }

  #castleStand(cell: Cell): Stand {
    const castle = this.position.castles.find(({ cells }) => cells.some((each) => sameCell(each, cell)));
    const [x, y] = castle ? castleMiddle(castle.cells) : middleOf(cell);
    return { x, y: y + 16, role: 'knight', lift: standingLift };
  }
}

export function planeSurface(position: Position): Surface {
  return new PlaneSurface(position);
}
