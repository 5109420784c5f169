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
  left: (name) => `${name} has left the seat.`,
  undone: (name) => `${name} has taken the last move back.`,
  draw: {
    offer: (name) => `${name} offers a draw.`,
    accept: (name) => `${name} accepts the draw.`,
    decline: (name) => `${name} declines the draw.`,
    withdraw: (name) => `${name} withdraws the offer of a draw.`,
  },
  replaced: {
    left: (name, computer) => `${name} has left: the computer (${computer}) plays on.`,
    resigned: (name, computer) => `${name} has resigned: the computer (${computer}) plays on.`,
    time: (name, computer) => `${name} has run out of time: the computer (${computer}) plays on.`,
    removed: (name, computer) => `${name} was removed: the computer (${computer}) plays on.`,
    deleted: (name, computer) => `${name} is gone: the computer (${computer}) plays on.`,
  },
  muted: (name) => `The host has muted ${name}.`,
  unmuted: (name) => `The host lets ${name} write again.`,
  removed: (name) => `The host has removed ${name}.`,
  someone: 'somebody',
  turn: (name, placed, cell, extras) =>
    `${name} lays ${placed} at ${cell}${extras.length > 0 ? `, with ${list(extras)}` : ''}.`,
  turnBridge: 'a bridge',
  turnFollower: (figure, standing) => `${withFigure[figure]} ${names.standing[standing]}`,
  turnCrown: (segment) => `a follower on the crown space of ${segment}`,
  discarded: (name, discarded) => `${discarded} fits nowhere and leaves the game; ${name} draws again.`,
  refused: (name, discarded) => `${name} puts ${discarded} away: it fits only with a bridge.`,
  castle: (name) => `${name} makes the small city a castle.`,
  home: (who) => `Home again: ${list(who)}.`,
  homecomer: (name, figures) => `${figures} (${name})`,
  pig: (segment) => `The pig moves to ${segment}.`,
  pigDrawn: (name, drawn, segment) => `${name} draws ${drawn}: the pig moves to ${segment}.`,
  plague: 'Everyone takes a follower home.',
  bazaar: (name, tiles) => `${name} has opened a bazaar: ${list(tiles)}.`,
  offered: (name, offered, points) => `${name} chooses ${offered} and bids ${points}.`,
  bid: (name, points) => `${name} bids ${points}.`,
  passed: (name) => `${name} passes.`,
  won: (name, won) => `${name} gets ${won}.`,
  wonPaid: (name, won, points, to) =>
    `${name} gets ${won} and pays ${point(points)}${to === null ? '' : ` to ${to}`}.`,
  nests: (name, tokens) => `${name} takes ${counter('nest token', 'nest tokens')(tokens)}.`,
  keep: (name, cell, tiles) => `The keep of ${name} now stands on the house at ${cell}: ${tile(tiles)}.`,
  wallTile: (name, tower, wallTile, effect) =>
    `${name} takes wall tile ${wallTile} from tower ${tower}: ${effect}.`,
  extra: (name) => `${name} uses wall tile 1 for another turn.`,
  finalScoring: 'The last tile lies: final scoring.',
};

export const end: EndTexts = {
  won: (winners) => (winners.length > 1 ? `${list(winners)} share the win.` : `${list(winners)} has won.`),
  reasons: {
    over: () => 'The game is over.',
    resigned: (name) => `${name} has resigned.`,
    time: (name) => `${name} has run out of time.`,
    drawn: () => 'The players have agreed on a draw.',
    aborted: () => 'The table was closed before the end.',
  },
};
