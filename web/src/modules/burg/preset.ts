// Die Burg on the start page.
import type { Preset } from '../presets.ts';

export const preset: Preset = {
  id: 'castle',
  game: 'castle',
  with: [],
  minutes: 30,
  sketch: {
    players: 2,
    view: '64 634 830 467',
    tiles:
      '7,8,P22,1 1,7,P16,0 1,6,P12,2 1,8,P09,1 2,8,B05,2 7,9,C05,0 6,9,P11,3 2,7,C07,0 6,8,P24,3 7,7,P10,3 2,6,P09,1 3,6,P18,2 5,9,B02,1 3,7,B01,0 5,8,B07,3 4,7,P13,2 4,9,B07,2 6,7,B03,1 7,6,P14,2 4,8,B05,1 3,8,B10,3 3,9,P07,1 6,6,B11,0 8,6,B06,2',
    followers: '0,1,7,3 1,1,6,2 1,6,9,2 1,2,7,0 0,5,9,1 0,3,9,2',
    more: ({ court }) => ({
      scores: [56, 54],
      court: court && {
        ...court,
        keeps: [
          { cell: [7, 8], feature: 0, tiles: 2 },
          { cell: [4, 7], feature: 0, tiles: 4 },
        ],
      },
    }),
  },
};
