// How Falken is told in the log.
import { term } from '../../i18n/terms.ts';
import type { ModuleLog } from '../log.ts';

export interface FalconEntry {
  kind: 'nests';
  seat: number;
  tokens: number;
}

export const falconLog: ModuleLog = {
  write(event, _, writer) {
    if (event.event === 'nests') writer.add({ kind: 'nests', seat: event.seat, tokens: event.tokens });
    return event.event === 'nests' || event.event === 'gate';
  },
  say: (entry, name, { log }) => (entry.kind === 'nests' ? log.nests(name, entry.tokens) : null),
  rules(entry) {
    if (entry.kind === 'nests') return ['F3'];
    return entry.kind === 'scored' && entry.scored.kind === 'nests' ? ['F4'] : null;
  },
  moreRules: ({ king, lost }) => [...(king ? ['F6'] : []), ...(lost ? ['F9'] : [])],
  terms: ({ kind, free = 0 }) => (kind === 'nests' ? [term(free, 'freeCell')] : null),
  doubled: ({ king }) => (king ? ['king'] : []),
  reason: ({ kind }, sum, { scoring }) => (kind === 'nests' ? `${scoring.nests}, ${sum}` : null),
};
