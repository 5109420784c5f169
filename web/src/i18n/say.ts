// Short things said about a table: its game, its seats, its question, what was refused.
import type { Trouble } from '../net/connection.ts';
import type { Asks, GameName, ModuleName } from '../model/protocol.ts';
import type { Seat } from '../model/table_state.ts';
import { refusalCodes, type Texts } from './texts.ts';

/** A game and what it is played with, as one name. */
export function sayGame(terms: { game: GameName; with: readonly ModuleName[] }, { names }: Texts): string {
  return names.gameWith(
    names.games[terms.game],
    terms.with.map((module) => names.modules[module].inText),
  );
}

/** A level of the computer that is not known here goes by the name that the server gave it. */
export function sayLevel(level: string, { names }: Texts): string {
  const known: Record<string, { name: string }> = names.levels;
  return Object.hasOwn(known, level) ? (known[level]?.name ?? level) : level;
}

/** A word on a level; the server describes those that are not known here. */
export function sayLevelAbout(
  level: string,
  levels: readonly { name: string; description: string }[],
  { names }: Texts,
): string {
  const known: Record<string, { about: string }> = names.levels;
  const described = levels.find(({ name }) => name === level)?.description ?? '';
  return Object.hasOwn(known, level) ? (known[level]?.about ?? described) : described;
}

export function saySeat({ kind, name, present }: Seat, { names }: Texts): string {
  if (kind === 'open') return names.openSeat;
  if (kind === 'left') return `${name} (${names.leftSeat})`;
  return present ? name : `${name} (${names.away})`;
}

/** What the table waits for: said to the one who is asked, or to the others. */
export function sayAsks(
  { what, seat }: Asks,
  isYou: boolean,
  seats: readonly string[],
  { questions }: Texts,
): string {
  return isYou ? questions.you[what] : questions.others[what](seats[seat] ?? '');
}

/** The server's own words, if there are any. */
export function sayRefusal({ code, text }: Partial<Trouble>, texts: Texts): string {
  if (text) return text;
  const known = refusalCodes.find((each) => each === code);
  return texts.refusals[known ?? 'unknown'];
}
