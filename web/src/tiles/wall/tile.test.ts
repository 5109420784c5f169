import { describe, expect, it } from 'vitest';
import { paintDefs } from './defs.ts';
import { paintTile, paintTileLayers } from './tile.ts';
import { designOf, designs, forEachTile, turns } from '../../modules/burg/samples.ts';
import type { Joins } from './turned.ts';

const everywhere: Joins = { N: true, E: true, S: true, W: true };

/** Numbers of the `d` of all paths with a class. */
function pathsOf(markup: string, className: string): string[] {
  return [...markup.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
    .filter(([, classes]) => classes?.split(' ').includes(className))
    .map(([, , d]) => d ?? '');
}

describe('tiles', () => {
  it('paint in every turn, free and joined, without broken numbers or inline styles', () => {
    forEachTile((design, turn) => {
      for (const joins of [{}, everywhere]) {
        const art = paintTile(design, turn, { joins });
        expect(art, design.id).toMatch(/^<g class="w-tile">.*<\/g>$/s);
        expect(art, design.id).not.toMatch(/NaN|undefined|Infinity|null|style=|<style/);
      }
    });
  });

  it('are well formed', () => {
    forEachTile((design, turn) => {
      const art = paintTile(design, turn);
      expect(art.match(/<g[ >]/g)?.length, design.id).toBe(art.match(/<\/g>/g)?.length);
      expect(art.replace(/<[a-z][^<>]*>|<\/[a-z]+>/g, ''), design.id).toBe('');
    });
  });

  it('refer only to what paintDefs offers', () => {
    const offered = new Set([...paintDefs().matchAll(/id="([^"]*)"/g)].map(([, id]) => id));
    forEachTile((design, turn) => {
      const named = [...paintTile(design, turn).matchAll(/#([\w-]+)/g)].map(([, id]) => id);
      expect(named.filter((id) => !offered.has(id)), design.id).toEqual([]); // prettier-ignore
    });
  });

  it('are small', () => {
    const sizes = designs.flatMap((design) =>
      turns.flatMap((turn) => [{}, everywhere].map((joins) => paintTile(design, turn, { joins }).length)),
    );
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    expect(mean).toBeLessThan(5 * 1024);
    expect(Math.max(...sizes)).toBeLessThan(9 * 1024);
  });

  it('are painted once', () => {
    const design = designOf('B05');
    expect(paintTileLayers(design, 1)).toBe(paintTileLayers(design, 1, { joins: { N: false } }));
    expect(paintTileLayers(design, 1)).not.toBe(paintTileLayers(design, 2));
  });

  it('keep their ground and marks whatever lies beside them', () => {
    forEachTile((design, turn) => {
      const [free, joined] = [
        paintTileLayers(design, turn),
        paintTileLayers(design, turn, { joins: everywhere }),
      ];
      expect(joined.ground).toBe(free.ground);
      expect(joined.marks).toBe(free.marks);
    });
  });

  it('keep chimneys and dormers whatever lies beside them', () => {
    const [free, joined] = [{}, everywhere].map((joins) => paintTile(designOf('B04'), 0, { joins }));
    for (const part of ['w-chimney', 'w-dormer'])
      expect(pathsOf(joined ?? '', part)).toEqual(pathsOf(free ?? '', part));
    expect(pathsOf(free ?? '', 'w-chimney').length).toBe(1);
  });
});
