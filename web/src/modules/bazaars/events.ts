// What can happen in a bazaar, as the server tells it.

interface WithTile {
  seat: number;
  tile: string;
}

export type BazaarEvent =
  | { event: 'bazaar'; seat: number }
  | { event: 'turned-up'; tile: string }
  | (WithTile & { event: 'offered'; points: number })
  | { event: 'bid'; seat: number; points: number }
  | { event: 'passed'; seat: number }
  | { event: 'paid'; seat: number; to: number | null; points: number }
  | (WithTile & { event: 'won' });
