// The wall tiles, 25 × 25 with their middle at 0,0: the back, and nine faces that show what they are good for.
import { group, label } from '../markup.ts';

export type WallTileKind = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'back';

const plate = 'M-9.5-12.5h19q3 0 3 3v19q0 3-3 3h-19q-3 0-3-3v-19q0-3 3-3z';
const cast = `<path class="w-cast" transform="translate(1.1 1.7)" d="${plate}"/>`;
const towerShape = 'M-5 10V-1H-6.5V-5H-3.5V-3H-1.2V-5H1.2V-3H3.5V-5H6.5V-1H5V10z';
const walls = 'M-6 10V2L0-5 6 2V10z';
const roof = 'M-8 3.4L0-6 8 3.4 6 4.4 0-2.6-6 4.4z';
const keep = 'M-8 9V-1H-9V-4H-6V-2.4H-3.8V-4H-1.6V-2.4H1.6V-4H3.8V-2.4H6V-4H9V-1H8V9z';
const lane = 'M-9 9Q-2 9-1 2T7-7';

const drawing = (d: string, className: string): string => `<path class="w-face-line ${className}" d="${d}"/>`;
/** Leaves room for the badge. */
const lower = (art: string): string => group(art, 'translate(0 1.6)scale(.84)');
const badge = (text: string): string => label([6, -7], 9, text, 'w-tile-badge');

const faces: Readonly<Record<Exclude<WallTileKind, 'back'>, string>> = {
  1: '<path class="w-again" d="M6.8 2A7 7 0 1 1 3-4"/><path class="w-again-tip" d="M1-8L8-4 2 .6z"/>',
  2: lower(drawing(towerShape, 'w-stone')) + badge('×2'),
  3: lower(drawing(walls, 'w-plaster') + drawing(roof, 'w-roof-0')) + badge('×2'),
  4: `<path class="w-lane-ink" d="${lane}"/><path class="w-lane" d="${lane}"/><path class="w-break" d="M1-2L9-1M0 2L8 5"/>`,
  5: drawing('M-5 10V3H5V10z', 'w-stone') + drawing(towerShape, 'w-unbuilt'),
  6: drawing('M-6 10V4H6V10z', 'w-plaster') + drawing(walls + roof, 'w-unbuilt'),
  7: group('<use href="#w-stall"/>', 'translate(0 4)scale(.62)') + badge('4'),
  8: lower(drawing(keep, 'w-stone')) + badge('+2'),
  9: '<circle class="w-face-line w-gold" cy="1.6" r="7.6"/>' + label([0, 1.6], 11.5, '5', 'w-tile-number'),
};

const back =
  `<path class="w-tile-back" d="${plate}"/><path class="w-tile-trim" d="M-10-8.5q0-1.5 1.5-1.5h17q1.5 0 1.5 1.5v17q0 1.5-1.5 1.5h-17q-1.5 0-1.5-1.5z"/>` +
  '<path class="w-tile-keep" d="M-5.5 6V-1H-7V-5.4H-4V-3H-1.6V-5.4H1.6V-3H4V-5.4H7V-1H5.5V6H2V3A2 2 0 0 0-2 3V6z"/>';

/** A wall tile: its back, or the face of a kind. */
export function paintWallTile(kind: WallTileKind): string {
  if (kind === 'back') return cast + back;
  const number = label([-8.2, -7.4], 8, String(kind), 'w-tile-number');
  return `${cast}<path class="w-tile-face" d="${plate}"/>${faces[kind]}${number}`;
}
