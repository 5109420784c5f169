// English: what the computer thinks of the moves of a game.
import type { ReviewTexts } from '../page_texts.ts';
import { counter, listIn, pointsIn } from '../words.ts';

const list = listIn('en');
const plain = pointsIn('en', 'never');

export const review: ReviewTexts = {
  lead: 'Each player’s expected final lead, as the computer sees it.',
  progress: (done, count) => `${done} of ${counter('move', 'moves')(count)} judged`,
  curve: (names) => `Expected lead of ${list(names)} over the game. The list below has all of it.`,
  standing: (best, moves, lost) => `${best} of ${moves} best, ${plain(lost)} points lost per move`,
  costliest: 'Costliest moves',
  nothingCostly: 'No move cost as much as a point.',
  all: 'All moves',
  moment: (number, name) => `Move ${number}, ${name}`,
  expected: 'Expected lead',
  points: pointsIn('en'),
  cost: (points) => `cost ${plain(points)} points`,
  wasBest: 'The best move.',
  better: 'Better:',
};
