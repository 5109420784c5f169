// What is kept free around the board: in the corners lie the tile in hand and the tools, below them all the buttons.
import { roomiest, type Box, type Margins, type Size } from './camera.ts';

export interface Surroundings {
  size: Size;
  /** On phones the tools lie in a row. */
  narrow: boolean;
  /** Of the tile in hand. */
  handSize: number;
  footHeight: number;
  /** Tiles are laid, or there is an auction; after the end nothing is. */
  phase: 'laying' | 'bazaar' | 'over';
  hasHand: boolean;
}

/** Those for showing all: they do not change with every button that comes and goes. The board is beside the tile in
 * hand or below it, as it has more room. */
export function restMargins(bounds: Box, around: Surroundings): Margins {
  const { size, narrow, handSize, footHeight, phase, hasHand } = around;
  const edge = { top: narrow ? 58 : 10, right: narrow ? 10 : 52, bottom: 10, left: 10 };
  if (phase === 'over') return edge;
  const bottom = phase === 'bazaar' ? footHeight + 18 : 80;
  if (phase === 'bazaar' && !hasHand) return { ...edge, bottom };
  const below = { ...edge, bottom, top: handSize + 28 };
  const beside = { ...edge, bottom, left: handSize + 32 };
  return narrow ? below : roomiest(bounds, size, [beside, below]);
}
