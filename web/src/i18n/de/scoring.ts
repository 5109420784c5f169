// German: points with their reason.
import { counter, listIn } from '../words.ts';
import type { ScoringTexts } from '../texts.ts';
import { names } from './names.ts';

const list = listIn('de');
const point = counter('Punkt', 'Punkte');

export const scoring: ScoringTexts = {
  title: names.areas,
  openTitle: { city: 'Unfertige Stadt', road: 'Unfertige Straße', cloister: 'Unfertiges Kloster' },
  nouns: {
    tile: counter('Karte', 'Karten'),
    pennant: counter('Wappen', 'Wappen'),
    city: counter('Stadt', 'Städte'),
    self: () => '1',
    around: counter('Karte ringsum', 'Karten ringsum'),
  },
  points: (points, seats) =>
    seats.length > 1 ? `je ${point(points)} für ${list(seats)}` : `${point(points)} für ${list(seats)}`,
};
