// The followers: cloaked wanderers who stand, and farmers who lie on their backs with a knee up. The head
// shows the role; colour, letter and the sign on the hem show the seat.
import { seatLooks, type SeatPattern } from '../seats.ts';
import { escaped } from '../svg.ts';
import { ellipse, path, text } from './markup.ts';
import type { Role } from './spots.ts';

const cloak = 'M-11 .4C-11.4-7-8.6-12.4-5-15.2A6 6 0 1 1 5-15.2C8.6-12.4 11.4-7 11 .4Q0 3.4-11 .4z';
const hem = 'M-10.9-4.8Q0-1.8 10.9-4.8L11 .4Q0 3.4-11 .4z';
const heads: Record<Exclude<Role, 'farmer'>, string> = {
  knight: 'M-6.3-18.2C-6.3-27 6.3-27 6.3-18.2L2.4-19.4H-2.4zM0-24.6c1-4.4 5.6-5 7.8-2.6-3.4-.2-5 1-5.6 3.2z',
  robber: 'M-10.2-20.4C-5.6-22.4-4.6-27 0-27S5.6-22.4 10.2-20.4C5.6-18.2-5.6-18.2-10.2-20.4z',
  monk: 'M-5-15.2C-9-18.8-7.2-26.4 0-27.6 7.2-26.4 9-18.8 5-15.2 6-20.4 3.4-22.8 0-22.8S-6-20.4-5-15.2z',
};
const lying =
  'M-7-6.6C-3-8.6 2-8.2 4-6.8L8.4-12.2C9.8-13.8 11.8-12.8 12.2-11.2L16.2 1.6C18.4 2 18.4 5.2 16.2 5.4H-6.6C-9.4 5.2-9.2-5.6-7-6.6zM-17.6-.8a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0z';
const strawHat = 'M-20.4 .4L-7.4-7.4-9.6-8.6C-10.4-12.8-15.6-13.8-18-10.2-19.6-7.8-19.8-5-19-3z';

/** The sign of a seat in the hem, in the seat's colour on the hem's. */
const signs: Record<SeatPattern, string> = {
  band: 'M-10.9-2.6Q0 .6 10.9-2.6V-1Q0 2.2-10.9-1z',
  dots: 'M-7-3.5a1.7 1.7 0 1 0 .1 0zM-2.4-2.4a1.7 1.7 0 1 0 .1 0zM2.3-2.4a1.7 1.7 0 1 0 .1 0zM6.9-3.5a1.7 1.7 0 1 0 .1 0z',
  zigzag: 'M-11-4.6L-7.4 1.2-3.7-3.2 0 2 3.7-3.2 7.4 1.2 11-4.6 11 .4Q0 3.4-11 .4z',
  stripes: 'M-8.6-4.2h2.6v5.6h-2.6zM-3.6-3.3h2.4v5.4h-2.4zM1.2-3.3h2.4v5.4H1.2zM6-4.2h2.6v5.6H6z',
  chequers:
    'M-11-4.8L-7.3-4V-1.3L-11-2.2zM-3.7-3.4H0V-.8L-3.7-1zM3.7-3.4L7.3-4V-1.3L3.7-.8zM-7.3-1.3L-3.7-.8V1.7L-7.3 1.2zM0-.8H3.7V1.7L0 2zM7.3-1.3L11-2.2V.4L7.3 1.2z',
  slants:
    'M-10.6-4.8L-8-4.2-5.4 1.6-8 1.2zM-4.6-3.6L-2-3.4.6 2-2 2zM1.4-3.4L4-3.6 6.6 1.6 4 1.8zM7.2-4L9.6-4.6 11-1V.4L9.6 .8z',
};

const silhouette = (role: Role): string => (role === 'farmer' ? lying + strawHat : cloak + heads[role]);

/** A follower of a seat, the foot (of one who lies: the middle) at 0,0. */
export function paintFollower(role: Role, seat: number, letter: string): string {
  const pattern = seatLooks[seat % seatLooks.length]?.pattern ?? 'band';
  const farmer = role === 'farmer';
  const shadow = farmer ? ellipse('sh', 2, 5.4, 19, 3.4) : ellipse('sh', 3, 0.8, 12, 3.2);
  const border = path('seat-ink', hem) + path('seat-fill', signs[pattern]);
  const head = farmer ? path('straw figure-line', strawHat) : path(`${role} figure-line`, heads[role]);
  return (
    `<g class="p-follower seat-${seat}">` +
    shadow +
    path('halo', silhouette(role)) +
    path('seat-fill', farmer ? lying : cloak) +
    (farmer ? `<g transform="translate(11.2 3.6) scale(.46 .92)">${border}</g>` : border) +
    path('figure-outline', farmer ? lying : cloak) +
    head +
    (farmer ? text('letter', -0.9, 2.6, escaped(letter)) : text('letter', 0, -5.8, escaped(letter))) +
    '</g>'
  );
}

/** The outline of a follower where one may be put. */
export function paintFollowerOutline(role: Role): string {
  const whole = silhouette(role);
  const head = role === 'farmer' ? strawHat : heads[role];
  const lines = path('choice-halo', whole) + path('choice-line', whole) + path('choice-fill', whole);
  return `<g class="p-follower p-choice">${lines}${path('choice-head', head)}</g>`;
}
