// Auctions: while one is on, its tiles and bids stand below the board.
import type { Position } from '../model/position.ts';

export { default as Auction, biddings } from './bazaars/Auction.svelte';

export function isAuction({ bazaar }: Pick<Position, 'bazaar'>): boolean {
  return bazaar !== null;
}
