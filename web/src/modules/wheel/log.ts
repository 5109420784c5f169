// How the wheel is told in the log.
import { some, term } from '../../i18n/terms.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { ModuleLog } from '../log.ts';
import type { Segment } from './events.ts';

export interface WheelEntry {
  kind: 'pig';
  segment: Segment;
  draw: { seat: number; tile: string } | null;
}

export interface CrownOfTurn {
  crown: Segment | null;
}

function sayPig({ segment, draw }: WheelEntry, names: readonly string[], texts: Texts): string {
  const { log } = texts;
  const to = texts.names.segments[segment];
  const moves = draw ? log.pigDrawn(names[draw.seat] ?? '', draw.tile, to) : log.pig(to);
  return segment === 'plague' ? `${moves} ${log.plague}` : moves;
}

export const wheelLog: ModuleLog = {
  entry(event, before) {
    if (event.event !== 'pig') return null;
    const draw = before?.event === 'drawn' ? { seat: before.seat, tile: before.tile } : null;
    return { kind: 'pig', segment: event.segment, draw };
  },
  change(event, before, writer) {
    if (event.event === 'crown') writer.addToTurn({ crown: event.segment });
    if (event.event === 'uncrowned') writer.addHome(event.seat, 'crowned', before);
  },
  say: (entry, _, texts) => (entry.kind === 'pig' ? sayPig(entry, entry.names, texts) : null),
  besideTile: ({ crown }, { log, names }) => (crown ? [log.turnCrown(names.segments[crown])] : []),
  rules: { pig: ['W4'] },
  scoringRules: {
    crown: ['W11'],
    fortune: ['W5'],
    taxes: ['W6'],
    famine: ['W7'],
    storm: ['W8'],
    inquisition: ['W9'],
  },
  ownRules: (entry) => (entry.kind === 'turn' && entry.crown ? ['W12'] : null),
  terms({ kind, followers = 0, fellows = 0, pennants = 0, cities = 0 }) {
    switch (kind) {
      case 'taxes':
        return [term(fellows, 'fellow'), ...some(pennants, 'taxedPennant', 1)];
      case 'famine':
        return [term(cities, 'famineCity')];
      case 'storm':
        return [term(followers, 'atHome')];
      case 'inquisition':
        return [term(followers, 'monk', 2)];
      default:
        return null;
    }
  },
  title: ({ kind, segment }, { scoring, names }) =>
    kind === 'crown' && segment ? scoring.crownTitle(names.segments[segment]) : null,
  renamed: (entry, rename) =>
    entry.kind === 'pig'
      ? { ...entry, draw: entry.draw && { ...entry.draw, tile: rename(entry.draw.tile) } }
      : null,
};
