// When a game is over: whether its tiles came as the server had committed to, with what was contributed here.
import type { CreatedEvent, EndedEvent, StartedEvent, TableEvent } from '../model/protocol.ts';
import { wallTowers } from '../model/sets.ts';
import { commitmentTo, deal, drawKey, nothingDealt, type Deal } from './deal.ts';

/** What this browser has kept of a table since before it sent anything. */
export interface KeptDraw {
  version: number;
  commitment: string;
  contribution: string;
}

export type Unfair = 'changed' | 'others' | 'secret' | 'order';
export type Unchecked = 'version' | 'insecure' | 'tiles';
export type Verdict =
  | { kind: 'fair'; tiles: number; isMine: boolean }
  /** Something else was counted for the reader: from another device of theirs, or by the server. */
  | { kind: 'missing' }
  | { kind: 'unfair'; why: Unfair }
  | { kind: 'unchecked'; why: Unchecked };

interface Story {
  created: CreatedEvent;
  started: StartedEvent;
  ended: EndedEvent;
  /** Who held each seat at the start. */
  holders: (string | undefined)[];
  /** From the game that is played on. */
  given: Deal;
  drawn: Deal;
}

/** Counted by what the page has shown, which is what the reader played with. */
function takeDraws(event: TableEvent, { created, given, drawn }: Story): void {
  if (event.kind !== 'started' && event.kind !== 'move') return;
  const isGiven = event.kind === 'started' ? created.from !== undefined : event.given === true;
  const towers = wallTowers(created);
  for (const { deck, wall } of isGiven ? [given, drawn] : [drawn])
    for (const each of event.events) {
      if (each.event === 'drawn' || each.event === 'turned-up') deck.push(each.tile);
      if (each.event !== 'wall-tile') continue;
      const tower = towers.findIndex(([first]) => first === each.tower[0]);
      wall[tower < 0 ? wall.length : tower] = each.wall_tile; // no such tower: nothing can agree with it
    }
}

/** Null as long as the game goes on, or if it never began. */
function storyOf(events: readonly TableEvent[]): Story | null {
  const created = events.find((event) => event.kind === 'created');
  const started = events.find((event) => event.kind === 'started');
  const ended = events.find((event) => event.kind === 'ended');
  if (!created || !started || !ended) return null;
  const holders: (string | undefined)[] = [];
  for (const event of events) {
    if (event === started) break;
    if (event.kind === 'joined') holders[event.seat] = event.person;
    if (event.kind === 'left') holders[event.seat] = undefined;
  }
  const story = {
    created,
    started,
    ended,
    holders,
    given: nothingDealt(created),
    drawn: nothingDealt(created),
  };
  for (const event of events) takeDraws(event, story);
  return story;
}

/** Whoever holds a seat contributes, and nobody else: a server that did so for the computer could choose the draw. */
function areOfPlayers(contributions: readonly string[], seats: number, holders: Story['holders']): boolean {
  return (
    contributions.length === seats &&
    contributions.every((each, seat) => (each === '-') === (holders[seat] === undefined))
  );
}

/** Whether what came is part of what had to come. */
function agrees(drawn: Deal, promised: Deal): boolean {
  return (
    drawn.deck.every((tile, i) => tile === promised.deck[i]) &&
    drawn.wall.every((kind, i) => kind === 0 || kind === promised.wall[i])
  );
}

export async function checkDraw(
  events: readonly TableEvent[],
  kept: KeptDraw | null,
  person: string | null,
): Promise<Verdict | null> {
  const story = storyOf(events);
  if (!story) return null;
  const { created, started, ended, holders, given, drawn } = story;
  const mine = kept && person !== null && holders.includes(person) ? kept : null;
  if (mine && (mine.commitment !== created.commitment || mine.version !== (created.draw ?? 1)))
    return { kind: 'unfair', why: 'changed' };
  const { contributions } = started;
  if (mine && holders.some((holder, i) => holder === person && contributions[i] !== mine.contribution))
    return { kind: 'missing' };
  if (!areOfPlayers(contributions, created.seats.length, holders)) return { kind: 'unfair', why: 'others' };
  if (created.draw !== 2) return { kind: 'unchecked', why: 'version' };
  // Browsers compute hashes only where nobody on the way can change the page.
  if (!('subtle' in crypto && crypto.subtle)) return { kind: 'unchecked', why: 'insecure' };
  if ((await commitmentTo(ended.secret)) !== created.commitment) return { kind: 'unfair', why: 'secret' };
  if (started.own_tiles) return { kind: 'unchecked', why: 'tiles' };
  const promised = deal(await drawKey(created.table, ended.secret, contributions), created, given);
  if (!agrees(drawn, promised)) return { kind: 'unfair', why: 'order' };
  return { kind: 'fair', tiles: drawn.deck.length - given.deck.length, isMine: mine !== null };
}
