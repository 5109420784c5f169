// What the pages of the rules show of the wheel: its name, a word on it, and pictures.
import { cut, type RulePage, type Sketch } from '../../../rules/sketch.ts';

const pictures = {
  W3: {
    game: 'wheel',
    view: [-8, -8, 416, 416],
    more: ({ wheel }) => ({
      wheel: wheel && { pig: 'taxes', crowns: { ...wheel.crowns, taxes: [1], storm: [0, 2], plague: [0] } },
    }),
  },
} satisfies Record<string, Sketch>;

export const page: RulePage = {
  name: { de: 'Das Schicksalsrad', en: 'The Wheel of Fortune' },
  about: {
    de: 'Carcassonne rund um ein Rad, auf dem ein Schwein über Glück und Unglück läuft.',
    en: 'Carcassonne around a wheel, where a pig walks over good luck and bad.',
  },
  pictures,
  cover: cut(pictures.W3, 30, 70, 340, 170),
};
