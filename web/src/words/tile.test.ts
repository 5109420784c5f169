// Every design of every set, in every rotation and both languages.
import { describe, expect, it } from 'vitest';
import { textsIn } from '../i18n/language.ts';
import { findDesign, setsOf, type AnyDesign } from '../model/sets.ts';
import { hasBazaar } from '../modules/tile_words.ts';
import type { Turn } from '../tiles/data.ts';
import { turnHalf, turnSide } from '../tiles/geometry.ts';
import { sayStanding } from './standing.ts';
import { sayTile } from './tile.ts';

const { de, en } = textsIn;
const languages = ['en', 'de'] as const;
const turns: readonly Turn[] = [0, 1, 2, 3];
const games = {
  carcassonne: setsOf('carcassonne', ['bridges', 'castles', 'bazaars']),
  wheel: setsOf('wheel', []),
  castle: setsOf('castle', ['falcon']),
};
const lying = (sets: (typeof games)['wheel']): { design: AnyDesign; turn: Turn }[] =>
  sets.flatMap(({ tiles }) => tiles.flatMap((design) => turns.map((turn) => ({ design, turn }))));

/** All that is to be seen of a tile as it lies, however its data are ordered. */
function look({ id, features }: AnyDesign, turn: Turn): string {
  const hasNest = features.some((feature) => 'nests' in feature && feature.nests);
  const seen = features.map(({ kind, ...more }) => {
    const sides = 'sides' in more ? more.sides.map((side) => turnSide(side, turn)).sort() : [];
    const halves = 'halves' in more ? more.halves.map((half) => turnHalf(half, turn)).sort() : [];
    const { pennants, castle, end, inn, fountain, market } = more as Record<string, unknown>;
    return JSON.stringify([kind, sides, halves, pennants, castle, end, inn, fountain, market]);
  });
  return `${seen.sort().join()} ${hasNest} ${hasBazaar(id)}`;
}

describe.each(languages)('tiles in words: %s', (language) => {
  const texts = textsIn[language];

  it('are one sentence each, whole and clean', () => {
    const all = Object.values(games).flatMap(lying);
    expect(all.length).toBe(4 * (24 + 11 + 33 + 42 + 18));
    for (const { design, turn } of all) {
      const said = sayTile(design.id, turn, texts);
      expect(said).toMatch(/^\p{Lu}[\p{L} ,;]*\p{L}$/u);
      expect(said).not.toMatch(/ {2}|,,| [,;]|undefined|null|junction|square with [^p]/);
    }
  });

  it.each(Object.entries(games))('tell apart what looks different, and nothing else: %s', (_, sets) => {
    const looks = new Map<string, string>();
    for (const { design, turn } of lying(sets)) {
      const said = sayTile(design.id, turn, texts);
      const seen = look(design, turn);
      expect(looks.get(said) ?? seen, said).toBe(seen);
      looks.set(said, seen);
    }
    expect(new Set(looks.values()).size).toBe(looks.size);
  });

  it('give every feature of a tile a place of its own', () => {
    for (const { design, turn } of Object.values(games).flatMap(lying)) {
      const said = design.features.map((_, feature) => sayStanding(design, turn, feature, texts));
      expect(new Set(said).size, `${design.id} ${said.join()}`).toBe(said.length);
    }
  });
});

describe('the sentence of a tile', () => {
  it.each([
    ['D', 0, 'Road from west to east, city to the north; fields north and south of the road'],
    ['D', 1, 'Road from north to south, city to the east; fields east and west of the road'],
    [
      'S',
      2,
      'Road from the north to the city, city joining east, south and west with a pennant; fields east and west of the road',
    ],
    ['V', 3, 'Road bending from south to east; fields inside and outside the bend'],
    [
      'X',
      0,
      'Crossroads with roads to the north, east, south and west; fields to the northeast, southeast, southwest and northwest',
    ],
    ['BBB4', 0, 'Bazaar; field everywhere else'],
    ['RadU/2', 1, 'Road from west to east, wheel number 2; fields north and south of the road'],
    [
      'Rad7',
      0,
      'Road bending from south to east, road from the west to the city, city to the north; fields to the southeast and northwest, field between the roads',
    ],
    ['C07', 2, 'Nothing but court with a market'],
    [
      'P08',
      1,
      'Path bending from south to west, house to the east; court outside the bend with a market, court inside the bend',
    ],
    [
      'F16',
      3,
      'Path from the east to the tower, tower to the west, house to the north, falcon nest in the middle; courts north and south of the path',
    ],
  ] as const)('%s turned by %i quarters', (tile, turn, said) => {
    expect(sayTile(tile, turn, en)).toBe(said);
  });

  it('is German for Germans', () => {
    expect(sayTile('Q', 1, de)).toBe(
      'Zusammenhängende Stadt im Norden, Osten und Süden mit Wappen; sonst Wiese',
    );
    expect(sayTile('P12', 2, de)).toBe(
      'Weg in einer Kurve von Norden nach Osten mit Brunnen, zusammenhängendes Haus im Süden und Westen; Höfe innerhalb und außerhalb der Kurve',
    );
    expect(sayTile('RadY/1', 0, de)).toBe(
      'Straße in einer Kurve von Norden nach Westen, Straße in einer Kurve von Süden nach Osten, Radzahl 1; Wiesen im Südosten und Nordwesten, Wiese zwischen den Straßen',
    );
  });

  it('is the name of a tile that is not known', () => {
    expect(sayTile('Unheard/3', 0, en)).toBe('Unheard/3');
  });
});

describe('where a figure stands', () => {
  const standing = (tile: string, turn: Turn, feature: number, texts = en): string =>
    sayStanding(findDesign(tile) as AnyDesign, turn, feature, texts);

  it('is told by the road beside a field, or by the compass', () => {
    expect([2, 3].map((field) => standing('D', 1, field))).toEqual(['east of the road', 'west of the road']);
    expect(standing('V', 0, 2, de)).toBe('innerhalb der Kurve');
    expect(standing('W', 0, 4, de)).toBe('auf der Wiese im Südosten');
    expect(standing('P01', 0, 3, de)).toBe('südlich des Weges');
  });

  it('names one of several roads and cities', () => {
    expect(standing('W', 0, 1)).toBe('on the road to the south');
    expect(standing('RadY', 1, 0)).toBe('on the road from north to east');
    expect(standing('H', 0, 1, de)).toBe('in der Stadt im Süden');
  });

  it('is short where there is only one', () => {
    expect(standing('D', 0, 0)).toBe('in the city');
    expect(standing('E', 0, 1)).toBe('on the field');
    expect(standing('B', 0, 0, de)).toBe('im Kloster');
  });
});
