// The figures: one cloaked body; the head-dress and what is carried tell the office. Their middle is at 0,0.
import { escaped } from '../svg.ts';
import { group } from './markup.ts';
import { clothOf } from './seatpatterns.ts';

export type Role = 'herald' | 'knight' | 'squire' | 'merchant' | 'preacher' | 'king' | 'falconer';

/** A part of a figure: its shape, and its class unless it is of the seat's cloth. */
type Part = readonly [d: string, className?: string];

const body: Part = ['M0-9C3.4-9 5.6-6 6-2L8.6 11Q0 14-8.6 11L-6-2C-5.6-6-3.4-9 0-9z'];
const head: Part = ['M-5-12a5 5 0 1 0 10 0a5 5 0 1 0-10 0z', 'w-skin'];

const attire: Readonly<Record<Role, readonly Part[]>> = {
  herald: [['M4-4L13-15 15-13 6-1z', 'w-gold'], ['M10-11l7 3-4 6-5-5z'], ['M-5-13Q0-20 5-13z', 'w-gold']],
  knight: [
    ['M-5-13A5 5 0 0 1 5-13V-9H-5z', 'w-steel'],
    ['M0-17Q5-22 7-16L2-16z'],
    ['M-14.6-3H-5.6V3Q-5.6 8-10.1 10-14.6 8-14.6 3z', 'w-steel'],
  ],
  squire: [
    ['M-6-12Q-6-19 2-18 8-18 7-13 2-15-6-12z', 'w-roof-2'],
    ['M9-8H11.5V12H9z', 'w-wood-fill'],
    ['M6-10.5H14.5V-6.5H6z', 'w-wood-fill'],
  ],
  merchant: [
    ['M-6-12Q0-20 6-12z', 'w-awning-stripe'],
    ['M6 0Q13-1 13 5 13 10 8 10z', 'w-sand'],
  ],
  preacher: [
    ['M-5.6-9Q-6-19 0-19 6-19 5.6-9 0-13-5.6-9z', 'w-white'],
    ['M9-14h2.6v4h3v2.6h-3V12H9V-7.4H6V-10H9z', 'w-gold'],
  ],
  king: [['M-6.5-13L-8-21.5-3.5-17 0-23.5 3.5-17 8-21.5 6.5-13z', 'w-gold']],
  falconer: [
    ['M4-3L12-6 12-3 5 1z'],
    ['M8-8Q8-17 14-18 16-14 15-9L17-5 12-6z', 'w-twig-fill'],
    ['M-5-13Q0-20 5-13z', 'w-leaves-fill'],
  ],
};

const sizes: Readonly<Record<Role, number>> = {
  herald: 1.22,
  knight: 1.22,
  squire: 1.22,
  merchant: 1.22,
  preacher: 1.22,
  king: 1.3,
  falconer: 1.3,
};

function partsOf(role: Role): readonly Part[] {
  return [body, head, ...attire[role]];
}

function outline(role: Role): string {
  return partsOf(role)
    .map(([d]) => d)
    .join('');
}

function posed(art: string, role: Role, letter: string): string {
  const lies = role === 'merchant';
  const shade = `<ellipse class="w-cast" cx="${lies ? 4 : 2}" cy="${lies ? 8 : 12}" rx="${lies ? 16 : 10.5}" ry="4"/>`;
  return group(
    shade + (lies ? group(art, 'translate(3)rotate(-90)') : art) + letter,
    `scale(${sizes[role]})`,
  );
}

/** A figure of a seat, its letter on the breast; a merchant lies. */
export function paintFigure(role: Role, seat: number, letter: string): string {
  const parts = partsOf(role)
    .map(([d, className]) => `<path ${className ? `class="${className}"` : clothOf(seat)} d="${d}"/>`)
    .join('');
  const art = `<path class="w-halo" d="${outline(role)}"/><g class="w-contour">${parts}</g>`;
  const place = role === 'merchant' ? 'x="6" y="4.6"' : 'y="8.4"';
  return posed(art, role, `<text class="w-letter w-letter-${seat}" ${place}>${escaped(letter)}</text>`);
}

/** The outline of a figure, for a place where one may be put. */
export function paintFigureOutline(role: Role): string {
  const d = outline(role);
  const parts = partsOf(role).map(([part]) => `<path d="${part}"/>`);
  const lines = `<path class="w-halo" d="${d}"/><path class="w-ghost-line" d="${d}"/>`;
  return posed(`${lines}<g class="w-ghost">${parts.join('')}</g>`, role, '');
}

const keepWalls = 'M-14 12V-8H-16V-14H-11V-11H-7V-14H-3V-11H3V-14H7V-11H11V-14H16V-8H14V12z';

/** The keep of a seat, its middle at 0,0. */
export function paintKeep(seat: number, letter: string): string {
  return (
    '<path class="w-cast" d="M-12 14H18V-6H14z"/>' +
    `<path class="w-halo" d="${keepWalls}M0-12V-26L12-22 0-18"/>` +
    `<g class="w-contour"><path class="w-gold" d="M0-12V-26L12-22 0-18"/><path ${clothOf(seat)} d="${keepWalls}"/></g>` +
    `<path class="w-thin" d="M-14-6H14"/>` +
    `<text class="w-letter w-letter-${seat}" y="8.6">${escaped(letter)}</text>`
  );
}

const shield = 'M-9-10H9V0Q9 8 0 12-9 8-9 0z';

/** The marker of a seat on the score track, its middle at 0,0. */
export function paintScoreMarker(seat: number, letter: string): string {
  return (
    '<g transform="scale(1.2)">' +
    `<path class="w-cast" transform="translate(1.2 1.8)" d="${shield}"/><path class="w-halo w-halo-thin" d="${shield}"/>` +
    `<g class="w-contour"><path ${clothOf(seat)} d="${shield}"/></g>` +
    `<text class="w-letter w-letter-${seat}" y="4.6">${escaped(letter)}</text></g>`
  );
}
