// What each event makes of what the modules have on the table.
import type { GameEvent } from '../model/game_events.ts';
import type { Position } from '../model/position.ts';
import { foldBazaar } from './bazaars/fold.ts';
import { foldBridge } from './bridges/fold.ts';
import { foldCourt } from './burg/fold.ts';
import { foldCastle } from './castles/fold.ts';
import { foldFalcon } from './falcon/fold.ts';
import { foldWheel } from './wheel/fold.ts';

export type Fold = (position: Position, event: GameEvent) => Position;

/** Each changes what is its own, so that their order does not matter. */
const folds: readonly Fold[] = [foldBazaar, foldBridge, foldCastle, foldCourt, foldFalcon, foldWheel];

export function foldModules(position: Position, event: GameEvent): Position {
  return folds.reduce((folded, fold) => fold(folded, event), position);
}
