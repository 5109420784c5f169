// The rules of Falken: the letter of their numbers, where they hold, and how they are loaded.
import type { Rulebook } from '../../../rules/types.ts';

export const book: Rulebook = {
  letter: 'F',
  holds: ({ with: modules }) => modules.includes('falcon'),
  load: { de: () => import('./de.ts'), en: () => import('./en.ts') },
};
