// What the pages of the rules show of expansion 8: its name, a word on it, and pictures.
import { cut, type RulePage, type Sketch } from '../../../rules/sketch.ts';

const pictures = {
  B6: {
    game: 'carcassonne',
    with: ['bridges'],
    view: [-14, -14, 328, 328],
    tiles: [
      [0, 0, 'V', 1], [1, 0, 'A', 0], [2, 0, 'V', 2],
      [0, 1, 'E', 1], [1, 1, 'G', 0], [2, 1, 'E', 3],
      [0, 2, 'U', 1], [1, 2, 'W', 2], [2, 2, 'V', 0],
    ], // prettier-ignore
    more: () => ({ spans: [{ seat: 0, cell: [1, 1], axis: 'ns' }] }),
    followers: [[0, 1, 1, 'bridge']],
    lit: [[1, 0, 1], [1, 1, 'bridge'], [1, 2, 1]], // prettier-ignore
  },
  B10: {
    game: 'carcassonne',
    with: ['castles'],
    view: [-14, -14, 328, 228],
    tiles: [
      [0, 0, 'U', 0], [1, 0, 'E', 2], [2, 0, 'A', 0],
      [0, 1, 'V', 1], [1, 1, 'E', 0], [2, 1, 'U', 0],
    ], // prettier-ignore
    more: () => ({ castles: [{ seat: 0, cells: [[1, 0], [1, 1]], occupied: true }] }), // prettier-ignore
    followers: [[0, 1, 0, 'castle'], [1, 2, 0, 0]], // prettier-ignore
    frame: [0, 0, 3, 2],
  },
} satisfies Record<string, Sketch>;

export const page: RulePage = {
  name: { de: 'Brücken, Burgen und Basare', en: 'Bridges, Castles and Bazaars' },
  about: {
    de: 'Drei Zutaten für Carcassonne und das Schicksalsrad, einzeln oder zusammen.',
    en: 'Three additions to Carcassonne and the Wheel of Fortune, one by one or together.',
  },
  pictures,
  cover: cut(pictures.B6, 0, 75, 300, 150),
};
