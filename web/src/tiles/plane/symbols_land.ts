// Small pictures of what grows and grazes on the meadows; foot at 0,0, strips and ponds with their middle there.
import { ellipse, path } from './markup.ts';

const plot = 'M-14-6.4C-6-9 4-9.6 11-8.8L14.4 5.4C6 5.6-4 7-11 9.6z';
const rows = (lines: readonly number[]): string =>
  lines
    .map((y) => `M${-12.6 + y * 0.16} ${y - 1}C-5 ${y - 3.4} 4 ${y - 4.4} ${11.6 + y * 0.2} ${y - 3.6}`)
    .join('');
const plotRows = rows([-3, 0, 3, 6, 9]);

const appleTrees: readonly (readonly [number, number])[] = [[-9, -4], [0, -5.5], [9, -6.5], [-7, 4.5], [2, 3], [11, 2]]; // prettier-ignore
const discs = (radius: number, dx: number, dy: number): string =>
  appleTrees.map(([x, y]) => `M${x + dx - radius} ${y + dy}a${radius} ${radius} 0 1 1 0 .1z`).join('');

export const landSymbols: Readonly<Record<string, string>> = {
  tree:
    ellipse('sh', 1.4, 0.6, 4.2, 1.6) +
    path('trunk', 'M-.7 .4V-3H.7V.4z') +
    path(
      'tree',
      'M0-11.5C3.4-11.5 4.9-8.6 4.6-6 5-3.4 2.6-1.9 0-2-2.6-1.9-5-3.4-4.6-6-4.9-8.6-3.4-11.5 0-11.5z',
    ) +
    path('tree-light', 'M-.8-10.8C-3.2-10.3-4.3-8-4-6-2.6-8.4-.6-8.6.8-10.3z'),
  cypress:
    ellipse('sh', 1.2, 0.5, 3, 1.2) +
    path('tree', 'M0-13C2.6-8 2.8-3 1.6 0H-1.6C-2.8-3-2.6-8 0-13z') +
    path('tree-light', 'M-.3-11.5C-2-7.5-2.2-3.5-1.5-1-.6-4-.9-8-.3-11.5z'),
  olive:
    ellipse('sh', 1.4, 0.6, 5, 1.6) +
    path('trunk', 'M-1 .5C-.6-1.6-1.8-2.6-2.4-4H-1L0-2.6 1.2-4.4H2.6C1.4-2.6.8-1.4 1.2 .5z') +
    path(
      'olive',
      'M-5.6-4.4C-6.6-7-4-9-2.6-8.2-1.4-10.4 2-10 2.4-8.2 4.8-8.8 6.4-6 5.2-4.2 4-2.8-4-2.6-5.6-4.4z',
    ) +
    path('olive-light', 'M-5-5.2C-5.2-7-3.6-7.8-2.4-7.2-1.4-9 .8-8.8 1.4-8-.4-7.8-1.6-5.4-5-5.2z'),
  bush:
    path('sh', 'M-5 1.2C-2-.5 5-.5 7 1 4 2.6-3 2.6-5 1.2z') +
    path('tree', 'M-5.5 1C-6.6-2-3.6-3.8-2.4-2.6-2-5.2 2-5.2 2.4-2.8 4.4-4 6.6-1.6 5.4 1z') +
    path('tree-light', 'M-4.8-.5C-4.8-2.2-3-2.6-2.2-1.6-1.6-4 .6-4.2 1.2-3.2-.8-2.8-1 0-4.8-.5z'),
  sheep:
    path('sh', 'M-3 1.3h7l1-1h-7z') +
    path('line', 'M-1.8 1v-2M1.6 1v-2') +
    path('wool ol-thin', 'M-3.6-1.4C-4.6-4-1.8-5.2-.6-4.2 1-5.4 4-4.2 3.4-1.8 3.2 0-3 .4-3.6-1.4z') +
    path('ink', 'M3-4.2l2 .9-.4 1.9-1.8-.4z'),
  hay:
    path('sh', 'M-3.6 1h9l-2-2z') +
    path('hay ol-thin', 'M-4.2 1C-4.2-3.6-2-7 0-7.4 2-7 4.2-3.6 4.2 1z') +
    path('hay-shade', 'M.6-6.6C2.4-5.4 3.7-2.4 3.7.6H1.6C2-2 1.6-5 .6-6.6z'),
  linden:
    ellipse('sh', 1.5, 1, 8, 3.2) +
    path('trunk', 'M-1.3 1V-6H1.3V1z') +
    path(
      'tree ol-thin',
      'M0-17C5-17.4 6.6-13.6 6.4-12 9-10 8-5.4 4.4-5 2.6-3.2-2.6-3.2-4.4-5-8-5.4-9-10-6.4-12-6.6-13.6-5-17.4 0-17z',
    ) +
    path(
      'tree-light',
      'M-1-16C-4.6-15.6-5.4-13.4-5-11.6-7-10.4-7-8-6-7-5.4-9.6-3-9.4-2.4-12-1-12 .2-14.4-1-16z',
    ),
  plough: path('soil', plot) + path('furrow', plotRows),
  wheat: path('wheat', plot) + path('wheat-row', plotRows),
  lavender: path('soil', plot) + path('lavender', plotRows),
  vines: path('soil', plot) + path('vine-shade', plotRows) + path('vine', plotRows),
  orchard:
    path('wash-dark', 'M-14-5C-8-10 8-12 15-9 18-4 17 4 13 6 4 9-8 10-12 7-15 4-16-2-14-5z') +
    path('sh', discs(2.9, 1.2, 1)) +
    path('tree', discs(2.8, 0, -1)) +
    path('tree-light', discs(1, -0.6, -1.8)),
  pond:
    path('reed-bank', 'M-12-1C-12-6-4-7.4 2-7 9-6.6 13.4-4 12.6 0 11.6 4.4 5 6.4-2 6-9 5.6-12 3.4-12-1z') +
    path(
      'water',
      'M-10.6-1C-10.4-5-4-6 2-5.8 8-5.6 11.8-3.6 11.2 0 10.4 3.6 4.6 5.2-2 4.8-8 4.4-10.8 2.6-10.6-1z',
    ) +
    path('ripple', 'M-6-2.4h5M-3 1.4h6M3-1.4h4') +
    path('reed', 'M-9.6 2l-.6-4.6M-8.2 3l.4-5M-6.8 3.4l1.2-4'),
  flowers:
    path('bloom', 'M-8-2h.1M-4.4-4.4h.1M-1 .4h.1M2.8-3h.1M6.4.6h.1M-5.4 3h.1M1.6 4.4h.1M8.6-4h.1') +
    path('bloom-red', 'M-6.4.6h.1M-.8-3.6h.1M4.4 2.6h.1M5.2-5.4h.1M-2.2 3.8h.1'),
};
