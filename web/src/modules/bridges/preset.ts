// Carcassonne with expansion 8 on the start page.
import type { Preset } from '../presets.ts';

export const preset: Preset = {
  id: 'bridges',
  game: 'carcassonne',
  with: ['bridges', 'castles', 'bazaars'],
  minutes: 50,
  sketch: {
    view: '20 14 460 260',
    tiles:
      '0,0,N,0 0,1,W,0 0,2,L,1 1,0,B,3 1,1,A,2 1,2,K,3 2,0,V,3 2,1,P,2 2,2,D,0 3,0,X,3 3,1,D,3 3,2,V,1 4,0,BBB4,0 4,1,B,3 4,2,E,1',
    followers: '1,3,2,2 2,3,0,1 0,4,0,bridge 2,1,0,0 2,0,0,0',
    more: () => ({
      spans: [
        { seat: 0, cell: [4, 0], axis: 'ew' },
        { seat: 2, cell: [1, 1], axis: 'ew' },
        { seat: 2, cell: [1, 0], axis: 'ns' },
      ],
      castles: [{ seat: 1, cells: [[0, 2], [1, 2]], occupied: false }], // prettier-ignore
    }),
  },
};
