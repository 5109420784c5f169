// The seats of a table as the board and the panels show them.
import type { SeatView } from '../../../board/types.ts';
import { sayLevel } from '../../../i18n/say.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { LogEntry } from '../../../model/log_entry.ts';
import type { Seat, TableState } from '../../../model/table_state.ts';
import { lettersFor } from './letters.ts';

/** Computers go by their level in the reader's language; the server numbers those of one level. */
export function nameOfSeat({ kind, name, level }: Seat, texts: Texts): string {
  if (kind !== 'computer' || level === null || !name.startsWith(level)) return name;
  return sayLevel(level, texts) + name.slice(level.length);
}

/** An entry of the log with the computers' names in the reader's language. */
export function renamed(entry: LogEntry, seats: readonly Seat[], texts: Texts): LogEntry {
  const said = (name: string, seat: Seat | undefined): string =>
    seat?.kind === 'computer' && seat.name === name ? nameOfSeat(seat, texts) : name;
  const names = entry.names.map((name, index) => said(name, seats[index]));
  return entry.kind === 'replaced'
    ? { ...entry, names, by: said(entry.by, seats[entry.seat]) }
    : { ...entry, names };
}

/** The letters stay on the figures, whoever takes a seat over later. */
function firstNames({ log, seats }: Pick<TableState, 'log' | 'seats'>, texts: Texts): readonly string[] {
  const first = log.find(({ kind }) => kind === 'turn');
  return first ? renamed(first, seats, texts).names : seats.map((seat) => nameOfSeat(seat, texts));
}

export function seatViews(
  table: Pick<TableState, 'log' | 'seats'>,
  mine: readonly number[],
  texts: Texts,
): SeatView[] {
  const letters = lettersFor(firstNames(table, texts));
  return table.seats.map((seat, index) => ({
    name: nameOfSeat(seat, texts),
    letter: letters[index] ?? '?',
    colour: index,
    mine: mine.includes(index),
  }));
}
