// Bridges, a part of expansion 8.
import tiles from '$data/tiles/bridges-castles-bazaars.json';
import type { AnySet } from '../../model/sets.ts';
import type { Expansion } from '../module.ts';

export const bridges: Expansion = { tiles: tiles as unknown as AnySet };
