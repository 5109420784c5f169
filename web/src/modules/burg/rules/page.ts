// What the pages of the rules show of Die Burg: its name, a word on it, and pictures.
import { cut, type RulePage, type Sketch } from '../../../rules/sketch.ts';

const pictures = {
  K8: {
    game: 'castle',
    players: 2,
    view: [380, -110, 400, 320],
    tiles: [[5, 0, 'C06', 0], [5, 1, 'P07', 3], [6, 1, 'P16', 1]], // prettier-ignore
    followers: [[0, 5, 1, 1]],
    lit: [[5, 0, 0], [5, 1, 1], [6, 1, 1]], // prettier-ignore
  },
  K9: {
    game: 'castle',
    players: 2,
    view: [240, 350, 320, 300],
    tiles: [[3, 4, 'B01', 1], [4, 4, 'B02', 2], [4, 5, 'B01', 3], [3, 5, 'B02', 0]], // prettier-ignore
    followers: [[1, 4, 4, 0]],
    lit: [[3, 4, 0], [4, 4, 0], [4, 5, 0], [3, 5, 0]], // prettier-ignore
  },
  K13: {
    game: 'castle',
    players: 2,
    view: [580, 660, 330, 260],
    tiles: [[7, 8, 'B03', 0], [7, 7, 'P16', 2]], // prettier-ignore
    more: ({ court }) => ({
      court: court && { ...court, keeps: [{ cell: [7, 8], feature: 0, tiles: 3 }, null] },
    }),
    lit: [[7, 8, 0], [7, 7, 0]], // prettier-ignore
  },
  K15: {
    game: 'castle',
    players: 2,
    view: [690, 510, 340, 280],
    tiles: [],
    more: ({ court }) => ({
      scores: [33, 29],
      court: court && { ...court, towers: court.towers.filter(([first]) => first !== 33) },
    }),
  },
  K18: {
    game: 'castle',
    players: 2,
    view: [-10, 640, 370, 260],
    tiles: [[1, 7, 'C07', 0], [2, 7, 'B03', 0]], // prettier-ignore
    followers: [[1, 1, 7, 0]],
    lit: [[1, 7, 0], [2, 7, 1]], // prettier-ignore
  },
} satisfies Record<string, Sketch>;

export const page: RulePage = {
  name: { de: 'Die Burg', en: 'Die Burg (The Castle)' },
  about: {
    de: 'Ein Duell hinter Mauern: Wege, Türme, Häuser und Höfe auf engem Raum.',
    en: 'A duel behind walls: paths, towers, houses and courts in a narrow space.',
  },
  pictures,
  cover: cut(pictures.K13, 560, 690, 380, 190),
};
