import { describe, expect, it } from 'vitest';
import { textsIn } from '../../i18n/language.ts';
import { flawOfAccount, flawOfName } from './name_flaws.ts';

const [en, de] = [textsIn.en.account.flaws, textsIn.de.account.flaws];

describe('what is wrong with a name', () => {
  it('is the character that a record cannot hold, whatever its width', () => {
    expect(flawOfName('Anna "Bo"', en)).toBe('The character " is not allowed in a name.');
    expect(flawOfName('Anna "Bo"', de)).toBe('Das Zeichen " ist in Namen nicht erlaubt.');
    expect(flawOfName('Anna ＂Bo', en)).toBe('The character ＂ is not allowed in a name.');
  });

  it('is that there is nothing to read', () => {
    for (const blank of ['', '   ', '\u00a0']) expect(flawOfName(blank, en)).toBe('Please enter a name.');
    expect(flawOfName('?!', en)).toContain('at least one letter');
  });

  it('is a character that cannot be seen, by its number', () => {
    for (const [name, code] of [
      ['An\u200bna', 'U+200B'],
      ['\u202eannA', 'U+202E'],
      ['An\u001bna', 'U+001B'],
      ['\u2800\u2800', 'U+2800'],
      ['An\ue000na', 'U+E000'],
    ] as const)
      expect(flawOfName(name, en)).toContain(code);
  });

  it.each(['Anna', 'Łukasz 2', 'Zoë', 'שָׁלוֹם', '👩‍👧', 'O’Neill', '李 (II)', '❤️'])(
    'is nothing with %s',
    (name) => {
      expect(flawOfName(name, en)).toBeNull();
    },
  );
});

describe('what is wrong with the name of an account', () => {
  it('is what is not on every keyboard', () => {
    expect(flawOfAccount('anna"bo', en)).toBe(
      'The character " is not allowed in a name. Use a to z, digits, full stops, hyphens and underscores.',
    );
    expect(flawOfAccount('anna bo', en)).toContain('Spaces');
    expect(flawOfAccount('a', en)).toContain('at least two');
    expect(flawOfAccount(' ', de)).toBe('Bitte gib einen Namen ein.');
    expect(flawOfAccount(' Anna.B_o-2 ', en)).toBeNull();
  });
});
