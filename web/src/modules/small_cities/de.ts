// German: what is said about the variant of small cities.
import type { SmallCitiesTexts } from './texts.ts';

export const de: SmallCitiesTexts = {
  names: {
    options: {
      'small-cities': {
        name: 'Kleine Städte zählen 2',
        effect: 'Eine fertige Stadt aus zwei Karten bringt 2 statt 4 Punkte, wie in der ersten Auflage.',
      },
    },
  },
};
