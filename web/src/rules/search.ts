// Finding rules by words: case and accents do not matter, a rule's number is found as a whole.
import { isRuleNumber } from './prose.ts';
import type { RulesSection } from './types.ts';

/** `Brücke` and `brucke`, `Straße` and `strasse` are the same. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}|\*/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

function textOf({ id, part = '', title, body, decision = '', example = '' }: RulesSection): string {
  return folded([id, part, title, ...body, decision, example].join(' '));
}

/** The sections that hold every word of the query; all of them if there is none. */
export function searched(sections: readonly RulesSection[], query: string): readonly RulesSection[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.filter((section) => {
    const text = textOf(section);
    const numbers = new Set(text.split(/[^a-z0-9]+/));
    return words.every((word) => (isRuleNumber(word) ? numbers.has(word) : text.includes(word)));
  });
}
