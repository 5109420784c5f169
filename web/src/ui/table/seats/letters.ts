// A letter for each seat, by which its figures are told apart without their colours.

const fallback = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const isSign = (letter: string): boolean => letter.length === 1 && /\p{L}|\p{N}/u.test(letter);

/** A number, as the computers of one level have them, says more than a letter from within the name. */
const tellingFirst = (name: string): string =>
  name.slice(0, 1) + (/\d/.exec(name)?.[0] ?? '') + name.slice(1);

/** The first letter of a name that no seat before has; then letters of the alphabet for names that have none left. */
export function lettersFor(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const take = (letters: Iterable<string>): string => {
    const free = [...letters].find((letter) => isSign(letter) && !taken.has(letter)) ?? '';
    if (free) taken.add(free);
    return free;
  };
  const own = names.map((name) => take(tellingFirst(name.toLocaleUpperCase('en'))));
  return own.map((letter) => letter || take(fallback) || '?');
}
