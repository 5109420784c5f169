// The Wheel of Fortune on the start page.
import type { Preset } from '../presets.ts';

export const preset: Preset = {
  id: 'wheel',
  game: 'wheel',
  with: [],
  minutes: 40,
  sketch: {
    view: '-66 46 560 316',
    tiles:
      '-1,3,RadI,1 -1,1,RadU/3,1 4,2,RadD,3 4,0,RadE,2 4,3,RadV,2 -1,-1,RadV/1,2 0,-1,RadD,2 1,-1,RadK,1 2,-1,RadL,3 0,4,RadN/1,1 1,4,RadH,3 2,4,Rad1,3 3,4,RadV/2,1',
    followers: '0,-1,1,1 1,4,0,1 0,4,3,0',
    more: ({ wheel }) => ({
      wheel: wheel && {
        pig: 'famine',
        crowns: { ...wheel.crowns, fortune: [0], taxes: [1], storm: [1, 2], plague: [0, 2] },
      },
    }),
  },
};
