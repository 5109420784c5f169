// Lines as if drawn by hand: long ones bow a little. The bow depends on both ends only, so facets that share a line agree.
import type { Point } from '../../geometry.ts';
import { coordinates } from '../../svg.ts';

const straightBelow = 12;

function onTileEdge(value: number): boolean {
  return value < 0.6 || value > 99.4;
}

function nearTileEdge(u: number, v: number): boolean {
  return Math.abs(u - v) < 1.6 && (Math.min(u, v) < 4.5 || Math.max(u, v) > 95.5);
}

/** From -1 to 1, the same in both directions. */
function bowOf([x0, y0]: Point, [x1, y1]: Point): number {
  const swapped = x0 > x1 || (x0 === x1 && y0 > y1);
  const [ax, ay, bx, by] = swapped ? [x1, y1, x0, y0] : [x0, y0, x1, y1];
  const wave = Math.abs(Math.sin(ax * 12.9 + ay * 78.2 + bx * 37.7 + by * 4.1) * 43758.5) % 1;
  return (wave * 2 - 1) * (swapped ? -1 : 1);
}

function stroke(from: Point, to: Point): string {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const length = Math.hypot(x1 - x0, y1 - y0);
  const alongEdge =
    (Math.abs(x0 - x1) < 0.2 && onTileEdge(x0)) || (Math.abs(y0 - y1) < 0.2 && onTileEdge(y0));
  if (length < straightBelow || alongEdge) return 'L' + coordinates(x1, y1);
  const damped = nearTileEdge(x0, x1) || nearTileEdge(y0, y1) ? 0.35 : 1;
  const bow = bowOf(from, to) * Math.min(1.7, 0.5 + length * 0.03) * damped;
  const nx = (-(y1 - y0) / length) * bow;
  const ny = ((x1 - x0) / length) * bow;
  return 'Q' + coordinates((x0 + x1) / 2 + nx, (y0 + y1) / 2 + ny, x1, y1);
}

/** The `d` of a line drawn by hand through the points, closed unless told otherwise. */
export function drawn(points: readonly Point[], closed = true): string {
  const first = points[0];
  if (!first) return '';
  let d = 'M' + coordinates(...first);
  let last = first;
  for (const point of points.slice(1)) {
    d += stroke(last, point);
    last = point;
  }
  return closed ? d + stroke(last, first) + 'z' : d;
}
