// Start spaces: the feature itself, built into the inner face of the wall; it juts out a little while its cell is empty.
import { turnPoint, type Point } from '../../geometry.ts';
import { coordinates } from '../../svg.ts';
import { startBuilding, type Building } from '../buildings/building.ts';
import { paintChapel } from '../buildings/chapel.ts';
import { footprint, freeInset, joinedInset } from '../buildings/footprint.ts';
import { drawn } from '../buildings/hand.ts';
import { paintHouse } from '../buildings/house.ts';
import type { StartState } from '../joins.ts';
import { group, patterned, shape, symbol } from '../markup.ts';
import { distance } from '../polygon.ts';
import { paintTower } from '../buildings/tower.ts';
import { around, compassOf, middleOf, stepOf, type Compass } from '../turned.ts';
import { onEdge, wallPlan, type Edge } from './wallplan.ts';
import type { StartSpace, WallData } from '../walldata.ts';

const jut = 7;

/** A gatehouse: an arch between two turrets, with paving that leads out of it. */
function gatehouse(side: Compass, state: StartState): string {
  const apron =
    shape('M-11.5-2V11Q-11.5 18 0 18T11.5 11V-2z', 'w-kerb-fill') +
    patterned('M-10-2V10.5Q-10 16.4 0 16.4T10 10.5V-2z', 'paving');
  const arch =
    shape('M-26 2V-18.6H26V2z', 'w-gatehouse') +
    shape('M-14-16h28', 'w-gatehouse-teeth') +
    shape('M-14 2.4V-4A14 11 0 0 1 14-4V2.4z', 'w-arch') +
    shape('M-11.5 2.4V-3.6A11.5 9 0 0 1 11.5-3.6V2.4z', 'w-ink');
  const lane = patterned('M-10 2.5L-7.6-7H7.6L10 2.5z', 'paving');
  const turrets = [-24, 24]
    .map((x): Point => {
      const [px, py] = turnPoint([50 + x, 50 - 7], side);
      return [px - 50, py - 50];
    })
    .map((place) => symbol('round', place, 1.08));
  const shown = arch + (state === 'closed' ? '' : lane) + (state === 'open' ? apron : '');
  return group(shown, `rotate(${side * 90})`) + turrets.join('');
}

/** At a gate the road itself is the start space. */
function gateRoad(side: Compass, state: StartState): string {
  const reach = state === 'open' ? 'M-11.5-20V10Q-11.5 16 0 16T11.5 10V-20z' : 'M-11.5-20V.3H11.5V-20z';
  const paved = state === 'open' ? 'M-10-20V9Q-10 14.4 0 14.4T10 9V-20z' : 'M-10-20V.4H10V-20z';
  return group(shape(reach, 'w-kerb-fill') + patterned(paved, 'paving'), `rotate(${side * 90})`);
}

function garden(building: Building, outline: readonly Point[]): string {
  const place = (x: number): Point => turnPoint([x, 8], building.turn);
  const trees = [18, 32, 70, 84].map((x, i) =>
    symbol(i % 3 ? 'tree' : 'fruit-tree', place(x), i % 2 ? 0.72 : 0.86),
  );
  return (
    patterned(drawn(outline), 'turf') +
    shape(drawn(outline), 'w-garden-edge') +
    trees.join('') +
    symbol('stall', place(50), 0.74)
  );
}

/** A built start space, in the coordinates of the tile that it would be behind the wall. */
function built(start: StartSpace, opens: Compass, state: StartState): string {
  const kind = start.feature;
  if (kind === 'path') return '';
  const building = startBuilding(kind === 'court' ? 'tower' : kind, opens);
  const insets = [0, 1, 2, 3].map((side) =>
    side !== opens ? joinedInset : state === 'joined' ? joinedInset : state === 'open' ? freeInset : 0.6,
  );
  const outline = footprint(building, insets);
  const plan = footprint(building, [0, 0, 0, 0]);
  if (kind === 'court') return garden(building, outline);
  if (kind === 'house') return paintHouse(building, outline, insets, 5);
  return kind === 'tower' ? paintTower(building, outline, plan, 3) : paintChapel(building, outline, insets);
}

/** A start space where it lies on the board. */
function paintStart(start: StartSpace, state: StartState, atGate: boolean): string {
  const side = compassOf(start.side);
  const [dx, dy] = stepOf(side);
  const [x, y] = start.cell;
  if (start.feature === 'path') {
    const [mx, my] = middleOf(side);
    const art = atGate ? gateRoad(side, state) : gatehouse(side, state);
    return group(art, `translate(${coordinates(x * 100 + mx, y * 100 + my)})`);
  }
  const out = state === 'open' ? freeInset + jut : 0;
  const place = coordinates((x + dx) * 100 - dx * out, (y + dy) * 100 - dy * out);
  return group(built(start, around(side, 2), state), `translate(${place})`);
}

function isAtGate({ cell, side }: StartSpace, edges: readonly Edge[]): boolean {
  const [mx, my] = middleOf(compassOf(side));
  const door: Point = [cell[0] * 100 + mx, cell[1] * 100 + my];
  return edges.some((edge) => edge.gate && distance(onEdge(edge, edge.gate.offset * 100 + 50, 0), door) < 5);
}

/** The start spaces; their roofs lie over the shadows of the tiles. `states` in their order; open if not given. */
export function paintStarts(wall: WallData, states: readonly StartState[] = []): string {
  const { edges } = wallPlan(wall);
  return wall.start_spaces
    .map((start, i) => paintStart(start, states[i] ?? 'open', isAtGate(start, edges)))
    .join('');
}
