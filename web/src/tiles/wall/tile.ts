// One tile, in layers: the board paints each layer over all tiles before the next, so that no shadow falls on a roof.
import type { Turn } from '../data.ts';
import type { Point } from '../geometry.ts';
import { paintChapel } from './buildings/chapel.ts';
import { footprint, freeInset, joinedInset } from './buildings/footprint.ts';
import { paintGround } from './ground/ground.ts';
import { drawn } from './buildings/hand.ts';
import { paintHouse } from './buildings/house.ts';
import { layoutOf, type Layout, type Site } from './layout.ts';
import { group, shape, symbol } from './markup.ts';
import { coordinates } from '../svg.ts';
import { paintTower } from './buildings/tower.ts';
import { compass, letterOf, type Joins, type WallDesign } from './turned.ts';

export interface TileLook {
  /** The sides at which the same kind, or a matching start space, lies beyond the edge. */
  joins?: Joins;
}

export interface TileLayers {
  ground: string;
  shadow: string;
  buildings: string;
  marks: string;
}

function paintSite(site: Site, outline: readonly Point[], insets: readonly number[], seed: number): string {
  if (site.kind === 'house') return paintHouse(site, outline, insets, seed + site.index);
  if (site.kind === 'tower') return paintTower(site, outline, site.outline, seed + site.index);
  return paintChapel(site, outline, insets);
}

/** Doors, fountains and the nest. */
function paintMarks({ lanes, nest }: Layout): string {
  const doors = lanes.map(({ door }) =>
    door
      ? group('<use href="#w-door"/>', `translate(${coordinates(...door.at)})rotate(${door.from * 90})`)
      : '',
  );
  const fountains = lanes.map(({ fountain, middle }) => (fountain ? symbol('fountain', middle, 1.05) : ''));
  return [...doors, ...fountains].join('') + (nest ? symbol('nest', [50, 50], 1.05) : '');
}

function newLayers(design: WallDesign, turn: Turn, joined: readonly boolean[]): TileLayers {
  const layout = layoutOf(design, turn);
  const insets = joined.map((goesOn) => (goesOn ? joinedInset : freeInset));
  const sites = [...layout.sites].sort((a, b) => a.sides.length - b.sides.length);
  const outlines = sites.map((site) => footprint(site, insets));
  return {
    ground: paintGround(layout),
    shadow: shape(outlines.map((outline) => drawn(outline)).join(''), 'w-shadow'),
    buildings: sites.map((site, i) => paintSite(site, outlines[i] ?? [], insets, layout.seed)).join(''),
    marks: paintMarks(layout),
  };
}

const known = new WeakMap<WallDesign, Map<string, TileLayers>>();

/** The layers of a tile of 100 × 100, in the order in which they lie. */
export function paintTileLayers(design: WallDesign, turn: Turn, look: TileLook = {}): TileLayers {
  const joined = compass.map((side) => !!look.joins?.[letterOf(side)]);
  const key = `${turn}${joined.map(Number).join('')}`;
  const painted = known.get(design) ?? new Map<string, TileLayers>();
  known.set(design, painted);
  const layers = painted.get(key) ?? newLayers(design, turn, joined);
  painted.set(key, layers);
  return layers;
}

/** A whole tile of 100 × 100, for the hand and the lists. */
export function paintTile(design: WallDesign, turn: Turn, look: TileLook = {}): string {
  const { ground, shadow, buildings, marks } = paintTileLayers(design, turn, look);
  return `<g class="w-tile">${ground}${shadow}${buildings}${marks}</g>`;
}
