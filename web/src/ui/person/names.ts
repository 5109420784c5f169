// Names for those who want to play at once: people of Carcassonne in the days of the Trencavels.

const names = [
  'Aélis',
  'Azalaïs',
  'Beatris',
  'Bertran',
  'Esclarmonde',
  'Guilhem',
  'Peire',
  'Raimon',
  'Rixenda',
];

export function proposeName(chance: () => number = Math.random): string {
  return names[Math.floor(chance() * names.length)] ?? 'Raimon';
}

/** Whether a name was proposed here: then its owner may want to choose one. */
export function isProposed(name: string): boolean {
  return names.includes(name);
}

export const nameLength = 24;
