// The entries of the log as sentences, with the names that the players had at that time.
import type { EntryHead, Homecomer, LogEntry, TurnEntry } from '../model/log_entry.ts';
import { sayScored } from './say_scored.ts';
import type { Texts, WallTile } from './texts.ts';

/** Of the player whom the entry is about. */
function nameIn(entry: LogEntry): string {
  return 'seat' in entry && entry.seat !== null ? (entry.names[entry.seat] ?? '') : '';
}

function sayTurn(entry: EntryHead & TurnEntry, { log, names }: Texts): string {
  const { tile, bridge, follower, crown } = entry;
  const extras: string[] = [];
  if (bridge) extras.push(log.turnBridge);
  if (follower) {
    const standing = follower.feature === 'bridge' ? 'bridge' : follower.kind;
    extras.push(log.turnFollower(follower.figure, standing));
  }
  if (crown) extras.push(log.turnCrown(names.segments[crown]));
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

function sayPig(entry: Extract<LogEntry, { kind: 'pig' }>, { log, names }: Texts): string {
  const segment = names.segments[entry.segment];
  const { draw } = entry;
  const moves = draw ? log.pigDrawn(entry.names[draw.seat] ?? '', draw.tile, segment) : log.pig(segment);
  return entry.segment === 'plague' ? `${moves} ${log.plague}` : moves;
}

function sayEnd(entry: Extract<LogEntry, { kind: 'ended' }>, { end }: Texts): string {
  const reason = end.reasons[entry.reason](nameIn(entry));
  const winners = entry.winners.map((seat) => entry.names[seat] ?? '');
  return winners.length > 0 ? `${reason} ${end.won(winners)}` : reason;
}

/** What people did beside the game. */
function sayOfPeople(entry: LogEntry, texts: Texts): string {
  const { log } = texts;
  switch (entry.kind) {
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

function sayOfBazaar(entry: LogEntry, texts: Texts): string {
  const { log } = texts;
  const name = nameIn(entry);
  switch (entry.kind) {
    case 'bazaar':
      return log.bazaar(name, entry.tiles);
    case 'offered':
      return log.offered(name, entry.tile, entry.points);
    case 'bid':
      return log.bid(name, entry.points);
    case 'passed':
      return log.passed(name);
    case 'won': {
      const { tile, paid } = entry;
      if (!paid) return log.won(name, tile);
      return log.wonPaid(name, tile, paid.points, paid.to === null ? null : (entry.names[paid.to] ?? ''));
    }
    default:
      return sayOfPeople(entry, texts);
  }
}

function sayOfCourt(entry: LogEntry, texts: Texts): string {
  const { log, names } = texts;
  const name = nameIn(entry);
  switch (entry.kind) {
    case 'nests':
      return log.nests(name, entry.tokens);
    case 'keep':
      return log.keep(name, entry.tiles);
    case 'wallTile': {
      const { effect } = names.wallTiles[entry.wallTile as WallTile];
      return log.wallTile(name, entry.tower.join('/'), entry.wallTile, effect);
    }
    case 'extra':
      return log.extra(name);
    default:
      return sayOfBazaar(entry, texts);
  }
}

/** One sentence, or two. */
export function sayEntry(entry: LogEntry, texts: Texts): string {
  const { log } = texts;
  switch (entry.kind) {
    case 'turn':
      return sayTurn(entry, texts);
    case 'discarded':
      return (entry.refused ? log.refused : log.discarded)(nameIn(entry), entry.tile);
    case 'castle':
      return log.castle(nameIn(entry));
    case 'scored':
      return sayScored(entry.scored, entry.names, texts);
    case 'home':
      return sayHome(entry, texts);
    case 'pig':
      return sayPig(entry, texts);
    case 'finalScoring':
      return log.finalScoring;
    default:
      return sayOfCourt(entry, texts);
  }
}
