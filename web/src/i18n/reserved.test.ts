// Nobody can take the name of a computer player: the server knows all that are shown here.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsIn } from './language.ts';

const source = readFileSync(new URL('../../../src/server/reserved_names.cpp', import.meta.url), 'utf8');

describe('names of computer players', () => {
  it.each(Object.entries(textsIn))('in %s are reserved by the server', (_, { names, setup }) => {
    const shown = [...Object.values(names.levels).map(({ name }) => name), setup.kinds.computer];
    for (const name of shown) expect(source).toContain(`"${name}"`);
  });
});
