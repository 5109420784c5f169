// For tests: what the server and the page must agree on.
import { readFileSync } from 'node:fs';
import type { GameName, ModuleName } from '../model/protocol.ts';

export interface DrawVector {
  game: GameName;
  with: ModuleName[];
  table: string;
  secret: string;
  contributions: string[];
  commitment: string;
  key: string;
  /** So many tiles of the deck, and these wall tiles, came from another game. */
  given?: number;
  given_wall?: number[];
  deck: string;
  wall?: number[];
}

export const vectors = JSON.parse(
  readFileSync(new URL('../../../tests/draw/vectors.json', import.meta.url), 'utf8'),
) as {
  chacha20: { key: string; block: number; bytes: string }[];
  below: { key: string; n: number; numbers: number[] }[];
  draws: DrawVector[];
};

export function bytesOf(digits: string): ArrayBuffer {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16)).buffer;
}

export function digitsOf(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('hex');
}
