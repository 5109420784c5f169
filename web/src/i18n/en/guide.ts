// English: tips for the first game, what an answer costs, and why something is no answer.
import type { AreaKind } from '../../model/game_events.ts';
import type { GuideTexts, WhyNotTexts } from '../guide_texts.ts';

export const guide: GuideTexts = {
  tile: {
    mouse:
      'Your tile fits wherever a cell is lit. Click a cell, turn the tile with R or the mouse wheel, and click it again to place it.',
    touch:
      'Your tile fits wherever a cell is lit. Tap a cell, tap again to turn the tile, then press “Place tile”.',
  },
  lessons: {
    follower:
      'A follower claims what it stands on: once that is finished, you get its points and the follower back. You only have a few, so placing none can be right.',
    finished:
      'The first area is finished. Whoever has the most followers in it gets the points – if it’s a tie, everyone tied gets them all – and the followers return.',
    field:
      'A farmer stays on its field until the end of the game and then scores 3 points for each finished city beside it. You won’t get it back before that.',
  },
  tip: 'Tip',
  gotIt: 'Got it',
  noMore: 'No more tips',
  tips: 'Tips for the first game',
  again: 'Show all tips again',
  willCome: 'The tips will be shown again as you play.',
  areOff: 'Tips are off. You can turn them on again in this menu.',
};

const kinds: Record<AreaKind, string> = {
  city: 'a city',
  road: 'a road',
  field: 'a field',
  cloister: 'a cloister',
  path: 'a path',
  tower: 'a tower',
  house: 'a house',
  chapel: 'a chapel',
  court: 'a court',
};

export const whyNot: WhyNotTexts = {
  alone: 'Not here: a tile must touch another one.',
  clash: (ours, theirs) => `Not here: ${kinds[ours]} would meet ${kinds[theirs]}.`,
  taken: 'Not here: somebody already stands in this area.',
  lastTile: 'Not here: a follower goes on the tile you have just placed.',
  noFollower: 'You have no followers left in your supply.',
  marked: 'Choose one of the marked places.',
  rules: 'Not here: the rules do not allow it.',
};
