import { describe, expect, it } from 'vitest';
import { buildingsOf } from './building.ts';
import { paintHouse } from './house.ts';
import { boardSlot, roofColour } from './roofpainter.ts';
import { footprint, freeInset, joinedInset } from './footprint.ts';
import { designs, turns } from '../../../modules/burg/samples.ts';
import { compass, turned, type Compass } from '../turned.ts';

/** Colour by slot at a side, as painted: of each roof colour, the places where its fills meet the edge. */
function coloursAt(art: string, side: Compass): Map<number, number> {
  const colours = new Map<number, number>();
  for (const [, colour, d] of art.matchAll(/w-roof-(\d)" d="([^"]*)"/g))
    for (const piece of (d ?? '').split('z').filter(Boolean)) {
      const numbers = (piece.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const points = numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));
      const depth = ([x, y]: readonly [number, number]): number => [y, 100 - x, 100 - y, x][side] ?? 0;
      const along = points.filter((point) => depth(point) < 3).map((point) => point[side % 2 ? 1 : 0]);
      if (along.length < 2) continue;
      const middle = (Math.min(...along) + Math.max(...along)) / 2;
      if (Math.max(...along) - Math.min(...along) < 15) continue;
      colours.set(Math.min(3, Math.max(0, Math.floor((middle - 4) / 23))), Number(colour));
    }
  return colours;
}

function everyHouse(check: (colours: (joined: boolean) => Map<number, number>, side: Compass) => void): void {
  for (const design of designs)
    for (const turn of turns)
      for (const building of buildingsOf(turned(design, turn)).filter(({ kind }) => kind === 'house'))
        for (const side of building.sides)
          check((joined) => {
            const insets = compass.map((other) => (joined && other === side ? joinedInset : freeInset));
            return coloursAt(paintHouse(building, footprint(building, insets), insets, 1), side);
          }, side);
}

describe('houses', () => {
  it('show the same gable colours on both halves of every edge', () => {
    let checked = 0;
    everyHouse((coloursOf, side) => {
      const colours = coloursOf(true);
      expect(colours.size).toBe(4);
      for (const [slot, colour] of colours) {
        // The other half is painted by the opposite side, from the same rule.
        expect(colour).toBe(roofColour((side + 2) % 4, slot));
        checked++;
      }
    });
    expect(checked).toBeGreaterThan(400);
  });

  it('keep their gable colours when a neighbour is placed', () => {
    everyHouse((coloursOf) => {
      for (const [slot, colour] of coloursOf(false)) expect(coloursOf(true).get(slot)).toBe(colour);
    });
  });

  it('count slots from the north and the west', () => {
    expect(compass.map((side) => boardSlot(side, 0))).toEqual([0, 0, 3, 3]);
  });

  it('show all three colours along an edge', () => {
    for (const side of compass)
      expect(new Set([0, 1, 2, 3].map((slot) => roofColour(side, slot))).size).toBe(3);
  });
});
