// What the modules have on the table.
import type { Setup } from '../model/position.ts';
import type { Bazaar } from './bazaars/fold.ts';
import type { PlacedBridge } from './bridges/fold.ts';
import { startCourt, type Court } from './burg/fold.ts';
import type { PlacedCastle } from './castles/places.ts';
import { startWheel, type Wheel } from './wheel/fold.ts';

export interface ModulePosition {
  spans: readonly PlacedBridge[];
  castles: readonly PlacedCastle[];
  wheel: Wheel | null;
  bazaar: Bazaar | null;
  court: Court | null;
}

/** What players have at home beside followers. */
export type ModulePiece = 'bridges' | 'castles' | 'kings' | 'falconers';

export function startModules(setup: Setup): ModulePosition {
  return {
    spans: [],
    castles: [],
    wheel: setup.game === 'wheel' ? startWheel() : null,
    bazaar: null,
    court: setup.game === 'castle' ? startCourt(setup) : null,
  };
}
