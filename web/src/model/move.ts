// The lines of a record as typed moves, and back. That a line can be read says nothing about its being legal.
import type { Turn } from '../tiles/data.ts';
import { builtFeatures, specialSorts } from '../modules/events.ts';
import { landmarkQuestion } from '../modules/questions.ts';
import { spanFeature, type Span, type SpanFeature } from '../modules/spans.ts';
import { segments, type Cell, type FeatureName, type Segment, type Sort } from './game_events.ts';

export interface Spot {
  cell: Cell;
  feature: FeatureName;
}

export type Move =
  | { kind: 'place'; cell: Cell; turn: Turn; span: Span | null }
  | ({ kind: SpanFeature } & Span)
  | { kind: 'follower'; sort: Sort; feature: number | SpanFeature }
  | { kind: 'crown'; segment: Segment }
  | { kind: typeof landmarkQuestion; feature: number }
  | ({ kind: 'reward' } & Spot)
  | ({ kind: 'recall' } & Spot)
  | { kind: 'offer'; tile: string; points: number }
  | { kind: 'bid'; points: number }
  | { kind: 'take'; tile: string }
  | ({ kind: 'score'; double: boolean } & Spot)
  | { kind: 'draw'; tile: string }
  | { kind: 'reveal'; wallTile: number }
  | { kind: 'refuse' | 'buy' | 'sell' | 'extra' | 'pass' };

const sorts: readonly Sort[] = ['follower', ...specialSorts];

export type MoveKind = Move['kind'];

/** Takes the words of a line one by one; what is not as it must be is thrown. */
class Words {
  readonly #words: string[];

  constructor(line: string) {
    this.#words = line.split(' ');
  }

  next(): string {
    const word = this.#words.shift();
    if (word === undefined || word === '') throw new Error('a word is missing');
    return word;
  }

  /** Whether this word comes next; it is taken if so. */
  has(word: string): boolean {
    if (this.#words[0] !== word) return false;
    this.#words.shift();
    return true;
  }

  number(): number {
    const word = this.next();
    if (!/^-?\d+$/.test(word)) throw new Error(`'${word}' is no number`);
    return Number(word);
  }

  cell(): Cell {
    const word = this.next();
    const found = /^(-?\d+),(-?\d+)$/.exec(word);
    if (!found) throw new Error(`'${word}' is no cell`);
    return [Number(found[1]), Number(found[2])];
  }

  turn(): Turn {
    const turns: Record<string, Turn> = { r0: 0, r90: 1, r180: 2, r270: 3 };
    const turn = turns[this.next()];
    if (turn === undefined) throw new Error('no such turn');
    return turn;
  }

  span(): Span {
    const cell = this.cell();
    const axis = this.next();
    if (axis !== 'ns' && axis !== 'ew') throw new Error(`'${axis}' is no axis`);
    return { cell, axis };
  }

  feature(): FeatureName {
    return builtFeatures.find((each) => this.has(each)) ?? this.number();
  }

  spot(): Spot {
    return { cell: this.cell(), feature: this.feature() };
  }

  segment(): Segment {
    const word = this.next();
    const segment = segments.find((each) => each === word);
    if (!segment) throw new Error(`'${word}' is no segment`);
    return segment;
  }

  end(): void {
    if (this.#words.length > 0) throw new Error(`'${this.#words.join(' ')}' is too much`);
  }
}

function read(words: Words): Move {
  const kind = words.next();
  const sort = sorts.find((each) => each === kind);
  if (sort) return { kind: 'follower', sort, feature: words.has(spanFeature) ? spanFeature : words.number() };
  switch (kind) {
    case 'place':
      return {
        kind,
        cell: words.cell(),
        turn: words.turn(),
        span: words.has(spanFeature) ? words.span() : null,
      };
    case spanFeature:
      return { kind, ...words.span() };
    case 'crown':
      return { kind, segment: words.segment() };
    case landmarkQuestion:
      return { kind, feature: words.number() };
    case 'reward':
    case 'recall':
      return { kind, ...words.spot() };
    case 'offer':
      return { kind, tile: words.next(), points: words.number() };
    case 'bid':
      return { kind, points: words.number() };
    case 'take':
    case 'draw':
      return { kind, tile: words.next() };
    case 'score':
      return { kind, ...words.spot(), double: words.has('double') };
    case 'reveal':
      return { kind, wallTile: words.number() };
    case 'refuse':
    case 'buy':
    case 'sell':
    case 'extra':
    case 'pass':
      return { kind };
    default:
      throw new Error(`'${kind}' is no move`);
  }
}

export function parseMove(line: string): Move {
  const words = new Words(line);
  const move = read(words);
  words.end();
  return move;
}

const spellCell = ([x, y]: Cell): string => `${x},${y}`;
const spellSpan = ({ cell, axis }: Span): string => `${spanFeature} ${spellCell(cell)} ${axis}`;
const spellSpot = ({ cell, feature }: Spot): string => `${spellCell(cell)} ${feature}`;

export function spellMove(move: Move): string {
  switch (move.kind) {
    case 'place': {
      const span = move.span ? ` ${spellSpan(move.span)}` : '';
      return `place ${spellCell(move.cell)} r${90 * move.turn}${span}`;
    }
    case spanFeature:
      return spellSpan(move);
    case 'follower':
      return `${move.sort} ${move.feature}`;
    case 'crown':
      return `crown ${move.segment}`;
    case landmarkQuestion:
      return `${move.kind} ${move.feature}`;
    case 'reward':
    case 'recall':
      return `${move.kind} ${spellSpot(move)}`;
    case 'offer':
      return `offer ${move.tile} ${move.points}`;
    case 'bid':
      return `bid ${move.points}`;
    case 'take':
    case 'draw':
      return `${move.kind} ${move.tile}`;
    case 'score':
      return `score ${spellSpot(move)}${move.double ? ' double' : ''}`;
    case 'reveal':
      return `reveal ${move.wallTile}`;
    default:
      return move.kind;
  }
}
