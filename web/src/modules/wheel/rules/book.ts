// The rules of the wheel: the letter of their numbers, where they hold, and how they are loaded.
import type { Rulebook } from '../../../rules/types.ts';

export const book: Rulebook = {
  letter: 'W',
  holds: ({ game }) => game === 'wheel',
  load: { de: () => import('./de.ts'), en: () => import('./en.ts') },
};
