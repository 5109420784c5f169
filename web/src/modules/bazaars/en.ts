// English: what is said about bazaars only.
import { counter, listIn } from '../../i18n/words.ts';
import type { BazaarsTexts } from './texts.ts';

const list = listIn('en');
const point = counter('point', 'points');
const belowZero = 'Scores may fall below zero.';

export const en: BazaarsTexts = {
  names: {
    modules: { bazaars: { name: 'Bazaars', inText: 'bazaars' } },
    options: {
      bazaar: {
        name: 'Bazaar without bidding',
        effect: 'Everyone takes one of the open tiles and places it at once.',
      },
    },
    sources: {
      received: 'Received in bazaars',
      paid: 'Paid in bazaars',
    },
  },
  words: {
    marks: {
      bazaar: 'bazaar',
    },
  },
  log: {
    bazaar: (name, tiles) => `${name} opens a bazaar: ${list(tiles)}.`,
    offered: (name, offered, points) => `${name} chooses ${offered} and bids ${points}.`,
    bid: (name, points) => `${name} bids ${points}.`,
    passed: (name) => `${name} passes.`,
    won: (name, won) => `${name} gets ${won}.`,
    wonPaid: (name, won, points, to) =>
      `${name} gets ${won} and pays ${point(points)}${to === null ? '' : ` to ${to}`}.`,
  },
  questions: {
    you: {
      offer: 'Choose a tile and name your bid.',
      bid: 'Raise the bid, or pass?',
      sell: 'Buy the tile, or sell it to the highest bidder?',
      take: 'Which of the open tiles do you take?',
    },
    others: {
      offer: (name) => `${name} is choosing a bazaar tile …`,
      bid: (name) => `${name} is bidding …`,
      sell: (name) => `${name} is deciding to buy or sell …`,
      take: (name) => `${name} is taking a bazaar tile …`,
    },
    decline: {
      bid: 'Pass',
    },
    buy: (points) => `Buy for ${point(points)}`,
    sell: (points) => `Sell for ${point(points)}`,
  },
  guide: {
    lessons: {
      offer:
        'Everyone gets one of these tiles. Choose one and say what it is worth to you; each of the others may then bid more, once.',
      bid: 'You are asked only once. If yours stays the highest bid, whoever chose the tile decides whether you get it.',
      sell: 'You chose this tile and were outbid, so now the choice is yours: the tile, or the points.',
      take: 'Take one of the open tiles; you place it right away, as a turn of its own.',
    },
  },
  trade: {
    offer: `If nobody bids more, you pay your bid. Others may outbid you; then you buy at that price or sell to them. ${belowZero}`,
    bid: (seller) =>
      `With the highest bid you get the tile and pay ${seller}, or ${seller} keeps it and pays you. ${belowZero}`,
    sell: (bidder, points) =>
      `Buy: you get the tile and pay ${bidder} ${point(points)}. Sell: ${bidder} gets it and pays you ${point(points)}.`,
    take: 'You place it at once, as a whole turn.',
  },
  board: {
    auction: 'Bazaar',
    openTiles: 'Open tiles',
    highest: (name, points) => `Highest bid: ${name}, ${points}`,
    wonBy: (name) => `for ${name}`,
    passed: (names) => `Passed: ${names}`,
    standing: (name, points) => `${name}: ${point(points)}`,
    more: 'More',
    less: 'Less',
    offer: (points) => `Offer for ${points}`,
    bid: (points) => `Bid ${points}`,
    take: 'Take this tile',
  },
};
