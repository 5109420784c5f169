// What the pages of the rules show of Carcassonne: its name, a word on it, and pictures.
import { cut, type RulePage, type Sketch } from '../../../rules/sketch.ts';

const pictures = {
  C6: {
    game: 'carcassonne',
    view: [-14, -14, 328, 228],
    tiles: [
      [0, 0, 'A', 3], [1, 0, 'U', 1], [2, 0, 'V', 0],
      [0, 1, 'E', 2], [1, 1, 'V', 3], [2, 1, 'W', 2],
    ], // prettier-ignore
    followers: [[0, 1, 0, 0]],
    lit: [[0, 0, 1], [1, 0, 0], [2, 0, 0], [2, 1, 1]], // prettier-ignore
  },
  C7: {
    game: 'carcassonne',
    view: [-14, -14, 328, 228],
    tiles: [
      [0, 0, 'E', 1], [1, 0, 'M', 3], [2, 0, 'E', 0],
      [0, 1, 'U', 1], [1, 1, 'D', 0], [2, 1, 'V', 0],
    ], // prettier-ignore
    followers: [[1, 1, 0, 0]],
    lit: [[0, 0, 0], [1, 0, 0], [1, 1, 0]], // prettier-ignore
  },
  C8: {
    game: 'carcassonne',
    view: [-14, -14, 328, 328],
    tiles: [
      [0, 0, 'V', 3], [1, 0, 'U', 1], [2, 0, 'V', 0],
      [0, 1, 'U', 0], [1, 1, 'B', 0], [2, 1, 'U', 0],
      [0, 2, 'V', 2], [1, 2, 'U', 1], [2, 2, 'V', 1],
    ], // prettier-ignore
    followers: [[0, 1, 1, 0]],
    frame: [0, 0, 3, 3],
  },
  C9: {
    game: 'carcassonne',
    view: [-14, -14, 428, 228],
    tiles: [
      [0, 0, 'E', 1], [1, 0, 'F', 0], [2, 0, 'G', 0], [3, 0, 'E', 3],
      [0, 1, 'V', 3], [1, 1, 'U', 1], [2, 1, 'W', 0], [3, 1, 'U', 1],
    ], // prettier-ignore
    followers: [[0, 0, 0, 0], [1, 3, 0, 0]], // prettier-ignore
    lit: [[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]], // prettier-ignore
  },
  C13: {
    game: 'carcassonne',
    view: [-14, -14, 428, 328],
    tiles: [
      [0, 0, 'E', 0], [1, 0, 'E', 2], [2, 0, 'A', 2], [3, 0, 'E', 2],
      [0, 1, 'U', 1], [1, 1, 'D', 0], [2, 1, 'D', 2], [3, 1, 'D', 0],
      [0, 2, 'E', 2], [1, 2, 'A', 0], [2, 2, 'E', 0], [3, 2, 'V', 3],
    ], // prettier-ignore
    followers: [[0, 1, 0, 1], [1, 3, 2, 1]], // prettier-ignore
    owned: [
      {
        seat: 0,
        spots: [[0, 0, 1], [1, 0, 1], [2, 0, 2], [3, 0, 1], [0, 1, 2], [1, 1, 2], [2, 1, 3], [3, 1, 2]],
      },
      {
        seat: 1,
        spots: [[0, 1, 1], [1, 1, 3], [2, 1, 2], [3, 1, 3], [0, 2, 1], [1, 2, 2], [2, 2, 1], [3, 2, 1]],
      },
    ], // prettier-ignore
  },
} satisfies Record<string, Sketch>;

export const page: RulePage = {
  name: { de: 'Carcassonne', en: 'Carcassonne' },
  about: {
    de: 'Städte, Straßen, Klöster und Wiesen: das Spiel, mit dem alles anfängt.',
    en: 'Cities, roads, cloisters and fields: the game that everything starts from.',
  },
  pictures,
  cover: cut(pictures.C7, 0, 0, 300, 150),
};
