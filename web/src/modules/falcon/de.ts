// German: what is said about Falken only.
import { counter } from '../../i18n/words.ts';
import type { FalconTexts } from './texts.ts';

export const de: FalconTexts = {
  names: {
    modules: { falcon: { name: 'Falken', inText: 'Falken' } },
    options: {
      gates: {
        name: 'Tore halten auf',
        effect: 'Wer ein Tor passieren würde, bleibt dort stehen; der Rest verfällt.',
      },
    },
    sorts: { king: 'König', falconer: 'Falkner' },
    figure: {
      king: 'König',
      falconer: 'Falkner',
    },
    figures: {
      king: counter('König', 'Könige'),
      falconer: counter('Falkner', 'Falkner'),
    },
    sources: {
      nests: 'Falkennester',
      lost: 'An Toren verfallen',
    },
  },
  scoring: {
    title: {
      nests: 'Falkennester',
    },
    reasons: {
      king: 'durch den König',
    },
    nests: 'die meisten Plättchen',
    lost: (lost, points) => (lost === points ? 'am Tor ganz verfallen' : `davon ${lost} am Tor verfallen`),
  },
  log: {
    nests: (name, tokens) =>
      `${name} nimmt ${counter('Falkennest-Plättchen', 'Falkennest-Plättchen')(tokens)}.`,
    withFigure: {
      king: 'dem König',
      falconer: 'dem Falkner',
    },
  },
  guide: {
    lessons: {
      king: 'Der König verdoppelt die Punkte eines Gebiets, das du gewinnst. Du hast nur einen, und bis es fertig ist, fehlt er dir.',
      falconer:
        'Der Falkner bringt dir aus einem Gebiet, das du gewinnst, ein Nestplättchen mehr. Du hast nur einen, und bis es fertig ist, fehlt er dir.',
      nests:
        'Falkennester in einem fertigen Gebiet bekommt, wer dessen Punkte bekommt. Wer am Ende mehr davon hat, wertet die größte freie Fläche.',
    },
  },
  start: {
    about: {
      falcon: 'Die Burg mit Kapellen, Falkennestern, König und Falkner.',
    },
  },
  tiles: {
    sets: { falcon: 'Die Falken' },
  },
  table: {
    nests: counter('Falkennest', 'Falkennester'),
  },
  board: {
    sizes: {
      nests: counter('Falkennest', 'Falkennester'),
    },
  },
  words: {
    marks: {
      nest: 'Falkennest in der Mitte',
    },
  },
};
