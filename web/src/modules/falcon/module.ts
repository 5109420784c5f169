// Falken, the expansion of Die Burg: a wall with gates, and more tiles.
import set from '$data/tiles/falcon.json';
import type { AnySet } from '../../model/sets.ts';
import type { Expansion } from '../module.ts';

export const falcon: Expansion = { tiles: set as unknown as AnySet, wall: set.wall };
