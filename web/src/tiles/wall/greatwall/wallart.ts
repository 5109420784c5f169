// The great wall: inner face, walkway with the numbered fields, parapet, gates and corner towers.
import { coordinates, polygonPath } from '../../svg.ts';
import type { Postern, StartState } from '../joins.ts';
import { group, label, patterned, rectangle, shape, symbol } from '../markup.ts';
import { outerDepth, paintOutside, ring } from './outside.ts';
import { paintCornerTower } from './towerart.ts';
import { around, compassOf, middleOf } from '../turned.ts';
import {
  faceDepth,
  onEdge,
  outwards,
  spanOf,
  wallDepth,
  wallPlan,
  type Edge,
  type Field,
} from './wallplan.ts';
import type { WallData } from '../walldata.ts';

export interface WallOptions {
  /** Where paths end at the wall. */
  posterns?: readonly Postern[];
}

function strip(edge: Edge, from: number, to: number, inner: number, outer: number): string {
  return rectangle(onEdge(edge, from, inner), onEdge(edge, to, outer));
}

function innerFace(edge: Edge): string {
  const [from, to] = spanOf(edge);
  let buttresses = '';
  for (let along = Math.floor(from / 100) * 100 + 100; along < to; along += 100)
    buttresses += strip(edge, along - 4, along + 4, 0, faceDepth);
  return patterned(strip(edge, from, to, 0, faceDepth), 'masonry') + shape(buttresses, 'w-wall-buttress');
}

function fieldClass(number: number): string {
  return number % 10 === 0 ? 'w-field-ten' : number % 2 ? 'w-field-odd' : 'w-field-even';
}

function paintFields(fields: readonly Field[]): string {
  const classes = ['w-field-even', 'w-field-odd', 'w-field-ten'];
  const ground = classes.map((name) => {
    const mine = fields.filter(({ number }) => fieldClass(number) === name);
    return shape(mine.map(({ edge, from, to }) => strip(edge, from, to, faceDepth, wallDepth)).join(''), `w-field ${name}`); // prettier-ignore
  });
  const numbers = fields.map(({ number, edge, from, to }) => {
    const middle = onEdge(edge, (from + to) / 2, (faceDepth + wallDepth) / 2);
    const tight = to - from < 30 && edge.direction % 2 === 1;
    const width = number > 9 && tight ? 20.5 : undefined;
    return label(middle, to - from < 30 ? 18 : 20, String(number), 'w-number', width);
  });
  return ground.join('') + numbers.join('');
}

function paintGate(edge: Edge): string {
  if (!edge.gate) return '';
  const from = edge.gate.offset * 100;
  const [x, y] = onEdge(edge, from + 50, 32);
  const turrets = [17, 83].map((along) => symbol('round', onEdge(edge, from + along, 31), 1.7));
  return (
    shape(strip(edge, from + 2, from + 98, -1, outerDepth), 'w-gate') +
    shape(strip(edge, from + 38.5, from + 61.5, -1, outerDepth), 'w-kerb-fill') +
    patterned(strip(edge, from + 40, from + 60, -1, outerDepth), 'paving') +
    shape(strip(edge, from + 28, from + 72, 20, 44), 'w-gate-roof') +
    `<path class="w-portcullis" d="M${coordinates(x - 6.5, y - 6.5)}v13m4.3-14v15m4.3-15v15m4.3-14v13M${coordinates(x - 9, y - 2.5)}h18m-18 5.5h18"/>` +
    turrets.join('')
  );
}

function paintPostern({ x, y, side }: Postern): string {
  const [mx, my] = middleOf(compassOf(side));
  const turn = compassOf(side) * 90;
  return group(
    '<use href="#w-postern"/>',
    `translate(${coordinates(x * 100 + mx, y * 100 + my)})rotate(${turn})`,
  );
}

/** The whole wall with the bare ground inside, but without start spaces; cells are 100 × 100, the wall reaches about 110 further out. */
export function paintWall(wall: WallData, options: WallOptions = {}): string {
  const plan = wallPlan(wall);
  const [inner, outer] = [polygonPath(ring(plan, 0)), polygonPath(ring(plan, outerDepth))];
  const parapet = polygonPath(ring(plan, outerDepth - 5));
  return (
    paintOutside(plan) +
    shape(outer, 'w-wall') +
    patterned(inner, 'flags') +
    shape(parapet, 'w-battlement-ink') +
    shape(parapet, 'w-battlement') +
    shape(polygonPath(ring(plan, wallDepth)), 'w-walkway-edge') +
    plan.edges.map(innerFace).join('') +
    paintFields(plan.fields) +
    plan.edges.map(paintGate).join('') +
    shape(inner, 'w-inner-edge') +
    (options.posterns ?? []).map(paintPostern).join('') +
    plan.towers.map(paintCornerTower).join('')
  );
}

/** The shadow that the wall throws from the north and west; it lies over the buildings, but not over those that join the wall. */
export function paintWallShadow(wall: WallData, starts: readonly StartState[] = []): string {
  const shaded = wallPlan(wall).edges.filter((edge) => Math.min(...outwards(edge)) < 0);
  const joined = wall.start_spaces.filter((_, i) => starts[i] === 'joined');
  const strips = shaded.flatMap((edge) =>
    Array.from({ length: edge.length / 100 }, (_, cell) => {
      const [x, y] = onEdge(edge, cell * 100 + 50, -50);
      const facing = around(edge.direction, -1);
      const free = joined.every(
        (start) =>
          start.cell[0] !== Math.floor(x / 100) ||
          start.cell[1] !== Math.floor(y / 100) ||
          compassOf(start.side) !== facing,
      );
      return free ? strip(edge, cell * 100, cell * 100 + 100, 0, -7) : '';
    }),
  );
  return shape(strips.join(''), 'w-wall-shadow');
}
