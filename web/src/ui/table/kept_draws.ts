// What this browser has fixed for the draw of each table: what the server had committed to when it was first seen, and
// the one contribution that is ever sent there. A server that refuses until it likes one is always sent the same.
import type { KeptDraw } from '../../draw/check.ts';
import { contribution } from '../../net/ids.ts';
import { readStored, store } from '../stored.ts';

const kept = 200;

function readAll(): [string, KeptDraw][] {
  try {
    const list: unknown = JSON.parse(readStored('draws') ?? '[]');
    return Array.isArray(list) ? (list as [string, KeptDraw][]) : [];
  } catch {
    return [];
  }
}

export function keptDraw(table: string): KeptDraw | null {
  return readAll().find(([id]) => id === table)?.[1] ?? null;
}

/** What is kept for the table, made the first time; null if the server commits to something else since. */
export function keepDraw(table: string, version: number, commitment: string): KeptDraw | null {
  const known = keptDraw(table);
  if (known) return known.version === version && known.commitment === commitment ? known : null;
  const draw = { version, commitment, contribution: contribution() };
  store('draws', JSON.stringify([[table, draw], ...readAll()].slice(0, kept)));
  return draw;
}
