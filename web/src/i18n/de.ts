// All texts in German.
import { board } from './de/board.ts';
import { guide, whyNot } from './de/guide.ts';
import { end, log } from './de/log.ts';
import { names } from './de/names.ts';
import { account, result, setup, shell, start, tiles } from './de/pages.ts';
import { questions } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { review } from './de/review.ts';
import { scoring } from './de/scoring.ts';
import { table } from './de/table.ts';
import { words } from './de/words.ts';
import { inGerman } from '../modules/texts.ts';
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

export const de: Texts = merged(common, ...inGerman);
