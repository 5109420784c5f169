// English: what the board says beside the questions.
import { counter, pointsIn } from '../words.ts';
import type { BoardTexts } from '../texts.ts';

const tile = counter('tile', 'tiles');
const point = counter('point', 'points');
const follower = counter('follower', 'followers');

export const board: BoardTexts = {
  name: 'Board',
  keys: 'Arrow keys move between choices, R turns the tile, Enter confirms, Escape goes back, number keys choose, 0 declines, B builds a bridge. Plus and minus zoom, F shows everything, G walks through the areas and O through the free cells, with Shift backwards, L shows the last tile, V shows who owns the ground.',
  list: 'The board as a list',
  listTiles: 'Tiles on the board',
  listAreas: 'Areas with followers',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show everything',
  fields: 'Show who owns the fields',
  last: 'Show the last tile',
  turn: 'Turn',
  lay: 'Place tile',
  confirm: 'Confirm',
  back: 'Back',
  placeOf: (index, count) => `${index} of ${count}`,
  laidBy: (tile, cell, who) => `${tile}, ${cell}${who ? `, ${who}` : ''}`,
  figureOf: (name, figure) => `${figure} (${name})`,
  inHand: (drawn) => `In hand: ${drawn}.`,
  nextTo: (things) => `beside it: ${things}`,
  followersOf: (names) => `followers: ${names}`,
  noPoints: 'No points yet',
  gain: (name, points) => `${name} ${points < 0 ? '−' : '+'}${Math.abs(points)}`,
  closes: (areas) => `Finished: ${areas}`,
  home: (names, count) => `${follower(count)} back to ${names}`,
  ownedBy: (area, names) => `${area}: ${names}`,
  nobody: 'nobody',
  owner: (names) => `Points for ${names}`,
  points: point,
  worth: (points) => `now ${point(points)}`,
  worthComplete: (points) => `finished ${point(points)}`,
  worthAtEnd: (points) => `at the end ${point(points)}`,
  finished: 'finished',
  sizes: {
    tiles: counter('tile', 'tiles'),
    pennants: counter('pennant', 'pennants'),
    cities: counter('city', 'cities'),
    markets: counter('market', 'markets'),
  },
  left: (count) => `${count} left`,
  remaining: (count) => `${counter('tile', 'tiles')(count)} to come`,
  odds: (fit, left, percent) => `${fit} of ${tile(left)} ${fit === 1 ? 'fits' : 'fit'}: ${percent}% a draw`,
  fitsNowhere: 'No remaining tile fits here.',
  discarded: 'Out of the game',
  hint: (rank) => `Suggestion ${rank}`,
  hints: 'The best moves',
  hintsAbout: 'By how many points you are likely to lead at the end.',
  closeHints: 'Close the hints',
  expected: pointsIn('en'),
};
