// The numbers of the rules (docs/rules) that an entry of the log follows from, the most telling first.
import type { ScoredEvent, ScoringKind } from './game_events.ts';
import type { LogEntry } from './log_entry.ts';

const scoringRules: Record<ScoringKind, readonly string[]> = {
  city: ['C7', 'C9'],
  road: ['C6', 'C9'],
  cloister: ['C8'],
  field: ['C13', 'C12'],
  path: ['K8', 'K11'],
  tower: ['K9', 'K11'],
  house: ['K10', 'K11'],
  chapel: ['F2', 'K11'],
  court: ['K18', 'K11'],
  castle: ['B11', 'B12', 'B13'],
  crown: ['W11'],
  fortune: ['W5'],
  taxes: ['W6'],
  famine: ['W7'],
  storm: ['W8'],
  inquisition: ['W9'],
  keep: ['K18', 'K13'],
  nests: ['F4'],
  'wall-tile': ['K16'],
};

function rulesOfScoring({ kind, complete, castles, king, wall_tile: wallTile, lost }: ScoredEvent): string[] {
  const isUnfinished = complete === false && kind !== 'field';
  const rules = isUnfinished ? ['C13', 'C9'] : [...scoringRules[kind]];
  if (castles) rules.push('B15');
  if (king) rules.push('F6');
  if (wallTile && kind !== 'wall-tile') rules.push('K16');
  if (lost) rules.push('F9');
  return rules;
}

const entryRules: Partial<Record<LogEntry['kind'], readonly string[]>> = {
  discarded: ['C4'],
  castle: ['B8', 'B9'],
  home: ['C10'],
  pig: ['W4'],
  bazaar: ['B16'],
  offered: ['B17'],
  bid: ['B17'],
  passed: ['B17'],
  won: ['B18', 'B19'],
  nests: ['F3'],
  keep: ['K13'],
  wallTile: ['K15', 'K16'],
  extra: ['K16'],
  finalScoring: ['C13'],
};

/** Those of Die Burg instead, where it has its own (K: nothing of C holds there). */
const courtRules: Partial<Record<LogEntry['kind'], readonly string[]>> = {
  discarded: ['K5'],
  home: ['K12'],
  finalScoring: ['K18'],
};

/** `walled`: the game is Die Burg. */
export function rulesOf(entry: LogEntry, walled: boolean): readonly string[] {
  if (entry.kind === 'scored') return rulesOfScoring(entry.scored);
  if (entry.kind === 'discarded' && entry.refused) return ['B5'];
  if (entry.kind === 'turn' && entry.bridge) return ['B2'];
  if (entry.kind === 'turn' && entry.crown) return ['W12'];
  return (walled ? courtRules[entry.kind] : undefined) ?? entryRules[entry.kind] ?? [];
}
