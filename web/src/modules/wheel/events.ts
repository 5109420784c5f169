// What can happen on the wheel, as the server tells it.

export const segments = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'] as const;
export type Segment = (typeof segments)[number];

/** What brings points; the plague brings none. */
export type WheelScoring = 'crown' | Exclude<Segment, 'plague'>;

export type WheelEvent =
  { event: 'crown' | 'uncrowned'; seat: number; segment: Segment } | { event: 'pig'; segment: Segment };

export interface WheelReason {
  /** Taxes: for each knight the own ones in its city, itself too. */
  fellows?: number;
  segment?: Segment;
}
