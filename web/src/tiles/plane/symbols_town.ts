// Small pictures of all that people built; foot at 0,0, light from the upper left.
import { ellipse, path } from './markup.ts';

const stall = (awning: string): string =>
  path('sh', 'M-7.5 4.5h17.5l-2.5-3z') +
  path('wood', 'M-7.5 4.2V0h15v4.2z') +
  path('facade ol-thin', 'M-9 0l2.2-7.5H6.8L9 0z') +
  path(awning, 'M-9 0l2.2-7.5h2.8L-5.4 0zM-1.9 0l.5-7.5h2.8l.5 7.5zM5.4 0L4-7.5h2.8L9 0z');

const sails = 'M0-10L-7.6-13.4M0-10L3.4-17.6M0-10L7.6-6.6M0-10L-3.4-2.4';
const shield = 'M-7.5-8.5H7.5V0C7.5 6 3.4 8.6 0 10.4-3.4 8.6-7.5 6-7.5 0z';

export const townSymbols: Readonly<Record<string, string>> = {
  tower:
    path('sh', 'M-3 1h9l-2 2h-8z') +
    path('wall ol', 'M-3.6 1v-9h7.2v9z') +
    path('merlon', 'M-3.1 .5v-8h2.2v8z') +
    path('slate ol', 'M-4.8-8L0-15.5 4.8-8z') +
    path('slate-shade', 'M0-15l4.2 6.7H.8z'),
  'corner-tower':
    path('sh', 'M-4 4.5h12l-2.5 2.5h-9z') +
    path('wall ol', 'M-5 4.6V-7.5H5V4.6Q0 6.4-5 4.6z') +
    path('merlon', 'M-4.4 4.2V-7.5h3V5z') +
    path('window', 'M.6-3.6h1.6v3H.6z') +
    path('tile ol', 'M-6.4-7.2L0-17 6.4-7.2Q0-5.4-6.4-7.2z') +
    path('tile-shade', 'M.2-16L5.6-7.5 1.4-6.8z'),
  gate:
    path('sh', 'M-9 6h21l-3 2.6H-8z') +
    path('wall ol', 'M-10 6V-8h5.6v3.4h8.8V-8H10V6z') +
    path('merlon', 'M-9.4 5.5v-13h2.4v13zM5-7.5h2.4v13H5z') +
    path('ink', 'M-4 6V.2a4 4 0 0 1 8 0V6z') +
    path('road', 'M-2.6 6V3.4h5.2V6z') +
    path('tile ol', 'M-11.2-7.8L-7.2-14-3.2-7.8zM3.2-7.8L7.2-14 11.2-7.8z') +
    path('tile-shade', 'M-7-13l3.2 5h-2.4zM7.4-13l3.2 5H8.2z'),
  'gate-aside':
    path('sh', 'M-5 12.6h13l-2.4 2.4h-10z') +
    path('wall ol', 'M-4.8-4.6v-10h9.6v10z') +
    path('merlon', 'M-4.2-5v-9h2.6v9z') +
    path('tile ol', 'M-6-14.2L0-20.8 6-14.2z') +
    path('tile-shade', 'M.2-20L5.2-14.5H1.2z') +
    path('ink', 'M-4.8-5h9.6v11h-9.6z') +
    path('wall ol', 'M-4.8 13V4.4h9.6V13z') +
    path('merlon', 'M-4.2 12.6V4.8h2.6v7.8z') +
    path('tile ol', 'M-6 4.8L0-1.6 6 4.8z') +
    path('tile-shade', 'M.2-.8L5.2 4.5H1.2z'),
  pennant:
    '<g transform="scale(1.2)">' +
    `<path class="p-sh" transform="translate(1.6 2.4)" d="${shield}"/>` +
    path('blue rim', shield) +
    path(
      'gold',
      'M-7 3.4L0-3.2 7 3.4C6.5 5 5.8 6 4.9 6.9L0 2.4-4.9 6.9C-5.8 6-6.5 5-7 3.4zM-4-6.2a1.7 1.7 0 1 0 .1 0zM4-6.2a1.7 1.7 0 1 0 .1 0z',
    ) +
    path('line', shield) +
    '</g>',
  spire:
    path('sh', 'M-3 0h8l-1.6 1.6h-6z') +
    path('facade ol-thin', 'M-3.2 .6V-9.4h6.4V.6z') +
    path('stone-shade', 'M.8 .2V-9h2V.2z') +
    path('window', 'M-1.9-6.6h1.4v2.4h-1.4zM-1.9-2.6h1.4v2.4h-1.4z') +
    path('slate ol-thin', 'M-4.2-9.2L0-16.5 4.2-9.2z') +
    path('slate-shade', 'M.2-15.8l3.4 6.3H1z'),
  cottage:
    path('sh', 'M-5 2.2h13l-3-3z') +
    path('facade ol-thin', 'M-5 2v-5h10.5v5z') +
    path('apricot ol-thin', 'M-6.2-2.6L-3.8-7.4H4.6L6.8-2.6z') +
    path('apricot-shade', 'M-5.9-3.4H6.4l.4.8H-6.2z') +
    path('window', 'M-1 2v-3.2H1V2zM2.6-1.4h1.6V.2H2.6z') +
    path('tile-shade', 'M2.4-8.6h1.6v2.2H2.4z'),
  mill:
    path('sh', 'M-4 1h12l-3-3z') +
    path('stone ol-thin', 'M-4.4 1L-3.2-10H3.2L4.4 1z') +
    path('stone-shade', 'M1.2 .8L1-9.6h1.9L4 .8z') +
    path('tile ol-thin', 'M-4-9.6L0-15 4-9.6z') +
    path('window', 'M-1 1v-3.4a1 1 0 0 1 2 0V1z') +
    path('sail-edge', sails) +
    path('sail', sails),
  cloister:
    `<ellipse class="p-hedge-shade" rx="21.5" ry="20" cy=".2"/>` +
    ellipse('hedge', 0, -1, 20, 18.4) +
    path('sh', 'M-13 11h30l5-5-8-8z') +
    path('stone ol', 'M-13 10V-2H9V10z') +
    path('slate ol', 'M-14.6-1.4L-11-10H8L11-1.4z') +
    path('slate-shade', 'M-13.8-3.2H10.4l.6 1.8h-25.2z') +
    path('stone ol', 'M5.5 11V-13h9V11z') +
    path('stone-shade', 'M10.8 10.5V-12.5H14V10.5z') +
    path('tile ol', 'M4.3-12.6L10-24 15.7-12.6z') +
    path('tile-shade', 'M10.2-23L15-13H11z') +
    path('line-bold', 'M10-24v-5M8-27h4') +
    path(
      'window',
      'M-10 9.8V4.2a1.5 1.5 0 0 1 3 0V9.8zM-4.4 9.8V4.2a1.5 1.5 0 0 1 3 0V9.8zM1 9.8V4.2a1.5 1.5 0 0 1 3 0V9.8zM8.4-3.4V-7a1.5 1.5 0 0 1 3 0v3.6zM8.2 10.8V6a1.8 1.8 0 0 1 3.6 0v4.8z',
    ),
  'stall-red': stall('red'),
  'stall-blue': stall('blue'),
};
