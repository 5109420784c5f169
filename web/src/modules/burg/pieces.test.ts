import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  paintEmptyCells,
  paintFreeGroup,
  paintHairlines,
  paintLastPlaced,
  paintLegalCell,
} from '../../tiles/wall/board.ts';
import { paintDefs } from '../../tiles/wall/defs.ts';
import {
  paintFigure,
  paintFigureOutline,
  paintKeep,
  paintScoreMarker,
  type Role,
} from '../../tiles/wall/figures.ts';
import { designOf, designs, walls } from './samples.ts';
import { paintStarts } from '../../tiles/wall/greatwall/starts.ts';
import { paintTile } from '../../tiles/wall/tile.ts';
import { paintWall } from '../../tiles/wall/greatwall/wallart.ts';
import { paintWallTile, type WallTileKind } from '../../tiles/wall/greatwall/walltiles.ts';

const roles: Role[] = ['herald', 'knight', 'squire', 'merchant', 'preacher', 'king', 'falconer'];
const kinds: WallTileKind[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 'back'];

/** wall.css with all that it imports. */
function styleSheet(): string {
  const read = (name: string): string =>
    readFileSync(new URL(`../../tiles/wall/${name}`, import.meta.url), 'utf8');
  return read('wall.css').replace(/@import '(.*)';/g, (_, name: string) => read(name));
}

function everything(): string {
  const square = [{ x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }]; // prettier-ignore
  return [
    paintDefs(),
    ...roles.flatMap((role) => [
      paintFigure(role, 0, 'A'),
      paintFigure(role, 1, 'B'),
      paintFigureOutline(role),
    ]),
    ...[0, 1, 2, 3, 4, 5].flatMap((seat) => [
      paintKeep(seat, 'A'),
      paintScoreMarker(seat, 'A'),
      paintLastPlaced(seat),
    ]),
    ...kinds.map(paintWallTile),
    paintLegalCell(),
    paintEmptyCells(square),
    paintFreeGroup(square, 4),
    paintHairlines(square, { wall: walls.castle, tileAt: () => ({ design: designOf('C07'), turn: 0 }) }),
    ...designs.map((design) => paintTile(design, 0)),
    ...Object.values(walls).map((wall) => paintWall(wall) + paintStarts(wall)),
  ].join('');
}

describe('pieces', () => {
  it('are painted without broken numbers or inline styles', () => {
    expect(everything()).not.toMatch(/NaN|undefined|Infinity|style=|<style/);
  });

  it('differ by role, seat and kind', () => {
    expect(new Set(roles.map((role) => paintFigure(role, 0, 'A'))).size).toBe(roles.length);
    expect(new Set(roles.map(paintFigureOutline)).size).toBe(roles.length);
    expect(new Set(kinds.map(paintWallTile)).size).toBe(kinds.length);
    expect(paintFigure('king', 0, 'A')).not.toBe(paintFigure('king', 1, 'A'));
  });

  it('escape the letter', () => {
    expect(paintFigure('king', 0, '<')).toContain('>&lt;<');
  });

  it('use only classes of the style sheet, and it has no others', () => {
    const css = styleSheet();
    const styled = new Set([...css.matchAll(/\.(w-[\w-]+)/g)].map(([, name]) => name));
    const used = new Set(
      [...everything().matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(' ')),
    );
    used.delete('w-tile');
    expect([...used].filter((name) => !styled.has(name))).toEqual([]);
    const elsewhere = ['w-wall-shadow', 'w-seats'];
    expect([...styled].filter((name) => !used.has(name ?? '') && !elsewhere.includes(name ?? ''))).toEqual(
      [],
    );
  });

  it('have only colours that are named', () => {
    const css = styleSheet();
    const named = new Set([...css.matchAll(/^  (--w-[\w-]+):/gm)].map(([, name]) => name));
    expect(named.size).toBeGreaterThan(50);
    for (const [, name] of css.matchAll(/var\((--w-[\w-]+)/g)) expect(named).toContain(name);
  });
});

describe('the free group', () => {
  it('is outlined along its border only, with its count', () => {
    const art = paintFreeGroup([{ x: 0, y: 0 }, { x: 1, y: 0 }], 2); // prettier-ignore
    const outline = /w-free-line" d="([^"]*)"/.exec(art)?.[1] ?? '';
    expect(outline.match(/M/g)?.length).toBe(6);
    expect(art).toContain('>2</text>');
    expect(paintFreeGroup([], 0)).toBe('');
  });
});
