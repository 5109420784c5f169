// English: what is said about bridges only.
import { counter } from '../../i18n/words.ts';
import type { BridgesTexts } from './texts.ts';

const oneOf = (count: number): string => (count === 1 ? 'your last bridge' : `one of your ${count} bridges`);

export const en: BridgesTexts = {
  names: {
    modules: { bridges: { name: 'Bridges', inText: 'bridges' } },
    standing: {
      bridge: 'on the bridge',
    },
  },
  log: {
    turnBridge: 'a bridge',
    refused: (name, discarded) => `${name} discards ${discarded}: it fits only with a bridge.`,
  },
  questions: {
    span: 'Where do you build a bridge?',
    buildSpan: 'Build a bridge …',
    noSpan: 'No bridge',
    decline: {
      place: 'Discard the tile',
    },
  },
  guide: {
    lessons: {
      bridge:
        'A bridge carries a road over whatever lies below. You have only a few for the whole game; in return a road grows longer, or a follower gets a road of its own.',
      tileBridge:
        'Some of these cells are only lit because a bridge would make the tile fit. Placing it there uses one of your bridges.',
    },
  },
  trade: {
    span: (count) =>
      `It uses up ${oneOf(count)}. Both its ends count as road; you can still place a follower, on the bridge too.`,
    spanHere: (count) => `This place needs a bridge and uses up ${oneOf(count)}.`,
    refuse: 'It fits only with a bridge. If you discard it, it leaves the game and you draw another.',
  },
  board: {
    withSpan: 'with a bridge',
    span: { ns: 'Bridge from north to south', ew: 'Bridge from west to east' },
  },
  start: {
    about: {
      bridges: 'Roads that cross anything, small cities as castles, and tiles under the hammer.',
    },
  },
  tiles: {
    sets: { bridges: 'Bridges, Castles and Bazaars' },
  },
  table: {
    bridges: counter('bridge in supply', 'bridges in supply'),
  },
};
