// The tile sets as they are shown: each expansion by itself.
import { remainingTiles } from '../../model/remaining.ts';
import { startTiles } from '../../model/sets.ts';
import { presets, type Preset } from '../start/setup.ts';

export interface ShownSet {
  id: Preset['id'];
  terms: Pick<Preset, 'game' | 'with'>;
  tiles: { tile: string; count: number }[];
}

/** All tiles of a game, the start among them. */
function tilesOf(preset: Pick<Preset, 'game' | 'with'>): ShownSet['tiles'] {
  const starts = startTiles(preset.game);
  return remainingTiles(preset, { drawn: {} }).map(({ tile, inAll }) => ({
    tile,
    count: inAll + starts.filter((start) => start.tile === tile).length,
  }));
}

export function tileSets(): ShownSet[] {
  return presets.map((preset) => {
    const plain = preset.with.length > 0 ? tilesOf({ game: preset.game, with: [] }).length : 0;
    return { id: preset.id, terms: preset, tiles: tilesOf(preset).slice(plain) };
  });
}
