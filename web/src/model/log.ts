// Writes the log of a game. A tile and its follower are one entry; so are those who go home together.
import type { Turn } from '../tiles/data.ts';
import { figureOn, type Figure } from './figures.ts';
import type { GameEvent, ReturnedEvent } from './game_events.ts';
import type { EntryHead, GameEntry, Homecomer, LogEntry, PeopleEntry, TurnEntry } from './log_entry.ts';
import { tileAt, type Position } from './position.ts';
import { figureOfBuilt } from '../modules/built.ts';
import { spanFeature } from '../modules/spans.ts';
import { emptyTurn } from '../modules/turn.ts';
import { firstOf, forAll } from '../modules/log.ts';
import { kindOf } from './sets.ts';

const peopleKinds: ReadonlySet<LogEntry['kind']> = new Set<PeopleEntry['kind']>([
  'created',
  'joined',
  'left',
  'undone',
  'draw',
  'replaced',
  'muted',
  'removed',
  'ended',
]);

/** The log as it was before a move that is taken back, with what people have done since. */
export function withoutMoves(before: readonly LogEntry[], now: readonly LogEntry[]): LogEntry[] {
  const last = before.at(-1)?.n ?? 0;
  return [...before, ...now.filter((entry) => entry.n > last && peopleKinds.has(entry.kind))];
}

function addHomecomer(who: readonly Homecomer[], seat: number, figure: Figure): Homecomer[] {
  const known = who.find((each) => each.seat === seat && each.figure === figure);
  if (!known) return [...who, { seat, figure, count: 1 }].sort((a, b) => a.seat - b.seat);
  return who.map((each) => (each === known ? { ...each, count: each.count + 1 } : each));
}

function homecomingFigure({ cell, feature, sort = 'follower' }: ReturnedEvent, position: Position): Figure {
  if (typeof feature === 'string' && feature !== spanFeature) return figureOfBuilt[feature];
  return figureOn(kindOf(tileAt(position, cell)?.tile ?? '', cell, feature), sort);
}

/** Writes the events of one move behind what stands in the log already. */
export class Writer {
  constructor(
    readonly log: LogEntry[],
    readonly head: EntryHead,
    readonly position: Position,
  ) {}

  add(entry: GameEntry): void {
    this.log.push({ ...this.head, ...entry });
  }

  /** What belongs to the tile that was laid last. */
  addToTurn(more: Partial<TurnEntry>): void {
    const index = this.log.findLastIndex((entry) => entry.kind === 'turn');
    const turn = this.log[index];
    if (turn) this.log[index] = { ...turn, ...more } as LogEntry;
  }

  addHome(seat: number, figure: Figure, before: GameEvent | undefined): void {
    const goesOn = before?.event === 'returned' || before?.event === 'uncrowned';
    const last = this.log.at(-1);
    if (goesOn && last?.kind === 'home')
      this.replaceLast({ ...last, who: addHomecomer(last.who, seat, figure) });
    else this.add({ kind: 'home', who: addHomecomer([], seat, figure) });
  }

  replaceLast(entry: LogEntry): void {
    this.log[this.log.length - 1] = entry;
  }

  private writeOfModules(event: GameEvent, before: GameEvent | undefined): void {
    const entry = firstOf((log) => log.entry?.(event, before));
    if (entry) this.add(entry);
    forAll((log) => log.change?.(event, before, this));
  }

  /** `before` is the event before it in the same move. */
  tell(event: GameEvent, before: GameEvent | undefined): void {
    switch (event.event) {
      case 'placed': {
        const { seat, tile, cell, rotation } = event;
        const turn = (rotation / 90) as Turn;
        return this.add({ kind: 'turn', seat, tile, cell, turn, ...emptyTurn, follower: null });
      }
      case 'follower': {
        const { cell, feature, sort = 'follower' } = event;
        const kind = kindOf(tileAt(this.position, cell)?.tile ?? '', cell, feature);
        return this.addToTurn({ follower: { figure: figureOn(kind, sort), kind, feature } });
      }
      case 'returned':
        return this.addHome(event.seat, homecomingFigure(event, this.position), before);
      case 'scored':
        return this.add({ kind: 'scored', scored: event });
      case 'discarded':
        // A tile that fits nowhere was drawn just before; otherwise a player has put it away.
        return this.add({ kind: 'discarded', seat: event.seat, tile: event.tile, refused: !before });
      case 'ended':
        return this.add({ kind: 'finalScoring' });
      default:
        // What no entry says the picture shows.
        this.writeOfModules(event, before);
    }
  }
}

/** The log with the events of one move; `position` is the one after it. */
export function addGameEvents(
  log: readonly LogEntry[],
  events: readonly GameEvent[],
  head: EntryHead,
  position: Position,
): LogEntry[] {
  const writer = new Writer([...log], head, position);
  events.forEach((event, i) => writer.tell(event, events[i - 1]));
  return writer.log;
}
