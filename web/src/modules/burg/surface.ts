// The walled town for the board: Die Burg and Falken.
import type { Cell, FeatureName } from '../../model/game_events.ts';
import type { PlacedTile, Position } from '../../model/position.ts';
import type { ModuleName } from '../../model/protocol.ts';
import { findDesign } from '../../model/sets.ts';
import type { Turn } from '../../tiles/data.ts';
import type { Point } from '../../tiles/geometry.ts';
import { polygonPath } from '../../tiles/svg.ts';
import {
  featurePath,
  figureSpot,
  paintFigure,
  paintFigureOutline,
  paintLastPlaced,
  paintLegalCell,
  paintTile,
  type Role,
  type WallBoard,
  type WallData,
  type WallDesign,
} from '../../tiles/wall/index.ts';
import type { Box } from '../../board/view/camera.ts';
import { cornersOf, movedPath } from '../../board/surface/paths.ts';
import { expansions } from '../index.ts';
import { burg } from './module.ts';
import { keyOf, tilesByCell, type Stand, type Surface } from '../../board/surface/surface.ts';

const noDesign: WallDesign = { id: '?', count: 0, edges: 'CCCC', features: [] };

export function wallDesignOf(tile: string): WallDesign {
  return (findDesign(tile) as WallDesign | undefined) ?? noDesign;
}

function beyond([ax, ay]: Point, [bx, by]: Point): Cell | null {
  if (ax === bx && (ax <= 0 || ax >= 100)) return ax <= 0 ? [-1, 0] : [1, 0];
  if (ay === by && (ay <= 0 || ay >= 100)) return ay <= 0 ? [0, -1] : [0, 1];
  return null;
}

/** The loop without the edges at which the area goes on in the next cell. */
function openLoop(loop: readonly Point[], goesOn: (step: Cell) => boolean): string {
  let d = '';
  let drawing = false;
  loop.forEach((from, i) => {
    const to = loop[(i + 1) % loop.length] ?? from;
    const step = beyond(from, to);
    if (step && goesOn(step)) {
      drawing = false;
      return;
    }
    d += `${drawing ? '' : polygonPath([from]).slice(0, -1)}${polygonPath([to]).slice(0, -1).replace('M', 'L')}`;
    drawing = true;
  });
  return d;
}

export class CourtSurface implements Surface {
  readonly walled = true;
  readonly sayPlace = burg.sayPlace;
  readonly wall: WallData;
  readonly bounds: Box;
  readonly board: WallBoard;
  readonly #tiles: Map<string, PlacedTile>;

  constructor(
    readonly position: Position,
    modules: readonly ModuleName[],
  ) {
    const { wall } = modules.map((each) => expansions[each]).find((each) => each.wall) ?? burg;
    this.wall = wall as unknown as WallData;
    this.#tiles = tilesByCell(position);
    const [columns, rows] = [(this.wall.inside[0] ?? '').length, this.wall.inside.length];
    this.bounds = { x: -115, y: -115, width: columns * 100 + 230, height: rows * 100 + 230 };
    this.board = {
      wall: this.wall,
      tileAt: (x, y) => {
        const placed = this.tileAt([x, y]);
        return placed && { design: wallDesignOf(placed.tile), turn: placed.turn };
      },
    };
  }

  tileAt(cell: Cell): PlacedTile | undefined {
    return this.#tiles.get(keyOf(cell));
  }

  isOutside([x, y]: Cell): boolean {
    return this.wall.inside[y]?.[x] !== '#';
  }

  shape(cell: Cell, feature: FeatureName): string {
    const placed = this.tileAt(cell);
    return placed && typeof feature === 'number'
      ? featurePath(wallDesignOf(placed.tile), placed.turn, feature)
      : '';
  }

  outline({ spots }: { spots: readonly (readonly [number, number, FeatureName])[] }): string {
    const cells = new Set(spots.map(([x, y]) => keyOf([x, y])));
    return spots
      .map(([x, y, feature]) => {
        const goesOn = ([dx, dy]: Cell): boolean => cells.has(keyOf([x + dx, y + dy]));
        const loops = cornersOf(this.shape([x, y], feature));
        return movedPath(loops.map((loop) => openLoop(loop, goesOn)).join(''), [x * 100, y * 100]);
      })
      .join('');
  }

  stand(cell: Cell, feature: FeatureName): Stand {
    const [x, y] = [cell[0] * 100, cell[1] * 100];
    const placed = this.tileAt(cell);
    if (!placed || typeof feature !== 'number') return { x: x + 50, y: y + 50, role: 'knight', lift: 0 };
    const spot = figureSpot(wallDesignOf(placed.tile), placed.turn, feature);
    return { x: x + spot.x, y: y + spot.y, role: spot.role, lift: 0 };
  }

  crown(): null {
    return null;
  }

  paintTile(tile: string, turn: Turn): string {
    return paintTile(wallDesignOf(tile), turn);
  }

  paintFollower(role: string, colour: number, letter: string): string {
    return paintFigure(role as Role, colour, letter);
  }

  paintOutline(role: string): string {
    return paintFigureOutline(role as Role);
  }

  paintLegalCell(): string {
    return paintLegalCell();
  }

  paintLastPlaced(colour: number): string {
    return paintLastPlaced(colour);
  }
}
