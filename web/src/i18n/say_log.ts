// The entries of the log as sentences, with the names that the players had at that time.
import type { EntryHead, Homecomer, LogEntry, TurnEntry } from '../model/log_entry.ts';
import type { FeatureName } from '../model/game_events.ts';
import { allOf, firstOf } from '../modules/log.ts';
import { sayScored } from './say_scored.ts';
import type { Texts } from './texts.ts';

/** Of the player whom the entry is about. */
function nameIn(entry: LogEntry): string {
  return 'seat' in entry && entry.seat !== null ? (entry.names[entry.seat] ?? '') : '';
}

/** Where a follower stands: in an area, or on what was built over the tile. */
function sayStanding({ kind, feature }: NonNullable<TurnEntry['follower']>, { names }: Texts): string {
  const onBuilt: Readonly<Partial<Record<FeatureName, string>>> = names.standing;
  return onBuilt[feature] ?? names.standing[kind];
}

function sayTurn(entry: EntryHead & TurnEntry, texts: Texts): string {
  const { log } = texts;
  const { tile, follower } = entry;
  const standing = follower ? [`${log.withFigure[follower.figure]} ${sayStanding(follower, texts)}`] : [];
  const extras = [
    ...allOf((each) => each.withTile?.(entry, texts)),
    ...standing,
    ...allOf((each) => each.besideTile?.(entry, texts)),
  ];
  return log.turn(nameIn(entry), tile, extras);
}

function sayHomecomer(
  { seat, figure, count }: Homecomer,
  seats: readonly string[],
  { log, names }: Texts,
): string {
  return log.homecomer(seats[seat] ?? '', count === 1 ? names.figure[figure] : names.figures[figure](count));
}

function sayHome({ who, names }: Extract<LogEntry, { kind: 'home' }>, texts: Texts): string {
  const count = who.reduce((sum, each) => sum + each.count, 0);
  return texts.log.home(
    who.map((each) => sayHomecomer(each, names, texts)),
    count,
  );
}

function sayEnd(entry: Extract<LogEntry, { kind: 'ended' }>, { end }: Texts): string {
  const reason = end.reasons[entry.reason](nameIn(entry));
  const winners = entry.winners.map((seat) => entry.names[seat] ?? '');
  return winners.length > 0 ? `${reason} ${end.won(winners)}` : reason;
}

/** What people did beside the game, and a tile that fits nowhere. */
function sayPlainly(entry: LogEntry, texts: Texts): string {
  const { log } = texts;
  switch (entry.kind) {
    case 'discarded':
      return log.discarded(nameIn(entry), entry.tile);
    case 'joined':
      return log.joined(entry.name);
    case 'left':
      return log.left(entry.name);
    case 'undone':
      return log.undone(nameIn(entry));
    case 'draw':
      return log.draw[entry.say](nameIn(entry));
    case 'replaced':
      return log.replaced[entry.reason](entry.name, entry.by);
    case 'muted':
      return (entry.muted ? log.muted : log.unmuted)(entry.name || log.someone);
    case 'removed':
      return log.removed(entry.name || log.someone);
    case 'ended':
      return sayEnd(entry, texts);
    default:
      return log.created;
  }
}

/** One sentence, or two. */
export function sayEntry(entry: LogEntry, texts: Texts): string {
  const { log } = texts;
  switch (entry.kind) {
    case 'turn':
      return sayTurn(entry, texts);
    case 'scored':
      return sayScored(entry.scored, entry.names, texts);
    case 'home':
      return sayHome(entry, texts);
    case 'finalScoring':
      return log.finalScoring;
    default:
      return firstOf((each) => each.say?.(entry, nameIn(entry), texts)) ?? sayPlainly(entry, texts);
  }
}
