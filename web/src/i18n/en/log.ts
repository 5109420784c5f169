// English: what happened, in sentences.
import type { Figure } from '../../model/figures.ts';
import { counter, listIn } from '../words.ts';
import type { EndTexts, LogTexts } from '../texts.ts';
import { names } from './names.ts';

const list = listIn('en');
const point = counter('point', 'points');
const tile = counter('tile', 'tiles');

const withFigure: Record<Figure, string> = {
  knight: 'a knight',
  robber: 'a robber',
  farmer: 'a farmer',
  monk: 'a monk',
  herald: 'a herald',
  towerKnight: 'a knight',
  squire: 'a squire',
  preacher: 'a preacher',
  merchant: 'a merchant',
  king: 'the king',
  falconer: 'the falconer',
  castellan: 'a follower',
  crowned: 'a follower',
};

export const log: LogTexts = {
  created: 'The table is open.',
  joined: (name) => `${name} sits down.`,
  left: (name) => `${name} leaves the table.`,
  undone: (name) => `${name} undoes the last move.`,
  draw: {
    offer: (name) => `${name} offers a draw.`,
    accept: (name) => `${name} accepts the draw.`,
    decline: (name) => `${name} declines the draw.`,
    withdraw: (name) => `${name} withdraws the offer of a draw.`,
  },
  replaced: {
    left: (name, computer) => `${name} left. The computer (${computer}) takes over.`,
    resigned: (name, computer) => `${name} resigned. The computer (${computer}) takes over.`,
    time: (name, computer) => `${name} ran out of time. The computer (${computer}) takes over.`,
    removed: (name, computer) => `${name} was removed. The computer (${computer}) takes over.`,
    deleted: (name, computer) => `${name} is gone. The computer (${computer}) takes over.`,
  },
  muted: (name) => `The host muted ${name}.`,
  unmuted: (name) => `The host unmuted ${name}.`,
  removed: (name) => `The host removed ${name}.`,
  someone: 'someone',
  turn: (name, placed, extras) =>
    `${name} places ${placed}${extras.length > 0 ? `, with ${list(extras)}` : ''}.`,
  turnBridge: 'a bridge',
  turnFollower: (figure, standing) => `${withFigure[figure]} ${names.standing[standing]}`,
  turnCrown: (segment) => `a follower on the crown space of ${segment}`,
  discarded: (name, discarded) => `${discarded} fits nowhere and leaves the game; ${name} draws again.`,
  refused: (name, discarded) => `${name} discards ${discarded}: it fits only with a bridge.`,
  castle: (name) => `${name} turns the small city into a castle.`,
  home: (who, count) => `${list(who)} ${count === 1 ? 'returns' : 'return'}.`,
  homecomer: (name, figures) => `${name}’s ${figures}`,
  pig: (segment) => `The pig moves to ${segment}.`,
  pigDrawn: (name, drawn, segment) => `${name} draws ${drawn}: the pig moves to ${segment}.`,
  plague: 'Everyone takes a follower back.',
  bazaar: (name, tiles) => `${name} opens a bazaar: ${list(tiles)}.`,
  offered: (name, offered, points) => `${name} chooses ${offered} and bids ${points}.`,
  bid: (name, points) => `${name} bids ${points}.`,
  passed: (name) => `${name} passes.`,
  won: (name, won) => `${name} gets ${won}.`,
  wonPaid: (name, won, points, to) =>
    `${name} gets ${won} and pays ${point(points)}${to === null ? '' : ` to ${to}`}.`,
  nests: (name, tokens) => `${name} takes ${counter('nest token', 'nest tokens')(tokens)}.`,
  keep: (name, tiles) => `${name}’s keep moves to the completed house: ${tile(tiles)}.`,
  wallTile: (name, tower, wallTile, effect) =>
    `${name} takes wall tile ${wallTile} from tower ${tower}: ${effect}.`,
  extra: (name) => `${name} uses wall tile 1 for another turn.`,
  finalScoring: 'The last tile is placed: final scoring.',
};

export const end: EndTexts = {
  won: (winners) => (winners.length > 1 ? `${list(winners)} share the win.` : `${list(winners)} wins.`),
  reasons: {
    over: () => 'The game is over.',
    resigned: (name) => `${name} resigned.`,
    time: (name) => `${name} ran out of time.`,
    drawn: () => 'Draw by agreement.',
    aborted: () => 'The table was closed before the end.',
  },
};
