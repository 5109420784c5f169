// Each seat's cloth: its colour with a woven pattern, so that colour is never the only sign.
import { seatLooks, type SeatPattern } from '../seats.ts';

const motifs: Readonly<Record<SeatPattern, string>> = {
  band: 'M0 4.4h6v1.6H0z',
  dots: 'M1.5.2a1.3 1.3 0 1 0 .01 0zM4.5 3.2a1.3 1.3 0 1 0 .01 0z',
  zigzag: 'M0 3l3-3 3 3v1.8l-3-3-3 3z',
  stripes: 'M0 0h2v6H0z',
  chequers: 'M0 0h3v3H0zM3 3h3v3H3z',
  slants: 'M0 0h2L6 4v2L0 0zM0 4l2 2H0zM4 0h2v2z',
};

/** The fill of what belongs to a seat. */
export function clothOf(seat: number): string {
  return `fill="url(#w-cloth-${seat})"`;
}

export function seatDefs(): string {
  return seatLooks
    .map(
      ({ index, pattern }) =>
        `<pattern id="w-cloth-${index}" width="6" height="6" patternUnits="userSpaceOnUse">` +
        `<path class="w-seat-${index}" d="M0 0h6v6H0z"/>` +
        `<path class="w-weave-${index}" d="${motifs[pattern]}"/></pattern>`,
    )
    .join('');
}
