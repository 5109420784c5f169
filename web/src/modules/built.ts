// What a follower is called that stands on what was built, where that differs from an area of the kind.
import type { Figure } from '../model/figures.ts';
import type { BuiltFeature } from './events.ts';

export const figureOfBuilt: Readonly<Partial<Record<BuiltFeature, Figure>>> = { castle: 'castellan' };
