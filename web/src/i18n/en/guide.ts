// English: tips for the first game, what an answer costs, and why something is no answer.
import type { AreaKind } from '../../model/game_events.ts';
import type { GuideTexts, TradeTexts, WhyNotTexts } from '../guide_texts.ts';
import { counter } from '../words.ts';

const point = counter('point', 'points');
const oneOf = (count: number): string => (count === 1 ? 'your last bridge' : `one of your ${count} bridges`);

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
    finishedCourt:
      'The first area is finished. Whoever has more followers in it gets the points – if it’s a tie, nobody does – and the followers return.',
    field:
      'A farmer stays on its field until the end of the game and then scores 3 points for each finished city beside it. You won’t get it back before that.',
    court:
      'A merchant stays on its court until the end of the game and then scores 3 points for each market there. You won’t get it back before that.',
    bridge:
      'A bridge carries a road over whatever lies below. You have only a few for the whole game; in return a road grows longer, or a follower gets a road of its own.',
    tileBridge:
      'Some of these cells are only lit because a bridge would make the tile fit. Placing it there uses one of your bridges.',
    castle:
      'A castle gives up the points of this small city. In return your follower waits on it and scores all the points of the next thing finished beside it, whoever owns that.',
    reward:
      'Several things beside your castle were finished at once, and it scores only one of them. Then its follower returns to you.',
    offer:
      'Everyone gets one of these tiles. Choose one and say what it is worth to you; each of the others may then bid more, once.',
    bid: 'You are asked only once. If yours stays the highest bid, whoever chose the tile decides whether you get it.',
    sell: 'You chose this tile and were outbid, so now the choice is yours: the tile, or the points.',
    take: 'Take one of the open tiles; you place it right away, as a turn of its own.',
    pig: 'The tile had a number, so the pig moved on that many segments. The segment where it stops acts at once: it brings points, or the plague.',
    crown:
      'A follower on a crown waits for the pig: when it stops at that segment, the crown scores 3 or 6 points and the follower returns. Until then you can’t use it elsewhere.',
    plague:
      'Plague: everyone takes one follower back from the land. It scores nothing, but you can place it again.',
    keep: 'Whoever wins a house puts the keep on it. At the end, the keep on the larger house scores a point for each cell of the largest empty group.',
    wallTile:
      'A marker stopped exactly at a corner tower and took its wall tile. Wall tiles double an area, give extra turns or count at the end – so exact points can be worth more than many.',
    order:
      'Several areas are finished and all of them score. You choose the order, because each scoring moves a marker, and a marker that stops at a tower takes its wall tile.',
    extra: 'This wall tile gives you one more whole turn, right now. It works only once.',
    king: 'The king doubles the points of an area that you win. You have only one, and he is away until that area is finished.',
    falconer:
      'The falconer brings you one more nest token from an area that you win. You have only one, and he is away until that area is finished.',
    nests:
      'Falcon nests in a finished area go to whoever gets its points. At the end, the player with more of them scores the largest empty group.',
  },
  tip: 'Tip',
  gotIt: 'Got it',
  noMore: 'No more tips',
  tips: 'Tips for the first game',
  again: 'Show all tips again',
  willCome: 'The tips will be shown again as you play.',
  areOff: 'Tips are off. You can turn them on again in this menu.',
};

const bidsBelowZero = 'Scores may fall below zero.';

export const trade: TradeTexts = {
  castle: (points) =>
    `You give up ${points === null ? 'its points' : `its ${point(points)}`} now. The castle then scores as much as the next thing finished in these six cells.`,
  bridge: (count) =>
    `It uses up ${oneOf(count)}. Both its ends count as road; you can still place a follower, on the bridge too.`,
  bridgeHere: (count) => `This place needs a bridge and uses up ${oneOf(count)}.`,
  refuse: 'It fits only with a bridge. If you discard it, it leaves the game and you draw another.',
  reward: 'The castle scores only once: all the points of what you choose, whoever owns it.',
  recall: 'It returns to your supply without points. What it would score now stands beside it.',
  offer: `If nobody bids more, you pay your bid. Others may outbid you; then you buy at that price or sell to them. ${bidsBelowZero}`,
  bid: (seller) =>
    `With the highest bid you get the tile and pay ${seller}, or ${seller} keeps it and pays you. ${bidsBelowZero}`,
  sell: (bidder, points) =>
    `Buy: you get the tile and pay ${bidder} ${point(points)}. Sell: ${bidder} gets it and pays you ${point(points)}.`,
  take: 'You place it at once, as a whole turn.',
  order: 'All of them score. The order decides where the markers stop, and so who takes a wall tile.',
  double: 'Doubling uses up the wall tile.',
  extra: 'You get one whole turn right after this one; the wall tile is then used up.',
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
  aloneInWall: 'Not here: a tile must touch another one or a start space.',
  outside: 'Not here: tiles stay inside the wall.',
  clash: (ours, theirs) => `Not here: ${kinds[ours]} would meet ${kinds[theirs]}.`,
  taken: 'Not here: somebody already stands in this area.',
  lastTile: 'Not here: a follower goes on the tile you have just placed.',
  noFollower: 'You have no followers left in your supply.',
  marked: 'Choose one of the marked places.',
  rules: 'Not here: the rules do not allow it.',
};
