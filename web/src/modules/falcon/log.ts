// How Falken is told in the log.
import { term } from '../../i18n/terms.ts';
import type { ModuleLog } from '../log.ts';

export interface FalconEntry {
  kind: 'nests';
  seat: number;
  tokens: number;
}

export const falconLog: ModuleLog = {
  entry: (event) =>
    event.event === 'nests' ? { kind: 'nests', seat: event.seat, tokens: event.tokens } : null,
  say: (entry, name, { log }) => (entry.kind === 'nests' ? log.nests(name, entry.tokens) : null),
  rules: { nests: ['F3'] },
  scoringRules: { nests: ['F4'] },
  moreRules: ({ king, lost }) => [...(king ? ['F6'] : []), ...(lost ? ['F9'] : [])],
  terms: ({ kind, free = 0 }) => (kind === 'nests' ? [term(free, 'freeCell')] : null),
  doubled: ({ king }) => (king ? ['king'] : []),
  reason: ({ kind }, sum, { scoring }) => (kind === 'nests' ? `${scoring.nests}, ${sum}` : null),
};
