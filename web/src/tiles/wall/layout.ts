// Where everything lies on a turned tile: ground plans, lanes and courts. It does not depend on the neighbours.
import type { Turn } from '../data.ts';
import type { Point } from '../geometry.ts';
import { buildingsOf, type Building } from './buildings/building.ts';
import { courtsOf, type Court } from './ground/courts.ts';
import { footprint } from './buildings/footprint.ts';
import { laneOf, type Lane } from './ground/lanes.ts';
import { turned, type WallDesign } from './turned.ts';

/** A building with its outline up to the very edge of the tile. */
export interface Site extends Building {
  outline: Point[];
}

export interface Layout {
  sites: Site[];
  lanes: Lane[];
  courts: Court[];
  square: boolean;
  nest: boolean;
  /** A number for the small variety of the picture. */
  seed: number;
}

const known = new WeakMap<WallDesign, Map<Turn, Layout>>();

function seedOf(id: string, turn: Turn): number {
  return [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), turn + 1) % 1e6;
}

function newLayout(design: WallDesign, turn: Turn): Layout {
  const tile = turned(design, turn);
  const sites = buildingsOf(tile).map((building) => ({
    ...building,
    outline: footprint(building, [0, 0, 0, 0]),
  }));
  const wallsOf = (kind: string | undefined): Point[][] =>
    sites.filter((site) => site.kind === kind).map((site) => site.outline);
  const lanes = tile.paths.map((path) => laneOf(path, wallsOf(path.end)));
  const nest = [...tile.buildings, ...tile.paths].some((part) => part.nest);
  const square = lanes.some((lane) => lane.square);
  const courts = courtsOf(tile.courts, { sites, lanes, square, nest });
  return { sites, lanes, courts, square, nest, seed: seedOf(design.id, turn) };
}

/** The layout of a design in a turn, worked out once. */
export function layoutOf(design: WallDesign, turn: Turn): Layout {
  const byTurn = known.get(design) ?? new Map<Turn, Layout>();
  known.set(design, byTurn);
  const layout = byTurn.get(turn) ?? newLayout(design, turn);
  byTurn.set(turn, layout);
  return layout;
}
