// The numbers of the rules (docs/rules) that an entry of the log follows from, the most telling first.
import { allOf, firstOf } from '../modules/log.ts';
import type { AreaKind, ScoredEvent, ScoringKind } from './game_events.ts';
import type { LogEntry } from './log_entry.ts';

const areaRules: Record<AreaKind, readonly string[]> = {
  city: ['C7', 'C9'],
  road: ['C6', 'C9'],
  cloister: ['C8'],
  field: ['C13', 'C12'],
  path: ['K8', 'K11'],
  tower: ['K9', 'K11'],
  house: ['K10', 'K11'],
  chapel: ['F2', 'K11'],
  court: ['K18', 'K11'],
};
const scoringRules: Partial<Record<ScoringKind, readonly string[]>> = areaRules;

function rulesOfScoring({ kind, complete }: ScoredEvent): readonly string[] {
  const isUnfinished = complete === false && kind !== 'field';
  return isUnfinished ? ['C13', 'C9'] : (scoringRules[kind] ?? []);
}

const entryRules: Partial<Record<LogEntry['kind'], readonly string[]>> = {
  discarded: ['C4'],
  home: ['C10'],
  finalScoring: ['C13'],
};

/** `walled`: within a wall, rules of its own hold. */
export function rulesOf(entry: LogEntry, walled: boolean): readonly string[] {
  const { kind } = entry;
  if (kind !== 'scored')
    return (
      firstOf((log) => log.ownRules?.(entry, walled)) ??
      firstOf((log) => log.rules?.[kind]) ??
      entryRules[kind] ??
      []
    );
  const { scored } = entry;
  const own = firstOf((log) => log.scoringRules?.[scored.kind]) ?? rulesOfScoring(scored);
  return [...own, ...allOf((log) => log.moreRules?.(scored))];
}
