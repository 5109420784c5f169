// What is kept free around the board: in the corners lie the tile in hand and the tools, below them all the buttons.
import { fitted, roomiest, type Box, type Margins, type Size } from './camera.ts';

export interface Surroundings {
  size: Size;
  /** On phones the tools lie in a row. */
  narrow: boolean;
  /** Of the tile in hand. */
  handSize: number;
  footHeight: number;
  /** Of the part of it that stays until it was read. */
  tipHeight?: number;
  /** Tiles are laid, or there is an auction; after the end nothing is. */
  phase: 'laying' | 'auction' | 'over';
  hasHand: boolean;
  /** Something lies over the question, and nothing is laid meanwhile. */
  isCovered?: boolean;
}

/** Smaller than this, a board goes on below the tile in hand, which then takes the corner where it hides the least; the
 * tools stay where they are, so nothing lies below them. */
const smallest = 0.27;

/** Those for showing all: they do not change with every button that comes and goes. The board is beside the tile in
 * hand or below it, as it has more room. */
export function restMargins(bounds: Box, around: Surroundings): Margins {
  const { size, narrow, handSize, footHeight, tipHeight = 0, phase, hasHand, isCovered = false } = around;
  const edge = { top: narrow ? 58 : 10, right: narrow ? 4 : 52, bottom: 10, left: narrow ? 4 : 10 };
  if (isCovered) return { ...edge, top: 10 };
  if (phase === 'over') return edge;
  const bottom = phase === 'auction' ? footHeight + 18 : 80 + tipHeight;
  if (phase === 'auction' && !hasHand) return { ...edge, bottom };
  const below = { ...edge, bottom, top: handSize + 28 };
  const beside = { ...edge, bottom, left: handSize + 32 };
  if (!narrow) return roomiest(bounds, size, [beside, below]);
  const isSmall = fitted(bounds, size, below).scale < smallest;
  return isSmall ? { ...edge, bottom } : below;
}
