// English: what is said about Falken only.
import { counter } from '../../i18n/words.ts';
import type { FalconTexts } from './texts.ts';

export const en: FalconTexts = {
  names: {
    modules: { falcon: { name: 'Falken', inText: 'Falken' } },
    options: {
      gates: { name: 'Gates stop', effect: 'A marker that would pass a gate stops there; the rest is lost.' },
    },
    sorts: { king: 'King', falconer: 'Falconer' },
    figure: {
      king: 'king',
      falconer: 'falconer',
    },
    figures: {
      king: counter('king', 'kings'),
      falconer: counter('falconer', 'falconers'),
    },
    sources: {
      nests: 'Falcon nests',
      lost: 'Lost at gates',
    },
  },
  scoring: {
    title: {
      nests: 'Falcon nests',
    },
    reasons: {
      king: 'by the king',
    },
    nests: 'the most tokens',
    lost: (lost, points) => (lost === points ? 'all lost at a gate' : `${lost} of them lost at a gate`),
  },
  log: {
    nests: (name, tokens) => `${name} takes ${counter('nest token', 'nest tokens')(tokens)}.`,
    withFigure: {
      king: 'the king',
      falconer: 'the falconer',
    },
  },
  guide: {
    lessons: {
      king: 'The king doubles the points of an area that you win. You have only one, and he is away until that area is finished.',
      falconer:
        'The falconer brings you one more nest token from an area that you win. You have only one, and he is away until that area is finished.',
      nests:
        'Falcon nests in a finished area go to whoever gets its points. At the end, the player with more of them scores the largest empty group.',
    },
  },
  start: {
    about: {
      falcon: 'Die Burg with chapels, falcon nests, a king and a falconer.',
    },
  },
  tiles: {
    sets: { falcon: 'The falcons' },
  },
  table: {
    nests: counter('falcon nest', 'falcon nests'),
  },
  board: {
    sizes: {
      nests: counter('falcon nest', 'falcon nests'),
    },
  },
  words: {
    marks: {
      nest: 'falcon nest in the middle',
    },
  },
};
