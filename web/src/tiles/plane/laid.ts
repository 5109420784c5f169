// What is laid on the board during the game: bridges, castles and the pig. Both bridges are raised; one shows
// its southern face, the other its eastern one, with the arch over what it crosses.
import { escaped } from '../svg.ts';
import { ellipse, path, picture, text } from './markup.ts';

export type BridgeDirection = 'ew' | 'ns';

const across = {
  upper: 'M0 43.8C14 43 26 35 50 35S86 43 100 43.8',
  lower: 'M0 56.2C14 55.4 26 47.4 50 47.4S86 55.4 100 56.2',
};
const along = {
  left: 'M43.8 0C43.4 14 37.6 26 37.6 50S43.4 86 43.8 100',
  right: 'M56.2 0C55.8 14 50 26 50 50S55.8 86 56.2 100',
};

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
/** How far the deck of a bridge is raised along its way, as on the curves above. */
const raise = (along: number, height: number): number => height * Math.sin((along * Math.PI) / 100) ** 2;

function paintAcross(): string {
  const planks = range(4, 96, 7).map((x) => `M${x} ${(44 - raise(x, 8.8)).toFixed(1)}v12`).join(''); // prettier-ignore
  return (
    path('sh', 'M12 60C34 54 70 54 90 59L98 67C70 62 40 62 16 68z') +
    path('stone-shade ol', `${across.lower}L92 61 77 63.5C70 52 30 52 23 63.5L8 61z`) +
    path(
      'joint',
      'M14 54l-2 7M22 52.4l1 5.4M31 50.6l3 4.2M41 49.2l1.4 3.8M50 49v3.6M60 49.2l-1.6 3.8M70 50.6l-3 4.2M79 52.4l-1.4 5.4M87 54l1.6 7',
    ) +
    path('wood-light', `${across.upper}V56.2C86 55.4 74 47.4 50 47.4S14 55.4 0 56.2z`) +
    path('plank', planks) +
    path('parapet-edge', across.upper + across.lower) +
    path('parapet', across.upper + across.lower)
  );
}

function paintAlong(): string {
  const planks = range(4, 96, 7).map((y) => `M${(44 - raise(y, 6.2)).toFixed(1)} ${y}h12`).join(''); // prettier-ignore
  return (
    path('sh', 'M58 8C84 26 86 76 62 98L57 96z') +
    path(
      'stone-shade ol',
      `${along.right}L61.5 93C64 84 64.5 70 64.2 62.5C55 62 51.6 56 51.4 50S55 38 64.2 37.5C64 28 62.6 14 60.5 6z`,
    ) +
    path(
      'arch',
      'M64.2 37.5C55 38 51.4 44 51.4 50S55 62 64.2 62.5C58.8 60 56.6 55 56.6 50S58.8 40 64.2 37.5z',
    ) +
    path('joint', 'M55 14l6.6 1M53 24l10 1.6M51.6 33l7 2.6M51.4 66l8-1.4M52.4 75l11-1.4M54 85l8.6-1') +
    path('wood-light', `${along.left}H56.2C55.8 86 50 74 50 50S55.8 14 56.2 0z`) +
    path('plank', planks) +
    path('parapet-edge', along.left + along.right) +
    path('parapet', along.left + along.right)
  );
}

/** A bridge over a whole tile, in the tile's measure. */
export function paintBridge(direction: BridgeDirection): string {
  return `<g class="p-bridge">${direction === 'ew' ? paintAcross() : paintAlong()}</g>`;
}

/** Where the robber on a bridge stands. */
export function bridgeSpot(direction: BridgeDirection): { x: number; y: number } {
  return direction === 'ew' ? { x: 50, y: 44 } : { x: 44.5, y: 55 };
}

/** How the two tiles of a castle lie: above one another or side by side. */
export type CastleLie = 'upright' | 'level';

const castleWalls =
  path('sh', 'M-26 17H34L42 8 20 2z') +
  path('stone ol', 'M-24 15V-6h4v3h4v-3h4v3h4v-3H8v3h4v-3h4v3h4v-3h4v21z') +
  path('stone-shade', 'M8 14.5V-2h15.5v16.5z') +
  path('stone ol', 'M-11 4V-20h4v3.4h5V-20h4v3.4h5V-20h4V4z') +
  path('stone-shade', 'M3 3.5V-16h7.5V3.5z') +
  path('stone ol', 'M-32 17V-9h13v26q-6.5 2-13 0zM19 17V-9h13v26q-6.5 2-13 0z') +
  path('stone-shade', 'M-24 17V-8.4h4.4v25zM27 17V-8.4h4.4v25z') +
  path('seat-fill ol', 'M-34-8.6L-25.5-22-17-8.6Q-25.5-6-34-8.6zM17-8.6L25.5-22 34-8.6Q25.5-6 17-8.6z') +
  path('ink', 'M-5 15.4V8a5 5 0 0 1 10 0v7.4z') +
  path('line-bold', 'M0-20v-19') +
  path('seat-fill ol', 'M0-39h18l-4.6 6.5 4.6 6.5H0z') +
  path('window', 'M-6-11h2.6v5H-6zM-27-3h2.4v5H-27zM24-3h2.4v5H24z');

const trees: Record<CastleLie, string> = {
  upright: picture('bush', -39, 4) + picture('bush', 39, 6),
  level:
    picture('cypress', -9, -24) + picture('tree', 9, -26) + picture('tree', -6, 38) + picture('bush', 8, 34),
};

/** A castle, its middle (that of the edge which its two tiles share) at 0,0; needs its ground on both tiles. */
export function paintCastle(seat: number, letter: string, lie: CastleLie = 'upright'): string {
  const walls = castleWalls + text('letter', 7, -28.8, escaped(letter));
  const castle = lie === 'upright' ? walls : `<g transform="translate(0 4) scale(.8)">${walls}</g>`;
  return `<g class="p-castle seat-${seat}">${trees[lie]}${castle}</g>`;
}

const pig =
  'M-13-8C-13-15-6-17 1-17 6-17 8-15.4 9-14L13-17 13-12.4C14.6-11 15-9.8 15-8.6L17-8V-4.4L14.6-4C13.6-2.4 12-1.6 10.4-1.2V1.4H6.6V-1H-5.6V1.4h-3.8V-2.2C-12-3.4-13-5.4-13-8z';

/** The pig of the wheel, its feet at 0,0. */
export function paintPig(): string {
  return (
    '<g class="p-pig">' +
    ellipse('sh', 2, 1, 15, 4) +
    path('halo', pig) +
    path('pink figure-line', pig) +
    path('ink', 'M10.4-9.6a1 1 0 1 0 2 0a1 1 0 1 0-2 0z') +
    path('line', 'M-13-9c-3 0-3.4-3.6-1-3.6 1.8 0 1.4 2.6-.4 2.2M6.4-11.4c-1.4.4-2 1.8-1.4 3.2') +
    '</g>'
  );
}
