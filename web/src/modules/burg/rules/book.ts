// The rules of Die Burg: the letter of their numbers, where they hold, and how they are loaded.
import type { Rulebook } from '../../../rules/types.ts';

export const book: Rulebook = {
  letter: 'K',
  holds: ({ game }) => game === 'castle',
  load: { de: () => import('./de.ts'), en: () => import('./en.ts') },
};
