// English: points with their reason.
import { counter, listIn } from '../words.ts';
import type { ScoringTexts } from '../texts.ts';
import { names } from './names.ts';

const list = listIn('en');
const point = counter('point', 'points');

export const scoring: ScoringTexts = {
  title: names.areas,
  openTitle: { city: 'Unfinished city', road: 'Unfinished road', cloister: 'Unfinished cloister' },
  nouns: {
    tile: counter('tile', 'tiles'),
    pennant: counter('pennant', 'pennants'),
    city: counter('city', 'cities'),
    self: () => '1',
    around: counter('tile around it', 'tiles around it'),
  },
  points: (points, seats) =>
    seats.length > 1 ? `${point(points)} each for ${list(seats)}` : `${point(points)} for ${list(seats)}`,
};
