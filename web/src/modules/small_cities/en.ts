// English: what is said about the variant of small cities.
import type { SmallCitiesTexts } from './texts.ts';

export const en: SmallCitiesTexts = {
  names: {
    options: {
      'small-cities': {
        name: 'Small cities score 2',
        effect: 'A completed city of two tiles scores 2 points instead of 4, as in the first edition.',
      },
    },
  },
};
