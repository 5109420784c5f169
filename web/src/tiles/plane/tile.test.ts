// What a tile's picture is made of.
import { expect, test } from 'vitest';
import { hasStalls } from '../data.ts';
import { planeDefinitions } from './symbols.ts';
import { designNamed, designs, eachTurned, turns } from './testing.ts';
import { paintTile } from './tile.ts';

const variants = [0, 1, 2, 3] as const;
const elements = (markup: string): number => markup.match(/<(path|use|ellipse|text)/g)?.length ?? 0;

test('no picture holds a number that is none, a style or an unknown symbol', () => {
  const definitions = planeDefinitions();
  eachTurned((design, turn, name) => {
    const markup = paintTile(design, turn, { variant: 1, number: 2 });
    expect(markup, name).not.toMatch(/NaN|undefined|Infinity|null|style=|<style/);
    for (const [, id] of markup.matchAll(/href="#([^"]+)"/g))
      expect(definitions, name).toContain(`id="${id}"`);
    for (const [, classes = ''] of markup.matchAll(/class="([^"]*)"/g))
      for (const single of classes.split(' ')) expect(single, name).toMatch(/^(p-|seat-\d)/);
  });
  expect(definitions).not.toMatch(/NaN|undefined|style=/);
});

test('pictures stay small', () => {
  const markups = designs.flatMap((d) =>
    turns.flatMap((t) => variants.map((variant) => paintTile(d, t, { variant }))),
  );
  const bytes = markups.map((markup) => markup.length);
  expect(bytes.reduce((sum, size) => sum + size, 0) / bytes.length).toBeLessThan(5500);
  expect(Math.max(...bytes)).toBeLessThan(11_000);
  expect(Math.max(...markups.map(elements))).toBeLessThanOrEqual(61);
});

test('a picture is the same every time and differs between variants', () => {
  const design = designNamed('V');
  expect(paintTile(design, 1, { variant: 2 })).toBe(paintTile({ ...design }, 1, { variant: 2 }));
  expect(new Set(variants.map((variant) => paintTile(design, 1, { variant }))).size).toBe(4);
});

test('pennants, cloisters, stalls and gates are painted where the data have them', () => {
  const count = (markup: string, picture: string): number => markup.split(`"#p-${picture}"`).length - 1;
  eachTurned((design, turn, name) => {
    const markup = paintTile(design, turn);
    const pennants = design.features.filter((f) => f.kind === 'city' && f.pennants > 0).length;
    expect(count(markup, 'pennant'), name).toBe(pennants);
    expect(count(markup, 'cloister'), name).toBe(design.features.filter((f) => f.kind === 'cloister').length);
    expect(count(markup, 'gate') + count(markup, 'gate-aside'), name).toBe(
      design.features.filter((f) => f.kind === 'road' && f.end === 'city').length,
    );
    const stalls = count(markup, 'stall-red') + count(markup, 'stall-blue');
    expect(stalls, name).toBe(design.marks?.some(hasStalls) ? 4 : 0);
  });
});

test('its number is shown', () => {
  expect(paintTile(designNamed('RadU'), 0, { number: 3 })).toContain('>3</text>');
  expect(paintTile(designNamed('RadU'), 0)).not.toContain('<text');
});
