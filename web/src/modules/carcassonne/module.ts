// Carcassonne, from its start tile on.
import set from '$data/tiles/base.json';
import type { AnySet } from '../../model/sets.ts';
import { sayFromStart } from '../../words/place.ts';
import type { Game } from '../module.ts';

export const carcassonne: Game = {
  tiles: set as unknown as AnySet,
  walled: false,
  start: [{ cell: [0, 0], tile: set.start, turn: 0 }],
  sayPlace: sayFromStart,
};
