// The rulebooks, in the order in which they are shown, by the names of their addresses.
import type { Rulebook } from '../rules/types.ts';
import { book as bridges } from './bridges/rules/book.ts';
import { book as burg } from './burg/rules/book.ts';
import { book as carcassonne } from './carcassonne/rules/book.ts';
import { book as falcon } from './falcon/rules/book.ts';
import { book as wheel } from './wheel/rules/book.ts';

export const rulebooks = { carcassonne, bridges, wheel, castle: burg, falcon } satisfies Record<
  string,
  Rulebook
>;
