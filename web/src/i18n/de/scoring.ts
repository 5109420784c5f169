// German: points with their reason.
import type { ScoringKind } from '../../model/game_events.ts';
import { counter, listIn } from '../words.ts';
import type { ScoringTexts } from '../texts.ts';
import { names } from './names.ts';

const list = listIn('de');
const point = counter('Punkt', 'Punkte');

const title: Record<ScoringKind, string> = {
  ...names.areas,
  ...names.segments,
  castle: 'Burg',
  crown: 'Kronenfeld',
  keep: 'Palas',
  nests: 'Falkennester',
  'wall-tile': 'Mauerplättchen',
};

/** `so viel wie …` */
const sources: Partial<Record<ScoringKind, string>> = {
  city: 'die fertige Stadt',
  road: 'die fertige Straße',
  cloister: 'das fertige Kloster',
  castle: 'die gewertete Burg',
};

export const scoring: ScoringTexts = {
  title,
  openTitle: { city: 'Unfertige Stadt', road: 'Unfertige Straße', cloister: 'Unfertiges Kloster' },
  crownTitle: (segment) => `Kronenfeld ${segment}`,
  wallTileTitle: (wallTile) => `Mauerplättchen ${wallTile}`,
  nouns: {
    tile: counter('Karte', 'Karten'),
    pennant: counter('Wappen', 'Wappen'),
    city: counter('Stadt', 'Städte'),
    castle: counter('Burg', 'Burgen'),
    market: counter('Markt', 'Märkte'),
    self: () => '1',
    around: counter('Karte ringsum', 'Karten ringsum'),
    fellow: (count) => `${count} für Ritter`,
    taxedPennant: (count) => `${count} für Wappen`,
    famineCity: counter('fertige Stadt bei eigenen Bauern', 'fertige Städte bei eigenen Bauern'),
    atHome: counter('Gefolgsmann im Vorrat', 'Gefolgsleute im Vorrat'),
    monk: counter('Mönch', 'Mönche'),
    freeCell: counter('freies Feld', 'freie Felder'),
  },
  reasons: {
    fountain: 'mit Brunnen',
    king: 'durch den König',
    wallTile2: 'durch Mauerplättchen 2',
    wallTile3: 'durch Mauerplättchen 3',
    wallTile7: 'durch Mauerplättchen 7',
  },
  castle: (source) => `so viel wie ${sources[source] ?? title[source]} daneben`,
  keep: (tiles) => `der größere, mit ${counter('Karte', 'Karten')(tiles)}`,
  nests: 'die meisten Plättchen',
  points: (points, seats) =>
    seats.length > 1 ? `je ${point(points)} für ${list(seats)}` : `${point(points)} für ${list(seats)}`,
  lost: (lost, points) => (lost === points ? 'am Tor ganz verfallen' : `davon ${lost} am Tor verfallen`),
};
