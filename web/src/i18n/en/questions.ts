// English: what is asked, and what it says on the buttons.
import { counter } from '../words.ts';
import type { QuestionTexts } from '../texts.ts';

const point = counter('point', 'points');

export const questions: QuestionTexts = {
  you: {
    place: 'Place your tile.',
    follower: 'Place a follower, or none.',
    castle: 'Turn this small city into a castle?',
    reward: 'Which completed area does your castle score?',
    recall: 'Plague: which follower do you take back?',
    offer: 'Choose a tile and name your bid.',
    bid: 'Raise the bid, or pass?',
    sell: 'Buy the tile, or sell it to the highest bidder?',
    take: 'Which of the open tiles do you take?',
    score: 'What is scored next?',
    extra: 'Use wall tile 1 for another turn?',
  },
  others: {
    place: (name) => `${name} is placing a tile …`,
    follower: (name) => `${name} is choosing a follower …`,
    castle: (name) => `${name} is considering a castle …`,
    reward: (name) => `${name} is choosing what a castle scores …`,
    recall: (name) => `${name} is choosing a follower to take back …`,
    offer: (name) => `${name} is choosing a bazaar tile …`,
    bid: (name) => `${name} is bidding …`,
    sell: (name) => `${name} is deciding to buy or sell …`,
    take: (name) => `${name} is taking a bazaar tile …`,
    score: (name) => `${name} is choosing what to score next …`,
    extra: (name) => `${name} is considering another turn …`,
  },
  decline: {
    place: 'Discard the tile',
    follower: 'No follower',
    castle: 'No castle',
    bid: 'Pass',
    extra: 'No extra turn',
  },
  crown: (segment) => `Follower on the crown space of ${segment}`,
  buy: (points) => `Buy for ${point(points)}`,
  sell: (points) => `Sell for ${point(points)}`,
  bridge: 'Where do you build a bridge?',
  buildBridge: 'Build a bridge …',
  noBridge: 'No bridge',
  scoreHow: 'Does it count double?',
  double: (wallTile) => `Double with wall tile ${wallTile}`,
  extra: 'Another turn',
};
