// The tile in hand lies in the upper left corner, and goes elsewhere when it would hide a cell to be chosen.
import { describe, expect, it } from 'vitest';
import type { Box } from './camera.ts';
import { cornerPlaces, freestPlace } from './corner_place.ts';

const room = { width: 360, height: 500 };
const corner = { width: 78, height: 78 };
const places = cornerPlaces(room, corner, true);
const cell = (x: number, y: number): Box => ({ x, y, width: 100, height: 100 });
const inside = ([x, y]: readonly [number, number]): boolean =>
  x >= 0 && y >= 0 && x + corner.width <= room.width && y + corner.height <= room.height;

describe('the tile in hand', () => {
  it('lies in the upper left corner as long as nothing is hidden there', () => {
    expect(freestPlace(places, corner, [])).toEqual(places[0]);
    expect(freestPlace(places, corner, [cell(130, 130)])).toEqual(places[0]);
  });

  it('may lie over the rim of a cell, but not over its middle', () => {
    expect(freestPlace(places, corner, [cell(70, 0)])).toEqual(places[0]);
    expect(freestPlace(places, corner, [cell(60, 0)])).toEqual(places[1]);
  });

  it('goes to the corner that hides the fewest', () => {
    const above = [cell(0, 0), cell(260, 60)];
    expect(freestPlace(places, corner, above)).toEqual(places[2]);
    const everywhere = [...above, cell(0, 400), cell(260, 400), cell(20, 20), cell(250, 70), cell(0, 380)];
    expect(freestPlace(places, corner, everywhere)).toEqual(places[3]);
  });

  it.each([true, false])('is always on the screen, narrow: %s', (narrow) => {
    for (const place of cornerPlaces(room, corner, narrow)) expect(inside(place)).toBe(true);
  });
});
