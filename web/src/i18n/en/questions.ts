// English: what is asked, and what it says on the buttons.
import { counter } from '../words.ts';
import type { QuestionTexts } from '../texts.ts';

const point = counter('point', 'points');

export const questions: QuestionTexts = {
  you: {
    place: 'Lay the tile.',
    follower: 'Place a follower, or none.',
    castle: 'Do you make the small city a castle?',
    reward: 'Which completed area brings your castle its points?',
    recall: 'Plague: which follower do you take home?',
    offer: 'Choose a tile and name your bid.',
    bid: 'Do you bid more, or pass?',
    sell: 'Do you buy the tile, or sell it to the highest bidder?',
    take: 'Which of the open tiles do you take?',
    score: 'What is scored next?',
    extra: 'Do you use wall tile 1 for another turn?',
  },
  others: {
    place: (name) => `${name} lays a tile …`,
    follower: (name) => `${name} thinks about a follower …`,
    castle: (name) => `${name} thinks about a castle …`,
    reward: (name) => `${name} chooses what a castle brings …`,
    recall: (name) => `${name} chooses who comes home …`,
    offer: (name) => `${name} chooses a tile of the bazaar …`,
    bid: (name) => `${name} thinks about a bid …`,
    sell: (name) => `${name} buys or sells …`,
    take: (name) => `${name} takes a tile of the bazaar …`,
    score: (name) => `${name} chooses what is scored next …`,
    extra: (name) => `${name} thinks about another turn …`,
  },
  decline: {
    place: 'Put the tile away',
    follower: 'No follower',
    castle: 'No castle',
    bid: 'Pass',
    extra: 'No further turn',
  },
  crown: (segment) => `Follower on the crown space of ${segment}`,
  buy: (points) => `Buy for ${point(points)}`,
  sell: (points) => `Sell for ${point(points)}`,
  scoreHow: 'Does it count double?',
  double: (wallTile) => `Double with wall tile ${wallTile}`,
  extra: 'Another turn',
};
