// How bridges are told in the log.
import type { Span } from '../spans.ts';
import type { ModuleLog } from '../log.ts';

export interface BridgeOfTurn {
  bridge: Span | null;
}

export const bridgeLog: ModuleLog = {
  write(event, _, writer) {
    if (event.event !== 'bridge') return false;
    writer.addToTurn({ bridge: { cell: event.cell, axis: event.axis } });
    return true;
  },
  withTile: ({ bridge }, { log }) => (bridge ? [log.turnBridge] : []),
  say: (entry, name, { log }) =>
    entry.kind === 'discarded' && entry.refused ? log.refused(name, entry.tile) : null,
  places: (entry) => (entry.kind === 'turn' && entry.bridge ? { cells: [entry.bridge.cell] } : null),
  rules(entry) {
    if (entry.kind === 'discarded' && entry.refused) return ['B5'];
    return entry.kind === 'turn' && entry.bridge ? ['B2'] : null;
  },
};
