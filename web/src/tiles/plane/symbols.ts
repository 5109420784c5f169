// What the pictures of the plane refer to by name: small pictures, the clip of a tile, patterns.
import { path } from './markup.ts';
import { seatLooks, type SeatPattern } from '../seats.ts';
import { landSymbols } from './symbols_land.ts';
import { townSymbols } from './symbols_town.ts';

/** The same signs as on the followers, for fields tinted by their owner; they repeat every 20. */
const tintSigns: Record<SeatPattern, string> = {
  band: 'M0 10H20',
  dots: 'M5 5h.1M15 15h.1',
  zigzag: 'M0 13L5 7 10 13 15 7 20 13',
  stripes: 'M5 0V20M15 0V20',
  chequers: 'M2 2h6v6h-6zM12 12h6v6h-6z',
  slants: 'M0 20L20 0M-3 3L3-3M17 23L23 17',
};

function tint(pattern: SeatPattern, seat: number): string {
  const own = pattern === 'dots' || pattern === 'chequers' ? ` p-tint-${pattern}` : '';
  const sign = `<path class="p-tint-sign${own}" d="${tintSigns[pattern]}"/>`;
  const area = '<path class="p-tint-fill" d="M-1-1H21V21H-1z"/>';
  return `<pattern id="p-tint-${seat}" class="seat-${seat}" width="20" height="20" patternUnits="userSpaceOnUse">${area}${sign}</pattern>`;
}

/**
 * The content of a <defs> that has to stand once in the page, in an SVG that is not `display: none`
 * (make it 0 × 0), before anything of the plane is shown.
 */
export function planeDefinitions(): string {
  const pictures = Object.entries({ ...landSymbols, ...townSymbols });
  return (
    '<clipPath id="p-clip"><path d="M-.3-.3H100.3V100.3H-.3z"/></clipPath>' +
    `<pattern id="p-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${path('hatch', 'M0 4H8')}</pattern>` +
    seatLooks.map(({ pattern, index }) => tint(pattern, index)).join('') +
    pictures.map(([name, content]) => `<g id="p-${name}">${content}</g>`).join('')
  );
}
