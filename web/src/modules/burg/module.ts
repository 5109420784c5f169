// Die Burg: a town within a wall.
import set from '$data/tiles/castle.json';
import type { AnySet } from '../../model/sets.ts';
import type { Game } from '../module.ts';

export const burg: Game & Required<Pick<Game, 'wall'>> = {
  tiles: set as unknown as AnySet,
  walled: true,
  wall: set.wall,
  start: [],
  sayPlace: ([x, y], { words }) => words.places.wall(y + 1, x + 1),
};
