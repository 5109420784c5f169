// What the rules say about the tiles, held against the tile data.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../rules/index.ts';

interface Feature {
  market?: boolean;
  fountain?: boolean;
  end?: string;
}
interface Tile {
  count: number;
  features: Feature[];
  marks?: { count: number; wheel?: number }[];
}
interface TileSet {
  tiles: Tile[];
  wall: { edges: unknown[]; start_spaces: { feature: string; side: string; market?: boolean }[] };
}

const setOf = (name: string): TileSet =>
  JSON.parse(readFileSync(new URL(`../../../data/tiles/${name}.json`, import.meta.url), 'utf8')) as TileSet;

const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0);
const numbersIn = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number);

describe.each(['en', 'de'] as const)('the rules in %s', async (language) => {
  const [wheel, castle] = [await rulesOf('wheel', language), await rulesOf('castle', language)];

  it('count the numbered tiles of the wheel (W4)', () => {
    const marks = setOf('wheel-of-fortune').tiles.flatMap((tile) => tile.marks ?? []);
    const [ones = 0, twos = 0, threes = 0] = [1, 2, 3].map((steps) =>
      sum(marks.filter(({ wheel }) => wheel === steps).map(({ count }) => count)),
    );
    const text = wheel.sections.find(({ id }) => id === 'W4')?.body[0];
    expect(numbersIn(text)).toEqual([72, ones + twos + threes, ones, 1, twos, 2, threes, 3]);
  });

  it('count squares, fountains, markets, start spaces and towers of Die Burg', () => {
    const { tiles, wall } = setOf('castle');
    const tilesWith = (has: (feature: Feature) => boolean): number =>
      sum(tiles.filter(({ features }) => features.some(has)).map(({ count }) => count));
    const legend = castle.legend?.map(({ text }) => numbersIn(text));
    expect(legend).toEqual([
      [tilesWith(({ end }) => end === 'square')],
      [2, tilesWith(({ fountain }) => fountain === true)],
      [tilesWith(({ market }) => market === true)],
      [wall.start_spaces.length],
      [wall.edges.length, wall.edges.length - 1],
    ]);
  });

  it('say what the start spaces show, and on which side', () => {
    const text = castle.legend?.[3]?.text ?? '';
    const words =
      language === 'en'
        ? { N: 'north', E: 'east', S: 'south', W: 'west', path: 'path', tower: 'tower', house: 'house', court: 'court' }
        : { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen', path: 'Weg', tower: 'Turm', house: 'Haus', court: 'Hof' }; // prettier-ignore
    const partOf = (side: string): string => text.split(words[side as 'N'])[1]?.split(/, i[nm] /)[0] ?? '';
    for (const { side, feature } of setOf('castle').wall.start_spaces)
      expect(partOf(side)).toMatch(new RegExp(`\\b${words[feature as 'path']}\\b`));
  });
});
