// What is wrong with a name, said while it is still in its field. The server has the last word (src/server/people/names.cpp).
import type { NameFlawTexts } from '../../i18n/page_texts.ts';

/** Letters, digits, signs, accents and blanks, and what joins the parts of an emoji. */
const fitting = /^[\p{L}\p{N}\p{M}\p{P}\p{S}\p{Zs}\p{Join_Control}\p{Variation_Selector}]$/u;
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{C}\p{Zl}\p{Zp}\u2800\uFFFC\u{1D159}]$/u;
const joiner = /^[\p{Join_Control}\p{Variation_Selector}]$/u;
const readable = /[\p{L}\p{N}\p{So}]/u;

/** Records put names into quotation marks; `＂` becomes a plain one there. */
function fitsName(character: string): boolean {
  if (joiner.test(character)) return true;
  return fitting.test(character) && !invisible.test(character) && !character.normalize('NFKC').includes('"');
}

const code = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function sayCharacter(character: string, texts: NameFlawTexts): string {
  if (/\s/u.test(character) && !invisible.test(character)) return texts.blank;
  return invisible.test(character) ? texts.unseen(code(character)) : texts.character(character);
}

/** Null if there is none. */
export function flawOfName(name: string, texts: NameFlawTexts): string | null {
  const wrong = [...name].find((character) => !fitsName(character));
  if (wrong !== undefined) return sayCharacter(wrong, texts);
  if (name.trim() === '') return texts.empty;
  return readable.test(name) ? null : texts.unreadable;
}

/** Names of accounts are typed on every device, so they are plain. */
export function flawOfAccount(name: string, texts: NameFlawTexts): string | null {
  if (name.trim() === '') return texts.empty;
  const wrong = [...name.trim()].find((character) => !/^[a-z0-9._-]$/i.test(character));
  if (wrong !== undefined) return `${sayCharacter(wrong, texts)} ${texts.plainOnly}`;
  return name.trim().length < 2 ? texts.tooShort : null;
}
