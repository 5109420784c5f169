// Spans: what carries a road over a tile. The engine calls them so, too.
import type { Cell } from '../model/game_events.ts';
import type { Axis, BuiltFeature } from './events.ts';

export { bridgeSpot as spanSpot, paintBridge as paintSpan } from './bridges/painter.ts';

/** How records name a span, and a feature that is one. */
export const spanFeature = 'bridge' satisfies BuiltFeature;
export type SpanFeature = typeof spanFeature;
export const spanPiece = 'bridges';
export const spanLesson = 'bridge';

export interface Span {
  cell: Cell;
  axis: Axis;
}
