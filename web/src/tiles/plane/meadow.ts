// The grass: soft washes of lighter and darker green, tufts and flowers. Washes cross the edges at fixed
// places, so that they go on in the next tile and the meadow does not fall into squares.
import type { Point } from '../geometry.ts';
import { coordinates, short } from '../svg.ts';
import { path } from './markup.ts';

/** Where washes cross every edge: how far along it, and how they slant there. */
const crossings: readonly (readonly [along: number, slant: number, tone: 'wash' | 'wash-dark'])[] = [
  [14, 5, 'wash'],
  [31, -4, 'wash-dark'],
  [70, 6, 'wash'],
  [88, -5, 'wash-dark'],
];

function crossingWashes(tone: string): string {
  let d = '';
  for (const [along, slant, its] of crossings) {
    if (its !== tone) continue;
    for (const edge of [0, 100]) {
      d += `M${coordinates(edge - 13, along + slant)}Q${coordinates(edge - 5, along - 2, edge, along)}T${coordinates(edge + 13, along - slant)}`;
      d += `M${coordinates(along - 15, edge - slant * 0.4)}Q${coordinates(along, edge - slant * 0.7, along + 15, edge + slant * 0.4)}`;
    }
  }
  return d;
}
const edgeWashes = { wash: crossingWashes('wash'), 'wash-dark': crossingWashes('wash-dark') };

function innerWashes(chance: () => number, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const start = coordinates(12 + chance() * 52, 14 + chance() * 72);
    d += `M${start}q${coordinates(8 + chance() * 6, -3 + chance() * 2, 16 + chance() * 10, chance() * 3)}`;
  }
  return d;
}

const tufts = ['l-.8-1.9m1.3 1.7l.3-2.4m.7 2.3l1.1-1.6', 'l.7-2m.8 1.9l1-1.5'];

/** An even sprinkle up to 2 from the edge, where there is grass to see. */
function grass(isMeadow: (point: Point) => boolean, chance: () => number): string {
  let [dark, light, bloom] = ['', '', ''];
  for (let i = 0; i < 46; i++) {
    const point: Point = [2 + chance() * 96, 2 + chance() * 96];
    const length = 1.5 + chance() * 2;
    if (!isMeadow(point)) continue;
    const start = 'M' + coordinates(...point);
    if (i % 2) dark += start + (tufts[i % 4 > 1 ? 0 : 1] as string);
    else if (i % 12) light += `${start}h${short(length)}`;
    else bloom += `${start}h.1`;
  }
  return path('grass-dark', dark) + path('grass-light', light) + path('bloom', bloom);
}

export function paintMeadow(isMeadow: (point: Point) => boolean, chance: () => number): string {
  return (
    path('meadow', 'M-.3-.3H100.3V100.3H-.3z') +
    path('wash-dark-line', edgeWashes['wash-dark'] + innerWashes(chance, 2)) +
    path('wash-line', edgeWashes.wash + innerWashes(chance, 4)) +
    grass(isMeadow, chance)
  );
}
