// The markup of the texts, and finding them by words.
import { describe, expect, it } from 'vitest';
import { blocksOf, partsOf } from './prose.ts';
import { searched } from './search.ts';

describe('a paragraph', () => {
  it('has stressed words and links to rules', () => {
    expect(partsOf('Wie in C10: *1 Punkt*, 2 × 2 = 4 (B7).')).toEqual([
      { text: 'Wie in ', kind: 'plain' },
      { text: 'C10', kind: 'rule' },
      { text: ': ', kind: 'plain' },
      { text: '1 Punkt', kind: 'stress' },
      { text: ', 2\u00a0×\u00a02\u00a0=\u00a04 (', kind: 'plain' },
      { text: 'B7', kind: 'rule' },
      { text: ').', kind: 'plain' },
    ]);
  });

  it('does not take the name of a tile for a rule', () => {
    expect(partsOf('BBB9')).toEqual([{ text: 'BBB9', kind: 'plain' }]);
  });
});

describe('the paragraphs of a rule', () => {
  it('make lists of items that follow each other', () => {
    expect(blocksOf(['a', '– b', '– c', 'd', '– e'])).toEqual([
      { kind: 'paragraph', text: 'a' },
      { kind: 'list', items: ['b', 'c'] },
      { kind: 'paragraph', text: 'd' },
      { kind: 'list', items: ['e'] },
    ]);
  });
});

describe('searching', () => {
  const sections = [
    { id: 'C1', title: 'Straße', body: ['Eine *Brücke*'] },
    { id: 'C10', title: 'Stadt', body: ['Turm'], decision: 'Brücken', example: 'siehe C1' },
    { id: 'C2', title: 'Wiese', body: ['Bauer'] },
  ];
  const idsFor = (query: string): string[] => searched(sections, query).map(({ id }) => id);

  it.each([
    ['', ['C1', 'C10', 'C2']],
    ['  ', ['C1', 'C10', 'C2']],
    ['strasse', ['C1']],
    ['BRUCKE', ['C1', 'C10']],
    ['brücke turm', ['C10']],
    ['c1', ['C1', 'C10']],
    ['C10', ['C10']],
    ['drache', []],
  ])('for "%s" finds %j', (query, ids) => {
    expect(idsFor(query)).toEqual(ids);
  });
});
