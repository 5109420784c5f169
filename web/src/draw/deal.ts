// Deals the tiles of a table once more, as docs/fair-draw.md says.
import { remainingTiles, unseenWallTiles } from '../model/remaining.ts';
import type { Terms } from '../model/protocol.ts';
import { wallTowers } from '../model/sets.ts';
import { DrawStream } from './chacha20.ts';

/** Tiles in the order of drawing, and wall tiles by tower: 0 where none is known. */
export interface Deal {
  deck: string[];
  wall: number[];
}

export type Dealt = Pick<Terms, 'game' | 'with'>;

export function nothingDealt(terms: Dealt): Deal {
  return { deck: [], wall: wallTowers(terms).map(() => 0) };
}

async function sha256(lines: readonly string[]): Promise<ArrayBuffer> {
  const text = lines.map((line) => `${line}\n`).join('');
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}

export async function commitmentTo(secret: string): Promise<string> {
  const hash = new Uint8Array(await sha256(['trencavel draw 2 commitment', secret]));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same whoever sits where. */
export function drawKey(
  table: string,
  secret: string,
  contributions: readonly string[],
): Promise<ArrayBuffer> {
  const made = contributions.filter((each) => each !== '-').sort();
  return sha256(['trencavel draw 2 key', table, secret, ...made]);
}

/** What is given, then all other tiles, shuffled; likewise the wall tiles, for the towers that have none. */
export function deal(key: ArrayBuffer, terms: Dealt, given: Deal): Deal {
  const stream = new DrawStream(key);
  const drawn: Record<string, number> = {};
  for (const tile of given.deck) drawn[tile] = (drawn[tile] ?? 0) + 1;
  const others = remainingTiles(terms, { drawn }).flatMap(({ tile, left }) =>
    Array.from({ length: left }, () => tile),
  );
  const deck = [...given.deck, ...stream.shuffle(others)];
  const kinds = unseenWallTiles({ taken: given.wall }).flatMap((left, i) =>
    Array.from({ length: left }, () => i + 1),
  );
  const rest = given.wall.length > 0 ? stream.shuffle(kinds) : [];
  return { deck, wall: given.wall.map((kind) => kind || (rest.shift() ?? 0)) };
}
