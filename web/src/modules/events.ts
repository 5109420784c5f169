// What can happen in the modules, as the server tells it, put together.
import type { BazaarEvent } from './bazaars/events.ts';
import type { BridgeEvent } from './bridges/events.ts';
import type { BurgEvent, BurgReason, BurgScoring } from './burg/events.ts';
import type { CastleEvent, CastlesReason } from './castles/events.ts';
import type { FalconEvent, FalconReason } from './falcon/events.ts';
import type { WheelEvent, WheelReason, WheelScoring } from './wheel/events.ts';

export type { Axis } from './bridges/events.ts';
export { segments, type Segment } from './wheel/events.ts';

/** What stands over or on a tile and can hold a follower. */
export const builtFeatures = ['bridge', 'castle'] as const;
export type BuiltFeature = (typeof builtFeatures)[number];
/** Figures beside the followers. */
export const specialSorts = ['king', 'falconer'] as const;
export type SpecialSort = (typeof specialSorts)[number];
/** What brings points and is no area. */
export type ModuleScoring = 'castle' | BurgScoring | 'nests' | WheelScoring;
/** What the points of a module depend on. */
export type ModuleReason = BurgReason & CastlesReason & FalconReason & WheelReason;
export type ModuleEvent = BazaarEvent | BridgeEvent | BurgEvent | CastleEvent | FalconEvent | WheelEvent;
