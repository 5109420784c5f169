// Short SVG: numbers with one decimal, and paths from points.
import type { Point } from './geometry.ts';

export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

export function coordinates(...values: number[]): string {
  return values.map(short).join(' ').replaceAll(' -', '-');
}

export function polygonPath(points: readonly Point[]): string {
  return 'M' + points.map(([x, y]) => coordinates(x, y)).join('L') + 'z';
}

/** Text that may stand in markup, also within quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
