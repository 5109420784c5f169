// English: what is said about Die Burg only.
import { counter } from '../../i18n/words.ts';
import type { BurgTexts } from './texts.ts';

const tile = counter('tile', 'tiles');

export const en: BurgTexts = {
  names: {
    games: {
      castle: 'Die Burg',
    },
    wallTiles: {
      1: { name: 'Extra turn', effect: 'one extra turn, right after your own' },
      2: { name: 'Tower twice', effect: 'a completed tower counts double' },
      3: { name: 'House twice', effect: 'a completed house counts double' },
      4: { name: 'Open path', effect: '1 point at the end for each tile of an unfinished path' },
      5: { name: 'Open tower', effect: '2 points at the end for each tile of an unfinished tower' },
      6: { name: 'Open house', effect: '1 point at the end for each tile of an unfinished house' },
      7: { name: 'Rich market', effect: '4 points instead of 3 at the end for each market of one court' },
      8: { name: 'Larger keep', effect: 'the keep counts 2 more tiles at the end' },
      9: { name: 'Five points', effect: '5 points at the end' },
    },
    sources: {
      keep: 'Keep',
      'wall-tile': 'Wall tiles',
    },
  },
  scoring: {
    title: {
      keep: 'Keep',
      'wall-tile': 'Wall tile',
    },
    wallTileTitle: (wallTile) => `Wall tile ${wallTile}`,
    keep: (tiles) => `the larger one, with ${tile(tiles)}`,
    nouns: {
      market: counter('market', 'markets'),
      freeCell: counter('free cell', 'free cells'),
    },
    reasons: {
      fountain: 'with a fountain',
      wallTile2: 'by wall tile 2',
      wallTile3: 'by wall tile 3',
      wallTile7: 'by wall tile 7',
    },
  },
  log: {
    keep: (name, tiles) => `${name}’s keep moves to the completed house: ${tile(tiles)}.`,
    wallTile: (name, tower, wallTile, effect) =>
      `${name} takes wall tile ${wallTile} from tower ${tower}: ${effect}.`,
    extra: (name) => `${name} uses wall tile 1 for another turn.`,
  },
  questions: {
    you: {
      score: 'What is scored next?',
      extra: 'Use wall tile 1 for another turn?',
    },
    others: {
      score: (name) => `${name} is choosing what to score next …`,
      extra: (name) => `${name} is considering another turn …`,
    },
    decline: {
      extra: 'No extra turn',
    },
    scoreHow: 'Does it count double?',
    double: (wallTile) => `Double with wall tile ${wallTile}`,
    extra: 'Another turn',
  },
  guide: {
    lessons: {
      finishedCourt:
        'The first area is finished. Whoever has more followers in it gets the points – if it’s a tie, nobody does – and the followers return.',
      court:
        'A merchant stays on its court until the end of the game and then scores 3 points for each market there. You won’t get it back before that.',
      keep: 'Whoever wins a house puts the keep on it. At the end, the keep on the larger house scores a point for each cell of the largest empty group.',
      wallTile:
        'A marker stopped exactly at a corner tower and took its wall tile. Wall tiles double an area, give extra turns or count at the end – so exact points can be worth more than many.',
      order:
        'Several areas are finished and all of them score. You choose the order, because each scoring moves a marker, and a marker that stops at a tower takes its wall tile.',
      extra: 'This wall tile gives you one more whole turn, right now. It works only once.',
    },
  },
  trade: {
    order: 'All of them score. The order decides where the markers stop, and so who takes a wall tile.',
    double: 'Doubling uses up the wall tile.',
    extra: 'You get one whole turn right after this one; the wall tile is then used up.',
  },
  board: {
    courts: 'Show who owns the courts',
    wall: 'wall',
    freeGroup: (cells) => `Largest free group: ${counter('cell', 'cells')(cells)}`,
    wallTile: (kind, name, effect) => `Wall tile ${kind}: ${name}, ${effect}`,
    plain: 'Score',
  },
  whyNot: {
    aloneInWall: 'Not here: a tile must touch another one or a start space.',
    outside: 'Not here: tiles stay inside the wall.',
  },
  start: {
    about: {
      castle: 'For two, within the wall: towers, houses and courts, and the points run along the wall.',
    },
  },
  words: {
    places: {
      wall: (row, column) => `row ${row}, column ${column}`,
    },
  },
};
