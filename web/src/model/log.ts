// Writes the log of a game. A tile, its bridge and its follower are one entry; so are those who go home together,
// and what was paid for a tile of a bazaar.
import type { Turn } from '../tiles/data.ts';
import { figureOn, type Figure } from './figures.ts';
import type { GameEvent, ReturnedEvent } from './game_events.ts';
import type { EntryHead, GameEntry, Homecomer, LogEntry, PeopleEntry, TurnEntry } from './log_entry.ts';
import { tileAt, type Position } from './position.ts';
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
  if (feature === 'castle') return 'castellan';
  return figureOn(kindOf(tileAt(position, cell)?.tile ?? '', cell, feature), sort);
}

function paidIn(event: GameEvent | undefined): { points: number; to: number | null } | null {
  return event?.event === 'paid' ? { points: event.points, to: event.to } : null;
}

/** Writes the events of one move behind what stands in the log already. */
class Writer {
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
      this.log[this.log.length - 1] = { ...last, who: addHomecomer(last.who, seat, figure) };
    else this.add({ kind: 'home', who: addHomecomer([], seat, figure) });
  }

  addOpen(tile: string): void {
    const last = this.log.at(-1);
    if (last?.kind === 'bazaar') this.log[this.log.length - 1] = { ...last, tiles: [...last.tiles, tile] };
  }

  /** `before` is the event before it in the same move. */
  tell(event: GameEvent, before: GameEvent | undefined): void {
    switch (event.event) {
      case 'placed': {
        const { seat, tile, cell, rotation } = event;
        const turn = (rotation / 90) as Turn;
        return this.add({ kind: 'turn', seat, tile, cell, turn, bridge: null, follower: null, crown: null });
      }
      case 'bridge':
        return this.addToTurn({ bridge: { cell: event.cell, axis: event.axis } });
      case 'follower': {
        const { cell, feature, sort = 'follower' } = event;
        const kind = kindOf(tileAt(this.position, cell)?.tile ?? '', cell, feature);
        return this.addToTurn({ follower: { figure: figureOn(kind, sort), kind, feature } });
      }
      case 'crown':
        return this.addToTurn({ crown: event.segment });
      case 'returned':
        return this.addHome(event.seat, homecomingFigure(event, this.position), before);
      case 'uncrowned':
        return this.addHome(event.seat, 'crowned', before);
      case 'scored':
        return this.add({ kind: 'scored', scored: event });
      case 'pig': {
        const draw = before?.event === 'drawn' ? { seat: before.seat, tile: before.tile } : null;
        return this.add({ kind: 'pig', segment: event.segment, draw });
      }
      case 'discarded':
        // A tile that fits nowhere was drawn just before; otherwise a player has put it away.
        return this.add({ kind: 'discarded', seat: event.seat, tile: event.tile, refused: !before });
      case 'bazaar':
        return this.add({ kind: 'bazaar', seat: event.seat, tiles: [] });
      case 'turned-up':
        return this.addOpen(event.tile);
      case 'won':
        return this.add({ kind: 'won', seat: event.seat, tile: event.tile, paid: paidIn(before) });
      default:
        return this.tellPlainly(event);
    }
  }

  /** One event, one entry; or none, where another entry or the picture says it. */
  private tellPlainly(event: GameEvent): void {
    switch (event.event) {
      case 'castle':
        return this.add({ kind: 'castle', seat: event.seat, cells: event.cells });
      case 'offered':
        return this.add({ kind: 'offered', seat: event.seat, tile: event.tile, points: event.points });
      case 'bid':
        return this.add({ kind: 'bid', seat: event.seat, points: event.points });
      case 'passed':
        return this.add({ kind: 'passed', seat: event.seat });
      case 'nests':
        return this.add({ kind: 'nests', seat: event.seat, tokens: event.tokens });
      case 'keep':
        return this.add({ kind: 'keep', seat: event.seat, cell: event.cell, tiles: event.tiles });
      case 'wall-tile':
        return this.add({
          kind: 'wallTile',
          seat: event.seat,
          wallTile: event.wall_tile,
          tower: event.tower,
        });
      case 'extra':
        return this.add({ kind: 'extra', seat: event.seat });
      case 'ended':
        return this.add({ kind: 'finalScoring' });
      default:
        return;
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
