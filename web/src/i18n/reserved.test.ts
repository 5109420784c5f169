// What computer players are called: nobody else can take such a name, and no figure has one.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsIn } from './language.ts';

const sourceOf = (path: string): string =>
  readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');
const source = sourceOf('server/people/reserved_names.cpp');

describe('names of computer players', () => {
  it.each(Object.entries(textsIn))('in %s are reserved by the server', (_, { names, setup }) => {
    const shown = [...Object.values(names.levels).map(({ name }) => name), setup.kinds.computer];
    for (const name of shown) expect(source).toContain(`"${name}"`);
  });

  it.each(Object.entries(textsIn))('in %s are not those of figures', (_, { names }) => {
    const figures = [names.figure, names.sorts].flatMap((group) => Object.values(group));
    const known = figures.map((figure) => figure.toLowerCase());
    for (const { name } of Object.values(names.levels)) expect(known).not.toContain(name.toLowerCase());
  });

  it('are the same in the terminal', () => {
    const levels = sourceOf('bots/levels.cpp');
    for (const [level, { name }] of Object.entries(textsIn.en.names.levels))
      if (level.startsWith('level')) expect(levels).toContain(`"${level}", "${name}"`);
  });
});
