// The sentences of the log in parts: words, and tiles that are shown as pictures in place of their names.
import { sayEntry } from '../../../i18n/say_log.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { LogEntry } from '../../../model/log_entry.ts';
import { firstOf } from '../../../modules/log.ts';
import type { SayPlace } from '../../../modules/module.ts';
import type { Turn } from '../../../tiles/data.ts';
import { capital, tileInSentence } from '../../../words/tile.ts';

export type LogPart = { text: string } | { tile: string; turn: Turn };

/** A sign that no text holds stands on both sides of a tile's name. */
const sign = '\uE000';
const marked = (tile: string): string => sign + tile + sign;

function withMarks(entry: LogEntry): LogEntry {
  switch (entry.kind) {
    case 'turn':
    case 'discarded':
      return { ...entry, tile: marked(entry.tile) };
    default:
      return firstOf((log) => log.renamed?.(entry, marked)) ?? entry;
  }
}

/** A sentence of the log for those who hear it: with tiles in words, and where the tile lies. */
export function sayAloud(entry: LogEntry, sayPlace: SayPlace, texts: Texts): string {
  const said = partsOf(entry, texts).map((part) =>
    'tile' in part ? tileInSentence(part.tile, part.turn, texts) : part.text,
  );
  const where = entry.kind === 'turn' ? ` ${capital(sayPlace(entry.cell, texts))}.` : '';
  return said.join('') + where;
}

export function partsOf(entry: LogEntry, texts: Texts): LogPart[] {
  const turn = entry.kind === 'turn' ? entry.turn : 0;
  return sayEntry(withMarks(entry), texts)
    .split(sign)
    .map((part, i) => (i % 2 === 1 ? { tile: part, turn } : { text: part }));
}
