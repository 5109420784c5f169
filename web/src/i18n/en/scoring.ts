// English: points with their reason.
import type { ScoringKind } from '../../model/game_events.ts';
import { counter, listIn } from '../words.ts';
import type { ScoringTexts } from '../texts.ts';
import { names } from './names.ts';

const list = listIn('en');
const point = counter('point', 'points');

const title: Record<ScoringKind, string> = {
  ...names.areas,
  ...names.segments,
  castle: 'Castle',
  crown: 'Crown space',
  keep: 'Keep',
  nests: 'Falcon nests',
  'wall-tile': 'Wall tile',
};

export const scoring: ScoringTexts = {
  title,
  openTitle: { city: 'Unfinished city', road: 'Unfinished road', cloister: 'Unfinished cloister' },
  crownTitle: (segment) => `Crown space of ${segment}`,
  wallTileTitle: (wallTile) => `Wall tile ${wallTile}`,
  nouns: {
    tile: counter('tile', 'tiles'),
    pennant: counter('pennant', 'pennants'),
    city: counter('city', 'cities'),
    castle: counter('castle', 'castles'),
    market: counter('market', 'markets'),
    self: () => '1',
    around: counter('tile around it', 'tiles around it'),
    fellow: (count) => `${count} for knights`,
    taxedPennant: (count) => `${count} for pennants`,
    famineCity: counter('completed city beside their farmers', 'completed cities beside their farmers'),
    atHome: counter('follower in supply', 'followers in supply'),
    monk: counter('monk', 'monks'),
    freeCell: counter('free cell', 'free cells'),
  },
  reasons: {
    fountain: 'with a fountain',
    king: 'by the king',
    wallTile2: 'by wall tile 2',
    wallTile3: 'by wall tile 3',
    wallTile7: 'by wall tile 7',
  },
  castle: (source) =>
    source === 'castle'
      ? 'as much as the scored castle beside it'
      : `as much as the completed ${title[source].toLowerCase()} beside it`,
  keep: (tiles) => `the larger one, with ${counter('tile', 'tiles')(tiles)}`,
  nests: 'the most tokens',
  points: (points, seats) =>
    seats.length > 1 ? `${point(points)} each for ${list(seats)}` : `${point(points)} for ${list(seats)}`,
  lost: (lost, points) => (lost === points ? 'all lost at a gate' : `${lost} of them lost at a gate`),
};
