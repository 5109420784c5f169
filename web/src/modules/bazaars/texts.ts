// What is said about bazaars only.
import type { ModuleName } from '../../i18n/texts.ts';

type Asked = 'offer' | 'bid' | 'sell' | 'take';

export interface BazaarsTexts {
  names: {
    modules: { bazaars: ModuleName };
    options: { bazaar: { name: string; effect: string } };
    sources: Record<'received' | 'paid', string>;
  };
  words: { marks: { bazaar: string } };
  log: {
    bazaar: (name: string, tiles: readonly string[]) => string;
    offered: (name: string, tile: string, points: number) => string;
    bid: (name: string, points: number) => string;
    passed: (name: string) => string;
    won: (name: string, tile: string) => string;
    wonPaid: (name: string, tile: string, points: number, to: string | null) => string;
  };
  questions: {
    you: Record<Asked, string>;
    others: Record<Asked, (name: string) => string>;
    decline: { bid: string };
    buy: (points: number) => string;
    sell: (points: number) => string;
  };
  guide: { lessons: Record<Asked, string> };
  trade: {
    offer: string;
    bid: (seller: string) => string;
    sell: (bidder: string, points: number) => string;
    take: string;
  };
  board: {
    auction: string;
    openTiles: string;
    highest: (name: string, points: number) => string;
    wonBy: (name: string) => string;
    passed: (names: string) => string;
    standing: (name: string, points: number) => string;
    more: string;
    less: string;
    offer: (points: number) => string;
    bid: (points: number) => string;
    take: string;
  };
}
