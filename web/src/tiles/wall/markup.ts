// The few SVG elements of which the pictures are made.
import type { Point } from '../geometry.ts';
import { coordinates, short } from '../svg.ts';

/** A path with a class; nothing for an empty one. */
export function shape(d: string, className: string, more = ''): string {
  return d && `<path class="${className}" d="${d}"${more && ' ' + more}/>`;
}

/** A path filled with one of the patterns of `paintDefs`. */
export function patterned(d: string, pattern: string): string {
  return d && `<path fill="url(#w-${pattern})" d="${d}"/>`;
}

/** One of the symbols of `paintDefs`. */
export function symbol(name: string, [x, y]: Point, scale = 1): string {
  const size = Math.abs(scale - 1) < 0.005 ? '' : `scale(${String(Math.round(scale * 100) / 100)})`;
  return `<use href="#w-${name}" transform="translate(${coordinates(x, y)})${size}"/>`;
}

export function group(content: string, transform: string): string {
  return content && `<g transform="${transform}">${content}</g>`;
}

export function at([x, y]: Point, content: string): string {
  return group(content, `translate(${coordinates(x, y)})`);
}

export function disc([x, y]: Point, radius: number, className: string): string {
  return `<circle class="${className}" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`;
}

/** A number or letter, its middle at the point; `width` presses it into that many units. */
export function label([x, y]: Point, size: number, text: string, className: string, width?: number): string {
  const pressed = width ? ` textLength="${short(width)}" lengthAdjust="spacingAndGlyphs"` : '';
  const place = `x="${short(x)}" y="${short(y + size * 0.36)}" font-size="${short(size)}"`;
  return `<text class="${className}" ${place}${pressed}>${text}</text>`;
}

/** The `d` of a rectangle between two opposite corners. */
export function rectangle([x0, y0]: Point, [x1, y1]: Point): string {
  return `M${coordinates(x0, y0)}H${short(x1)}V${short(y1)}H${short(x0)}z`;
}

/** The `d` of a full circle. */
export function circle([x, y]: Point, r: number): string {
  const R = short(r);
  return `M${coordinates(x - r, y)}a${R} ${R} 0 1 0 ${short(2 * r)} 0a${R} ${R} 0 1 0 ${short(-2 * r)} 0z`;
}
