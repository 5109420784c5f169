// Auctions: while one is on, its tiles and bids stand below the board.
import type { Offer } from './bazaars/fold.ts';
import type { Position } from '../model/position.ts';

export { default as Auction, biddings } from './bazaars/Auction.svelte';

/** The tile that is bid for, and by whom. */
export function offerIn({ bazaar }: Pick<Position, 'bazaar'>): Offer | null {
  return bazaar?.offer ?? null;
}

export function isAuction({ bazaar }: Pick<Position, 'bazaar'>): boolean {
  return bazaar !== null;
}
