// Small pieces of markup. Every class of the plane's pictures begins with `p-`.
import { coordinates, short } from '../svg.ts';

const named = (classes: string): string => classes.split(' ').map((name) => 'p-' + name).join(' '); // prettier-ignore

export function path(classes: string, d: string): string {
  return d && `<path class="${named(classes)}" d="${d}"/>`;
}

export function circle(classes: string, x: number, y: number, radius: number): string {
  return ellipse(classes, x, y, radius, radius);
}

export function ellipse(classes: string, x: number, y: number, rx: number, ry: number): string {
  const place = `cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"`;
  return `<ellipse class="${named(classes)}" ${place}/>`;
}

export function text(classes: string, x: number, y: number, content: string): string {
  return `<text class="${named(classes)}" x="${short(x)}" y="${short(y)}">${content}</text>`;
}

/** One of the small pictures of `symbols.ts`, its foot at the point. */
export function picture(name: string, x: number, y: number): string {
  return `<use href="#p-${name}" x="${short(x)}" y="${short(y)}"/>`;
}

export function group(classes: string, content: string): string {
  return `<g class="${named(classes)}">${content}</g>`;
}

export function movedTo(x: number, y: number, content: string): string {
  return `<g transform="translate(${coordinates(x, y).replace(/(?<=\d)-/, ' -')})">${content}</g>`;
}
