// What the pages of the rules show of Falken: its name, a word on it, and pictures.
import { cut, type RulePage, type Sketch } from '../../../rules/sketch.ts';

const pictures = {
  F2: {
    game: 'castle',
    players: 2,
    with: ['falcon'],
    view: [370, 470, 460, 260],
    tiles: [
      [4, 5, 'F01', 1], [5, 5, 'F06', 1], [6, 5, 'F05', 1], [7, 5, 'F02', 3], [5, 6, 'F10', 0],
    ], // prettier-ignore
    followers: [[0, 5, 5, 0, 'falconer']],
    lit: [[4, 5, 0], [5, 5, 0], [6, 5, 0], [7, 5, 0], [5, 6, 0]], // prettier-ignore
  },
  F9: {
    game: 'castle',
    players: 2,
    with: ['falcon'],
    view: [790, 320, 340, 260],
    tiles: [],
    more: ({ court }) => ({ scores: [27, 27], court: court && { ...court, atGate: [true, false] } }),
  },
} satisfies Record<string, Sketch>;

export const page: RulePage = {
  name: { de: 'Falken', en: 'Falken (Falcons)' },
  about: {
    de: 'Mehr für Die Burg: Kapellen, Falkennester, Tore, ein König und ein Falkner.',
    en: 'More for Die Burg: chapels, falcon nests, gates, a king and a falconer.',
  },
  pictures,
  cover: cut(pictures.F2, 385, 490, 430, 215),
};
