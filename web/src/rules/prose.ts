// The little markup of the texts: what is stressed, what is a link to a rule, and which paragraphs make a list.

export interface Part {
  text: string;
  kind: 'plain' | 'stress' | 'rule';
}

const ruleNumber = /\b[CWBKF]\d{1,2}\b/;
const pieces = new RegExp(`(\\*[^*]+\\*|${ruleNumber.source})`);

export const isRuleNumber = (word: string): boolean => new RegExp(`^${ruleNumber.source}$`, 'i').test(word);

function partOf(text: string): Part {
  if (text.startsWith('*')) return { text: text.slice(1, -1), kind: 'stress' };
  // A sum is not broken at the end of a line.
  const whole = text.replace(/ ([×=+]) /g, '\u00a0$1\u00a0');
  return { text: whole, kind: isRuleNumber(text) ? 'rule' : 'plain' };
}

export function partsOf(paragraph: string): Part[] {
  return paragraph.split(pieces).filter(Boolean).map(partOf);
}

export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const bullet = '– ';

/** Paragraphs, with items that follow each other put into one list. */
export function blocksOf(body: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const text of body) {
    const last = blocks.at(-1);
    if (!text.startsWith(bullet)) blocks.push({ kind: 'paragraph', text });
    else if (last?.kind === 'list') last.items.push(text.slice(bullet.length));
    else blocks.push({ kind: 'list', items: [text.slice(bullet.length)] });
  }
  return blocks;
}
