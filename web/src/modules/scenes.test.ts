// The pictures of the games hold only what there is.
import { describe, expect, it } from 'vitest';
import { sameCell } from '../model/position.ts';
import { boardTile, featuresOf, findDesign } from '../model/sets.ts';
import { sceneOf } from '../ui/start/scenes.ts';
import { presetOf, presets } from '../ui/start/setup.ts';

describe.each(presets)('the scene of $id', (preset) => {
  const { position, view } = sceneOf(preset);

  it('is made of tiles that there are, each in its own cell', () => {
    for (const { tile } of position.tiles) expect(tile === boardTile || findDesign(tile)).toBeTruthy();
    expect(new Set(position.tiles.map(({ cell }) => cell.join())).size).toBe(position.tiles.length);
    expect(view.split(' ')).toHaveLength(4);
  });

  it('has followers that stand on something', () => {
    for (const { cell, feature } of position.followers) {
      const placed = position.tiles.find((each) => sameCell(each.cell, cell));
      const features = placed ? featuresOf(placed.tile, cell) : [];
      expect(feature === 'bridge' || features[Number(feature)]).toBeTruthy();
    }
  });

  it('belongs to the game', () => expect(presetOf(preset)).toBe(preset));
});
