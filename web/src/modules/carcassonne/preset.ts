// Carcassonne on the start page.
import type { Preset } from '../presets.ts';

export const preset: Preset = {
  id: 'carcassonne',
  game: 'carcassonne',
  with: [],
  minutes: 30,
  sketch: {
    view: '20 10 460 260',
    tiles:
      '0,0,L,2 0,1,F,3 0,2,E,0 1,0,V,1 1,1,E,1 1,2,B,1 2,0,K,2 2,1,M,0 2,2,A,3 3,0,W,1 3,1,U,2 3,2,L,2 4,0,B,3 4,1,B,1 4,2,V,0',
    followers: '0,3,0,1 1,0,0,4 0,4,1,0 1,1,2,0 2,2,1,0',
  },
};
