// The seats' colours, letters and patterns: colour is never the only sign.

export type SeatPattern = 'band' | 'dots' | 'zigzag' | 'stripes' | 'chequers' | 'slants';

export interface SeatLook {
  /** CSS classes and custom properties end in it: `seat-0`, `--seat-0`. */
  index: number;
  pattern: SeatPattern;
}

const patterns: readonly SeatPattern[] = ['band', 'dots', 'zigzag', 'stripes', 'chequers', 'slants'];

export const seatLooks: readonly SeatLook[] = patterns.map((pattern, index) => ({ index, pattern }));
