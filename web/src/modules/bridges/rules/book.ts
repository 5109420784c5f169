// The rules of expansion 8, bridges, castles and bazaars: the letter of their numbers, where they hold, and how they are loaded.
import type { Rulebook } from '../../../rules/types.ts';

export const book: Rulebook = {
  letter: 'B',
  holds: ({ with: modules }) =>
    modules.some((each) => each === 'bridges' || each === 'castles' || each === 'bazaars'),
  load: { de: () => import('./de.ts'), en: () => import('./en.ts') },
};
