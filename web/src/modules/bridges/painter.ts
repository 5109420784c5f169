// Bridges as they are painted. Both are raised; one shows its southern face, the other its eastern one, with the arch over
// what it crosses.
import { path } from '../../tiles/plane/markup.ts';
import type { Axis } from './events.ts';

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
export function paintBridge(direction: Axis): string {
  return `<g class="p-bridge">${direction === 'ew' ? paintAcross() : paintAlong()}</g>`;
}

/** Where the robber on a bridge stands. */
export function bridgeSpot(direction: Axis): { x: number; y: number } {
  return direction === 'ew' ? { x: 50, y: 44 } : { x: 44.5, y: 55 };
}
