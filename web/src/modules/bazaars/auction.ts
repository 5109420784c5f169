// What the auction needs from the board around it.
import type { BoardProps } from '../../board/types.ts';
import type { Question } from '../../model/question.ts';

/** Auction.svelte: the open tiles of a bazaar, the offer and the bids. The board shows it by itself. */
export interface AuctionProps extends Pick<BoardProps, 'texts' | 'terms' | 'position' | 'seats'> {
  question: Question | null;
  busy: boolean;
  /** What the answer costs and brings. */
  trade?: string | null;
  /** A proposed answer that is to be laid ready. */
  proposed?: string | null;
  onmove: (line: string) => void;
  onlook?: (tile: string | null) => void;
}
