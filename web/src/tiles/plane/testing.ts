// For the tests only: all designs of the plane, and a reader of the paths that were painted.
import { expansions, games } from '../../modules/index.ts';
import type { Turn } from '../data.ts';
import type { Point } from '../geometry.ts';
import { pointOn } from './curves.ts';
import type { PlaneDesign } from './layout.ts';

const onPlane = [
  ...Object.values(games).filter(({ walled }) => !walled),
  ...Object.values(expansions).filter(({ wall }) => !wall),
];
const sets = [...new Set(onPlane.map(({ tiles }) => tiles))];

export const designs = sets.flatMap(({ tiles }) => tiles as PlaneDesign[]);
export const baseDesigns = games.carcassonne.tiles.tiles as PlaneDesign[];
export const turns: readonly Turn[] = [0, 1, 2, 3];

export function designNamed(id: string): PlaneDesign {
  const design = designs.find((d) => d.id === id);
  if (!design) throw new Error(`no design ${id}`);
  return design;
}

/** Every design in every turn. */
export function eachTurned(visit: (design: PlaneDesign, turn: Turn, name: string) => void): void {
  for (const design of designs) for (const turn of turns) visit(design, turn, `${design.id} r${turn * 90}`);
}

/** The `d` of all paths of a class in some markup. */
export function pathsOf(markup: string, name: string): string[] {
  return [...markup.matchAll(/<path class="([^"]*)"[^>]* d="([^"]*)"/g)].flatMap(
    ([, classes = '', d = '']) => (classes.split(' ').includes('p-' + name) ? [d] : []),
  );
}

/** The pieces of a path of absolute M, L, C, H, V and z as points. */
export function piecesOf(d: string): Point[][] {
  const pieces: Point[][] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLCHVz])([^MLCHVz]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (letter === 'M') pieces.push([]);
    extend(pieces[pieces.length - 1] as Point[], letter, numbers);
  }
  return pieces;
}

function extend(piece: Point[], letter: string, numbers: readonly number[]): void {
  const [x, y] = piece[piece.length - 1] ?? [0, 0];
  const pair = (i: number): Point => [numbers[i] as number, numbers[i + 1] as number];
  if (letter === 'H') piece.push([numbers[0] as number, y]);
  else if (letter === 'V') piece.push([x, numbers[0] as number]);
  else if (letter === 'C')
    for (let t = 1; t <= 16; t++) piece.push(pointOn([[x, y], pair(0), pair(2), pair(4)], t / 16));
  else for (let i = 0; i < numbers.length; i += 2) piece.push(pair(i));
}
