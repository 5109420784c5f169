// How bridges are told in the log.
import type { Span } from '../spans.ts';
import type { ModuleLog } from '../log.ts';

export interface BridgeOfTurn {
  bridge: Span | null;
}

export const bridgeLog: ModuleLog = {
  change(event, _, writer) {
    if (event.event === 'bridge') writer.addToTurn({ bridge: { cell: event.cell, axis: event.axis } });
  },
  withTile: ({ bridge }, { log }) => (bridge ? [log.turnBridge] : []),
  say: (entry, name, { log }) =>
    entry.kind === 'discarded' && entry.refused ? log.refused(name, entry.tile) : null,
  places: (entry) => (entry.kind === 'turn' && entry.bridge ? { cells: [entry.bridge.cell] } : null),
  ownRules(entry) {
    if (entry.kind === 'discarded') return entry.refused ? ['B5'] : null;
    return entry.kind === 'turn' && entry.bridge ? ['B2'] : null;
  },
};
