import { describe, expect, it } from 'vitest';
import {
  fieldPosition,
  numberWay,
  towerMiddle,
  towerPositions,
  towerSize,
} from '../../tiles/wall/greatwall/track.ts';
import { designOf, walls } from './samples.ts';
import { joinsOf, posternsOf, startStatesOf, type StartState } from '../../tiles/wall/joins.ts';
import {
  cellsOf,
  isCell,
  type PlacedTile,
  type WallBoard,
  type WallData,
} from '../../tiles/wall/walldata.ts';
import { faceDepth, onEdge, wallDepth, wallPlan } from '../../tiles/wall/greatwall/wallplan.ts';
import { paintStarts } from '../../tiles/wall/greatwall/starts.ts';
import { paintWall, paintWallShadow } from '../../tiles/wall/greatwall/wallart.ts';

const names = ['castle', 'falcon'] as const;

interface Box {
  number: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The ground of every field and of both halves' tower, as rectangles. */
function boxesOf(wall: WallData): Box[] {
  const { fields, towers } = wallPlan(wall);
  const box = (number: number, [ax, ay]: readonly number[], [bx, by]: readonly number[]): Box => ({
    number,
    x0: Math.min(ax ?? 0, bx ?? 0),
    y0: Math.min(ay ?? 0, by ?? 0),
    x1: Math.max(ax ?? 0, bx ?? 0),
    y1: Math.max(ay ?? 0, by ?? 0),
  });
  const half = towers.map((tower) => ({ tower, size: towerSize(tower) / 2, middle: towerMiddle(tower) }));
  return [
    ...fields.map(({ number, edge, from, to }) =>
      box(number, onEdge(edge, from, faceDepth), onEdge(edge, to, wallDepth)),
    ),
    ...half.map(({ tower, size, middle: [x, y] }) =>
      box(tower.numbers[0], [x - size, y - size], [x + size, y + size]),
    ),
  ];
}

function boardWith(name: 'castle' | 'falcon', tiles: Record<string, PlacedTile>): WallBoard {
  return { wall: walls[name], tileAt: (x, y) => tiles[`${x},${y}`] };
}

describe.each(names)('the wall of %s', (name) => {
  const wall = walls[name];
  const plan = wallPlan(wall);

  it('closes around its cells', () => {
    expect(plan.edges.at(-1)?.end).toEqual(plan.edges[0]?.start);
    expect(cellsOf(wall).length).toBe(name === 'castle' ? 76 : 94);
  });

  it('has every field from 0 to 99 once, clockwise', () => {
    const inOrder = plan.edges.flatMap((edge, i) => [
      ...plan.fields.filter((field) => field.edge === edge).sort((a, b) => a.from - b.from).map(({ number }) => number),
      ...(plan.towers[i]?.numbers ?? []),
    ]); // prettier-ignore
    expect(inOrder).toEqual(Array.from({ length: 100 }, (_, i) => (i + 2) % 100));
  });

  it('gives every field ground of its own', () => {
    const boxes = boxesOf(wall);
    const apart = (a: Box, b: Box): boolean =>
      a.x1 <= b.x0 + 0.01 || b.x1 <= a.x0 + 0.01 || a.y1 <= b.y0 + 0.01 || b.y1 <= a.y0 + 0.01;
    const overlaps = boxes.flatMap((a) =>
      boxes.filter((b) => a !== b && !apart(a, b)).map((b) => [a.number, b.number]),
    );
    expect(overlaps).toEqual([]);
  });

  it('keeps the fields outside the cells and large enough to read', () => {
    for (const { number, x0, y0, x1, y1 } of boxesOf(wall)) {
      expect(isCell(wall, Math.floor((x0 + x1) / 200), Math.floor((y0 + y1) / 200)), `${number}`).toBe(false);
      expect(Math.min(x1 - x0, y1 - y0), `${number}`).toBeGreaterThanOrEqual(18);
    }
  });

  it('gives every score a place of its own, two of a tower in different halves', () => {
    const places = Array.from({ length: 100 }, (_, points) => fieldPosition(wall, points));
    const close = places.flatMap((p, a) =>
      places.slice(a + 1).flatMap((q, i) => (Math.hypot(p.x - q.x, p.y - q.y) < 15 ? [[a, a + 1 + i]] : [])),
    );
    expect(close).toEqual([]);
    expect(fieldPosition(wall, 133)).toEqual(fieldPosition(wall, 33));
    for (const tower of plan.towers) expect(numberWay(tower, false)).not.toEqual(numberWay(tower, true));
  });

  it('has room for 13 wall tiles, in the order of the track', () => {
    const places = towerPositions(wall);
    expect(places.length).toBe(13);
    expect(places[0]?.fields).toEqual([12, 13]);
    expect(places.map(({ fields }) => fields[0])).toEqual(
      places.map(({ fields }) => fields[0]).sort((a, b) => a - b),
    );
  });

  it('is painted with every number, without broken numbers or inline styles', () => {
    for (const state of ['open', 'joined', 'closed'] as const) {
      const starts = paintStarts(wall, wall.start_spaces.map(() => state)); // prettier-ignore
      const art = paintWall(wall) + starts + paintWallShadow(wall);
      expect(art).not.toMatch(/NaN|undefined|Infinity|style=/);
      const numbers = [...art.matchAll(/<text class="w-number"[^>]*>(\d+)</g)].map(([, n]) => Number(n));
      expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i));
    }
  });
});

describe('the shadow of the wall', () => {
  it('does not fall on what joins the wall', () => {
    const count = (art: string): number => art.match(/M/g)?.length ?? 0;
    const states = walls.castle.start_spaces.map(
      ({ cell }) => (cell[0] === 0 ? 'joined' : 'open') as StartState,
    );
    expect(count(paintWallShadow(walls.castle, states))).toBe(count(paintWallShadow(walls.castle)) - 1);
  });
});

describe('gates', () => {
  it('lie between their fields, and a marker can stand there', () => {
    for (const gate of walls.falcon.gates ?? []) {
      const [before, after] = gate.between.map((number) => fieldPosition(walls.falcon, number));
      const at = fieldPosition(walls.falcon, gate.between[0], true);
      const middle = (a: number, b: number, c: number): boolean => a <= Math.max(b, c) && a >= Math.min(b, c);
      expect(middle(at.x, before?.x ?? 0, after?.x ?? 0) || middle(at.y, before?.y ?? 0, after?.y ?? 0)).toBe(
        true,
      );
      expect(at).not.toEqual(before);
    }
    expect(fieldPosition(walls.falcon, 5, true)).toEqual(fieldPosition(walls.falcon, 5));
  });
});

describe('joins', () => {
  const tower = { design: designOf('P01'), turn: 0 } as const; // TPCP
  it('are where the same kind meets, and at matching start spaces', () => {
    const board = boardWith('castle', {
      '8,3': { design: designOf('P01'), turn: 1 },
      '8,4': tower,
      '7,4': tower,
    });
    expect(joinsOf({ x: 8, y: 4 }, board)).toEqual({ N: false, E: false, S: false, W: true });
    expect(joinsOf({ x: 8, y: 3 }, board)).toEqual({ N: false, E: true, S: false, W: false });
    expect(startStatesOf(board)).toEqual(['open', 'joined', 'open', 'open', 'open', 'open', 'open']);
  });

  it('leave a start space closed by another kind', () => {
    const board = boardWith('castle', { '8,3': { design: designOf('C07'), turn: 0 } });
    expect(startStatesOf(board)[1]).toBe('closed');
  });

  it('tell where a path ends at the wall', () => {
    const board = boardWith('castle', { '8,4': tower, '5,0': { design: designOf('C01'), turn: 0 } });
    const cells = [{ x: 8, y: 4 }, { x: 5, y: 0 }]; // prettier-ignore
    expect(posternsOf(cells, board)).toEqual([{ x: 8, y: 4, side: 'E' }]);
  });
});
