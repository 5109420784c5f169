// What a follower is called that stands on what was built, where that differs from an area of the kind.
import type { Figure } from '../model/figures.ts';
import type { BuiltFeature } from './events.ts';
import type { SpanFeature } from './spans.ts';

export const figureOfBuilt = { castle: 'castellan' } as const satisfies Record<
  Exclude<BuiltFeature, SpanFeature>,
  Figure
>;
