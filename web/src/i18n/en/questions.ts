// English: what is asked, and what it says on the buttons.
import type { QuestionTexts } from '../texts.ts';

export const questions: QuestionTexts = {
  you: {
    place: 'Place your tile.',
    follower: 'Place a follower, or none.',
  },
  others: {
    place: (name) => `${name} is placing a tile …`,
    follower: (name) => `${name} is choosing a follower …`,
  },
  decline: {
    follower: 'No follower',
  },
};
