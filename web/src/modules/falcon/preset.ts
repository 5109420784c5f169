// Die Burg with Falken on the start page.
import type { Preset } from '../presets.ts';

export const preset: Preset = {
  id: 'falcon',
  game: 'castle',
  with: ['falcon'],
  minutes: 40,
  sketch: {
    players: 2,
    view: '150 -84 830 467',
    tiles:
      '2,1,F01,0 0,3,P22,3 9,3,B01,0 9,2,F13,1 1,1,B02,0 0,2,P06,1 0,1,B09,1 9,4,C01,3 8,2,P24,3 3,1,B11,0 0,4,P11,1 1,3,P09,1 8,3,F12,0 2,2,F09,3 8,1,P07,2 7,3,F04,0 4,1,P07,3 7,2,P13,1 8,0,P05,0 2,3,P21,3 4,0,C04,0 3,2,P20,0 4,2,P01,0 3,3,P04,2 5,2,P15,1 7,1,P13,3 1,2,F16,0 6,2,C02,0 6,0,P09,1 6,3,F02,2 5,1,P02,2 7,4,C07,0 3,4,B07,0 5,0,P02,2 8,4,P08,0 6,4,B05,1 5,3,B03,2',
    followers: '0,9,2,2,falconer 1,9,3,1,king 0,0,2,3 0,8,2,2 1,7,3,1 1,2,3,5',
    more: ({ court }) => ({
      scores: [8, 12],
      court: court && { ...court, keeps: [null, { cell: [8, 1], feature: 0, tiles: 3 }] },
    }),
  },
};
