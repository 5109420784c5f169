// All texts in English.
import { board } from './en/board.ts';
import { guide, whyNot } from './en/guide.ts';
import { end, log } from './en/log.ts';
import { names } from './en/names.ts';
import { account, result, setup, shell, start, tiles } from './en/pages.ts';
import { questions } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { review } from './en/review.ts';
import { scoring } from './en/scoring.ts';
import { table } from './en/table.ts';
import { words } from './en/words.ts';
import { inEnglish } from '../modules/texts.ts';
import { merged } from './merged.ts';
import type { CommonTexts, Texts } from './texts.ts';

const common: CommonTexts = {
  board,
  names,
  words,
  scoring,
  log,
  end,
  questions,
  refusals,
  shell,
  account,
  start,
  setup,
  table,
  result,
  review,
  tiles,
  guide,
  whyNot,
};

export const en: Texts = merged(common, ...inEnglish);
