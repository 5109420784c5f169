// Why a tile does not go where somebody has pressed, as it is to be seen on the board.
import { describe, expect, it } from 'vitest';
import { textsIn } from '../../i18n/language.ts';
import { startPosition, type PlacedTile, type Position } from '../../model/position.ts';
import type { Area } from '../../model/aids.ts';
import { readQuestion } from '../../model/question.ts';
import { AreaIndex } from '../surface/area_index.ts';
import { CourtSurface } from '../../modules/burg/surface.ts';
import { planeSurface } from '../surface/plane_surface.ts';
import { sayWhyNot, whyNotChosen, whyNotPlaced } from './why_not.ts';

const laid = (tile: string, x: number, y: number, turn: 0 | 1 | 2 | 3 = 0): PlacedTile => ({
  cell: [x, y],
  tile,
  turn,
  seat: 0,
});

/** The start tile: city in the north, road from west to east. */
const plane = (more: Partial<Position> = {}) =>
  planeSurface({
    ...startPosition({ game: 'carcassonne', with: ['bridges'], players: 2 }),
    supplies: { followers: [7, 7] },
    ...more,
  });
const court = (tiles: PlacedTile[]) =>
  new CourtSurface({ ...startPosition({ game: 'castle', with: [], players: 2 }), tiles }, []);

describe('a tile', () => {
  it('must touch another one, and stay inside the wall', () => {
    expect(whyNotPlaced(plane(), [2, 0], 'U')).toEqual({ why: 'alone' });
    expect(whyNotPlaced(court([]), [0, 0], 'B01')).toEqual({ why: 'outside' });
  });

  it('shows the sides that differ, turned so that they are few', () => {
    // All city beside the road in the east.
    expect(whyNotPlaced(plane(), [1, 0], 'C')).toEqual({
      why: 'clash',
      turn: 0,
      clashes: [{ side: 'W', ours: 'city', theirs: 'road' }],
    });
    // A cloister in a field, between a road in the west and a field in the north.
    const tiles = [...plane().position.tiles, laid('B', 1, -1)];
    expect(whyNotPlaced(plane({ tiles }), [1, 0], 'B')).toMatchObject({
      clashes: [{ side: 'W', ours: 'field', theirs: 'road' }],
    });
  });

  it('meets a road where a span ends', () => {
    const spans = [{ seat: 0, cell: [0, 0], axis: 'ns' } as const];
    expect(whyNotPlaced(plane({ spans }), [0, 1], 'B')).toMatchObject({
      clashes: [{ side: 'N', ours: 'field', theirs: 'road' }],
    });
  });

  it('of Die Burg only minds its paths', () => {
    // P01 has paths in the east and west; B05 has only towers and houses.
    const surface = court([laid('B05', 5, 5)]);
    expect(whyNotPlaced(surface, [5, 4], 'B05')).toEqual({ why: 'rules' });
    expect(whyNotPlaced(court([laid('P01', 5, 5)]), [4, 5], 'B05')).toMatchObject({
      clashes: [{ side: 'E', theirs: 'path' }],
    });
  });

  it('that is not known here is left to the rules', () => {
    expect(whyNotPlaced(plane(), [1, 0], 'Unheard')).toEqual({ why: 'rules' });
  });
});

describe('a follower', () => {
  const head = { type: 'question', table: '', number: 0, ply: 1, seat: 0, tile: null } as const;
  const question = readQuestion({ ...head, asks: 'follower', moves: ['follower 0', 'pass'] });
  const tiles = [...plane().position.tiles, laid('U', 1, 0, 1)];
  const road = { kind: 'road', spots: [[1, 0, 0]], followers: [0, 1] } as unknown as Area;

  it('goes on the last tile, into an empty area', () => {
    const surface = plane({ tiles });
    const areas = new AreaIndex([road]);
    const why = (x: number, feature: number) =>
      whyNotChosen(question, { cell: [x, 0], feature }, surface, areas);
    expect(why(0, 0)).toEqual({ why: 'lastTile' });
    expect(why(1, 0)).toEqual({ why: 'taken' });
    expect(why(1, 1)).toEqual({ why: 'rules' });
    expect(whyNotChosen(question, null, surface, areas)).toBeNull();
  });

  it('must be in the supply', () => {
    const surface = plane({ tiles, supplies: { followers: [0, 7] } });
    expect(whyNotChosen(question, { cell: [1, 0], feature: 0 }, surface, new AreaIndex([]))).toEqual({
      why: 'noFollower',
    });
  });
});

it('is said in words', () => {
  const clash = { why: 'clash', turn: 0, clashes: [{ side: 'W', ours: 'road', theirs: 'field' }] } as const;
  expect(sayWhyNot(clash, false, textsIn.en)).toBe('Not here: a road would meet a field.');
  expect(sayWhyNot(clash, false, textsIn.de)).toBe('Hier nicht: Eine Straße träfe auf eine Wiese.');
  expect(sayWhyNot({ why: 'alone' }, true, textsIn.en)).toContain('start space');
  const others = ['alone', 'outside', 'taken', 'lastTile', 'noFollower', 'marked', 'rules'] as const;
  expect(new Set(others.map((why) => sayWhyNot({ why }, false, textsIn.de))).size).toBe(others.length);
});
