// German: what is asked, and what it says on the buttons.
import type { QuestionTexts } from '../texts.ts';

export const questions: QuestionTexts = {
  you: {
    place: 'Lege die Karte an.',
    follower: 'Setze einen Gefolgsmann ein, oder keinen.',
  },
  others: {
    place: (name) => `${name} legt eine Karte an …`,
    follower: (name) => `${name} überlegt, wohin ein Gefolgsmann kommt …`,
  },
  decline: {
    follower: 'Kein Gefolgsmann',
  },
};
