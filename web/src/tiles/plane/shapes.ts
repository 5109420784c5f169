// The shapes of a tile's features: closed ones to hit and to tint, lines to outline them.
import type { Turn } from '../data.ts';
import type { Point } from '../geometry.ts';
import { coordinates, polygonPath } from '../svg.ts';
import { bandAlong, chainPath, distance, linePath } from './curves.ts';
import { fieldLoops, outsideEllipse } from './fields.ts';
import { layoutOf, roomAtEnd, roomOf, type Layout, type PlaneDesign } from './layout.ts';
import { roadWidth, type Road } from './roads.ts';

/** The closed shape of one feature as the `d` of a path. Shapes of neighbouring tiles meet at the edges. */
export function featurePath(design: PlaneDesign, turn: Turn, feature: number): string {
  const layout = layoutOf(design, turn);
  const city = layout.cities.find((c) => c.feature === feature);
  if (city) return city.path;
  return featurePolygons(layout, feature).map(polygonPath).join('');
}

/** The same shape as points, with straight pieces for the curves. */
export function featurePolygons(layout: Layout, feature: number): Point[][] {
  const city = layout.cities.find((c) => c.feature === feature);
  if (city) return [city.polygon];
  const road = layout.roads.find((r) => r.feature === feature);
  if (road) return [bandOf(road, layout)];
  if (layout.cloister === feature) return [ring(layout.centre)];
  return fieldLoops(layout, feature);
}

/** The line that is drawn in gold around one feature: walls, the road, the hedge, the rim of a field. */
export function featureOutline(design: PlaneDesign, turn: Turn, feature: number): string {
  const layout = layoutOf(design, turn);
  const city = layout.cities.find((c) => c.feature === feature);
  if (city) return city.walls.map(chainPath).join('');
  const road = layout.roads.find((r) => r.feature === feature);
  if (road) return linePath(visibleLine(road, layout));
  if (layout.cloister === feature) return polygonPath(ring(layout.centre));
  return fieldLoops(layout, feature).map((loop) => withoutTileEdges(loop)).join(''); // prettier-ignore
}

/** The road with its kerbs. */
export function bandOf(road: Road, layout: Layout): Point[] {
  return bandAlong(visibleLine(road, layout), roadWidth.kerb);
}

/** The road without what lies under a plaza or a cloister. */
export function visibleLine({ line, end }: Road, { centre }: Layout): Point[] {
  const room = roomAtEnd(end);
  if (!room) return line;
  const outside = line.filter((point) => outsideEllipse(point, centre, room) > 0.5);
  return outside.length > 1 ? outside : line;
}

function ring([x, y]: Point): Point[] {
  const [rx, ry] = roomOf.cloister;
  return Array.from({ length: 32 }, (_, i): Point => {
    const angle = (i * Math.PI) / 16;
    return [x + rx * Math.cos(angle), y - 1 + ry * Math.sin(angle)];
  });
}

/** The loop as lines, broken where it runs along the edge of the tile: there the field goes on. */
function withoutTileEdges(loop: readonly Point[]): string {
  let path = '';
  let drawing = false;
  loop.forEach((from, i) => {
    const to = loop[(i + 1) % loop.length] as Point;
    const onEdge = [0, 1].some(
      (k) => from[k as 0] === to[k as 0] && (from[k as 0] <= 0 || from[k as 0] >= 100),
    );
    if (onEdge || distance(from, to) === 0) {
      drawing = drawing && !onEdge;
      return;
    }
    path += (drawing ? '' : 'M' + coordinates(...from)) + 'L' + coordinates(...to);
    drawing = true;
  });
  return path;
}
