// The sets that the page of tiles shows.
import { expect, it } from 'vitest';
import { tileSets } from '../ui/tiles/sets.ts';

it('shows every tile of the boxes once', () => {
  const counts = tileSets().map(({ id, tiles }) => [id, tiles.reduce((sum, { count }) => sum + count, 0)]);
  expect(Object.fromEntries(counts)).toEqual({
    carcassonne: 72,
    bridges: 12,
    wheel: 72,
    castle: 60,
    falcon: 18,
  });
});
