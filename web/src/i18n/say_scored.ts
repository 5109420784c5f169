// Points with their reason, as a sum that can be checked: `City: 3 tiles × 2 + 1 pennant × 2 = 8 points for Anna`.
import type { ScoredEvent } from '../model/game_events.ts';
import { firstOf } from '../modules/log.ts';
import { sumOf } from './sum.ts';
import type { Reason, Sum, Term } from './terms.ts';
import type { Texts } from './texts.ts';

type ScoringTexts = Texts['scoring'];

function factor(each: number, why: Reason | undefined, scoring: ScoringTexts): string {
  return why ? ` × ${each} ${scoring.reasons[why]}` : ` × ${each}`;
}

function sayTerm({ count, noun, each, why }: Term, scoring: ScoringTexts): string {
  return scoring.nouns[noun](count) + (each === 1 ? '' : factor(each, why, scoring));
}

/** What is doubled as a whole stands in brackets, if it has several parts. */
function saySum({ terms, doubled }: Sum, scoring: ScoringTexts): string {
  const sum = terms.map((term) => sayTerm(term, scoring)).join(' + ');
  const whole = doubled.length > 0 && terms.length > 1 ? `(${sum})` : sum;
  return whole + doubled.map((why) => factor(2, why, scoring)).join('');
}

/** F2: the points of a chapel are no product of its tiles; only what doubles them is. */
function sayChapel(scored: ScoredEvent, scoring: ScoringTexts): string {
  const tiles = scoring.nouns.tile(scored.tiles ?? 0);
  const { doubled } = sumOf(scored);
  if (doubled.length === 0) return tiles;
  const before = scored.points / 2 ** doubled.length;
  return `${tiles}, ${before}${doubled.map((why) => factor(2, why, scoring)).join('')}`;
}

function sayReason(scored: ScoredEvent, texts: Texts): string {
  const { scoring } = texts;
  if (scored.kind === 'chapel') return sayChapel(scored, scoring);
  const sum = saySum(sumOf(scored), scoring);
  return firstOf((log) => log.reason?.(scored, sum, texts)) ?? sum;
}

/** `City`, `Unfinished city`, `Crown space of Taxes` */
export function sayScoringTitle(scored: ScoredEvent, texts: Texts): string {
  const { kind, complete } = scored;
  const { scoring } = texts;
  const isOpen = complete === false && (kind === 'city' || kind === 'road' || kind === 'cloister');
  return (
    firstOf((log) => log.title?.(scored, texts)) ?? (isOpen ? scoring.openTitle[kind] : scoring.title[kind])
  );
}

/** `seats` are the names of all players. */
export function sayScored(scored: ScoredEvent, seats: readonly string[], texts: Texts): string {
  const reason = sayReason(scored, texts);
  const names = scored.seats.map((seat) => seats[seat] ?? '');
  const points = texts.scoring.points(scored.points, names);
  const lost = scored.lost ? `, ${texts.scoring.lost(scored.lost, scored.points)}` : '';
  return `${sayScoringTitle(scored, texts)}: ${reason === '' ? '' : `${reason} = `}${points}${lost}`;
}
