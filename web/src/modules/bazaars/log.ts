// How bazaars are told in the log: what was paid for a tile is told with the tile.
import type { ModuleLog } from '../log.ts';

export type BazaarEntry =
  | { kind: 'bazaar'; seat: number; tiles: readonly string[] }
  | { kind: 'offered'; seat: number; tile: string; points: number }
  | { kind: 'bid'; seat: number; points: number }
  | { kind: 'passed'; seat: number }
  | { kind: 'won'; seat: number; tile: string; paid: { points: number; to: number | null } | null };

export const bazaarLog: ModuleLog = {
  entry(event, before) {
    switch (event.event) {
      case 'bazaar':
        return { kind: 'bazaar', seat: event.seat, tiles: [] };
      case 'offered':
        return { kind: 'offered', seat: event.seat, tile: event.tile, points: event.points };
      case 'bid':
        return { kind: 'bid', seat: event.seat, points: event.points };
      case 'passed':
        return { kind: 'passed', seat: event.seat };
      case 'won': {
        const paid = before?.event === 'paid' ? { points: before.points, to: before.to } : null;
        return { kind: 'won', seat: event.seat, tile: event.tile, paid };
      }
      default:
        return null;
    }
  },
  change(event, _, writer) {
    const last = writer.log.at(-1);
    if (event.event === 'turned-up' && last?.kind === 'bazaar')
      writer.replaceLast({ ...last, tiles: [...last.tiles, event.tile] });
  },
  say(entry, name, { log }) {
    switch (entry.kind) {
      case 'bazaar':
        return log.bazaar(name, entry.tiles);
      case 'offered':
        return log.offered(name, entry.tile, entry.points);
      case 'bid':
        return log.bid(name, entry.points);
      case 'passed':
        return log.passed(name);
      case 'won': {
        const { tile, paid } = entry;
        if (!paid) return log.won(name, tile);
        return log.wonPaid(name, tile, paid.points, paid.to === null ? null : (entry.names[paid.to] ?? ''));
      }
      default:
        return null;
    }
  },
  rules: { bazaar: ['B16'], offered: ['B17'], bid: ['B17'], passed: ['B17'], won: ['B18', 'B19'] },
  renamed(entry, rename) {
    if (entry.kind === 'bazaar') return { ...entry, tiles: entry.tiles.map(rename) };
    return entry.kind === 'offered' || entry.kind === 'won' ? { ...entry, tile: rename(entry.tile) } : null;
  },
};
