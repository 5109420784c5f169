// English: what happened, in sentences.
import { listIn } from '../words.ts';
import type { LogTexts, EndTexts } from '../texts.ts';

const list = listIn('en');

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
  withFigure: {
    knight: 'a knight',
    robber: 'a robber',
    farmer: 'a farmer',
    monk: 'a monk',
    herald: 'a herald',
    towerKnight: 'a knight',
    squire: 'a squire',
    preacher: 'a preacher',
    merchant: 'a merchant',
  },
  discarded: (name, discarded) => `${discarded} fits nowhere and leaves the game; ${name} draws again.`,
  home: (who, count) => `${list(who)} ${count === 1 ? 'returns' : 'return'}.`,
  homecomer: (name, figures) => `${name}’s ${figures}`,
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
