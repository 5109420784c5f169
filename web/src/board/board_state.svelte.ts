// What is going on at a board: the areas of the position shown, the answer being prepared, what it would do, and what
// is looked at. Changes by what people do and by what the server answers; draws nothing.
import { untrack } from 'svelte';
import {
  landmarkCells,
  landmarkOutline,
  landmarksNamed,
  landmarkUnder,
  type Landmark,
} from '../modules/landmarks.ts';
import { countedSpots, isCounting } from '../model/counted.ts';
import type { Cell } from '../model/game_events.ts';
import type { Spot } from '../model/move.ts';
import type { Position } from '../model/position.ts';
import type { Point } from '../tiles/geometry.ts';
import { claimedBy, indexOf, isGround, spotOf } from './surface/area_index.ts';
import { choicesOf, type Choice } from './ask/choices.ts';
import { surfaceOf } from './family.ts';
import { effectOf } from './ask/effect.ts';
import { isFree } from './surface/free_cells.ts';
import { browserInPath, cellAt, choiceUnder, featureAt, type InPath } from './ask/hits.ts';
import { choiceAt, firstLook, lineOf, startPlay, step, type Input, type Play } from './ask/play.ts';
import { oddsAt, type Odds } from './view/odds.ts';
import { lastLaid } from './view/say_board.ts';
import { sayQuestion, type Sayer } from './ask/say_choice.ts';
import { sayLie, sayLook, sayOutcome } from './ask/spoken.ts';
import { spread, type SpreadChoice } from './marks/spread.ts';
import { keyOf, middleOf, type Surface } from './surface/surface.ts';
import { sayTrade } from './ask/trade.ts';
import { Walking, type Walked } from './view/walking.svelte.ts';
import type { AreaInfo, Areas, BoardProps, Fits, Preview } from './types.ts';
import { whyNotChosen, whyNotPlaced, type WhyNot } from './ask/why_not.ts';

/** A server is asked when nothing has changed for so long. */
const patience = { areas: 60, preview: 150 } as const;

const sameArea = (a: AreaInfo | null, b: AreaInfo | null): boolean => a === b;

export class BoardState {
  readonly #props: () => BoardProps;
  #inPath: InPath | null = null;
  #previews = new Map<string, Promise<Preview | null>>();

  readonly surface = $derived.by(() => this.#surfaceOf(this.#props().position));

  #areas = $state.raw<Areas | null>(null);
  #fits = $state.raw<Fits | null>(null);
  #preview = $state.raw<{ line: string; preview: Preview } | null>(null);
  #look = $state.raw<Pick<Play, 'at' | 'held' | 'variant'>>({ at: null, held: false, variant: 0 });
  /** Where the mouse is, in board units. */
  pointer = $state.raw<Point | null>(null);
  /** The area pointed at, touched or walked to. */
  area = $state.raw<AreaInfo | null>(null);
  landmark = $state.raw<Landmark | null>(null);
  /** The free cell pointed at or walked to. */
  cell = $state.raw<Cell | null>(null);
  /** The tile that was laid last is pointed out. */
  isLastShown = $state(false);
  tinted = $state(false);
  readonly walking = new Walking(this);
  lookedTile = $state.raw<string | null>(null);
  /** How far figures to choose from must be apart, in board units. */
  apart = $state(0);

  /** Why what was pressed last is no answer. */
  whyNot = $state.raw<{ cell: Cell; why: WhyNot } | null>(null);
  #wantsSpan = $state(false);

  readonly #allChoices = $derived.by(() => {
    const { question } = this.#props();
    return question ? choicesOf(question, this.surface) : [];
  });
  readonly spans: readonly Choice[] = $derived(this.#allChoices.filter(({ target }) => target.on === 'span'));
  /** A span is a question of its own; the only one where there is nothing else to choose. */
  readonly isSpanning = $derived(
    this.spans.length > 0 && (this.#wantsSpan || this.spans.length === this.#allChoices.length),
  );
  readonly choices: readonly Choice[] = $derived(
    this.isSpanning ? this.spans : this.#allChoices.filter(({ target }) => target.on !== 'span'),
  );
  readonly spots: SpreadChoice[] = $derived(spread(this.choices, this.apart));
  readonly play = $derived.by((): Play => ({
    ...startPlay(this.spots, this.#props().question?.decline ?? null),
    ...this.#look,
  }));
  readonly line = $derived(lineOf(this.play));
  readonly areas = $derived.by(() => (this.#areas?.ply === this.#props().position.ply ? this.#areas : null));
  readonly index = $derived(indexOf(this.areas));
  readonly effect = $derived.by(() =>
    this.#preview && this.#preview.line === this.line
      ? effectOf(this.#preview.preview, this.#props().position.scores)
      : null,
  );
  /** The board with the tile that is about to be laid, on which the areas that would close lie. */
  readonly surfaceAfter = $derived.by((): Surface => {
    const { position, question } = this.#props();
    const target = choiceAt(this.play)?.target;
    const turn = target?.on === 'cell' ? target.turns[this.play.variant] : undefined;
    if (target?.on !== 'cell' || !question?.tile || !turn) return this.surface;
    const { seat, tile } = question;
    return this.#surfaceOf({
      ...position,
      tiles: [...position.tiles, { cell: target.cell, tile, turn: turn.turn, seat }],
      spans: turn.span ? [...position.spans, { ...turn.span, seat }] : position.spans,
    });
  });
  readonly sayer = $derived.by((): Sayer => {
    const { texts, seats } = this.#props();
    return { texts, surface: this.surface, areas: this.index, seats };
  });

  /** Cells to light: where the tile in hand fits, or the tile that is looked at. */
  readonly legal = $derived.by((): Cell[] => {
    const tile = this.lookedTile ?? this.#props().lookAt ?? null;
    if (tile) return (this.#fits?.cells ?? []).filter(({ tiles }) => tiles[tile]).map(({ cell }) => cell);
    return this.play.choices.flatMap(({ target }) => (target.on === 'cell' ? [target.cell] : []));
  });
  readonly tintedAreas = $derived(this.tinted ? this.index.all.filter(isGround) : []);
  /** What is looked at, and what the log points at; while a choice is open, the area it is about. */
  readonly outlined = $derived.by((): AreaInfo[] => {
    const { highlight } = this.#props();
    const about = this.areaOfChoice;
    const all = [...(highlight ? this.index.holding(highlight.spots) : []), ...(about ? [about] : [])];
    return this.area && !all.includes(this.area) ? [...all, this.area] : all;
  });

  /** The lines around what has brought points to seats that have not laid a tile since, with those who got them. */
  readonly scored = $derived.by(() => {
    const { position } = this.#props();
    if (position.winners) return [];
    const counted = position.counted?.at(-1);
    if (counted) {
      const areas = this.index.holding(countedSpots(counted, position));
      return areas.map((area) => ({ outline: this.surface.outline(area), seats: counted.seats }));
    }
    const found = position.lastScored.map((spots) => [
      ...this.index.holding(spots).map((area) => this.surface.outline(area)),
      ...this.#outlinesOfLandmarks(spots),
    ]);
    return [...new Set(found.flat())].map((outline) => ({
      outline,
      seats: found.flatMap((outlines, seat) => (outlines.includes(outline) ? [seat] : [])),
    }));
  });
  /** As it is shown: in the final scoring, followers walk home from what has been counted. */
  readonly position = $derived.by((): Position => {
    const { position } = this.#props();
    if (!isCounting(position)) return position;
    const counted = (position.counted ?? []).flatMap((event) => countedSpots(event, position));
    const areas = new Set(this.index.holding(counted));
    const stays = ({ cell, feature }: Spot): boolean => {
      const area = this.index.at(cell, feature);
      return !area || !areas.has(area);
    };
    return { ...position, followers: position.followers.filter(stays) };
  });
  /** The landmarks that the log points at. */
  readonly outlinedLandmarks = $derived.by(() =>
    this.#outlinesOfLandmarks(this.#props().highlight?.spots ?? []),
  );
  /** What would close by the move looked at. */
  readonly closing = $derived(this.effect?.closes ?? []);

  /** What is asked. */
  readonly asks = $derived.by((): string => {
    const { question, texts } = this.#props();
    if (!question) return '';
    return this.isSpanning ? texts.questions.span : sayQuestion(question, texts);
  });
  /** What the answer costs and brings. */
  readonly trade = $derived.by((): string | null => {
    const { question } = this.#props();
    return question && sayTrade(question, this.play, this.isSpanning, this.sayer);
  });
  /** The landmark that is asked about. */
  readonly landmarkToBe = $derived.by((): Landmark | null => {
    const { question } = this.#props();
    const choice = choiceAt(this.play) ?? (this.choices.length === 1 ? this.choices[0] : undefined);
    if (!question || choice?.target.on !== 'landmark') return null;
    const cells = landmarkCells(this.index, choice.target.cell, choice.target.feature);
    return cells && { seat: question.seat, cells, occupied: true };
  });
  /** For the free cell looked at; null until the server has said what fits. */
  readonly odds = $derived.by((): Odds | null => {
    const { position, terms } = this.#props();
    if (!this.cell || this.#fits?.ply !== position.ply) return null;
    return oddsAt(this.cell, this.#fits, terms, position);
  });
  /** Cells with a frame: what the log points at, what is looked at, and what the list of tiles is about. */
  readonly framed = $derived.by((): Cell[] => {
    const { highlight, cell, question } = this.#props();
    const last = this.isLastShown ? lastLaid(this.sayer) : null;
    // While a tile is to be laid, a frame under the pointer would promise that it fits.
    const looked = this.walking.over || question?.asks !== 'place' ? this.cell : null;
    return [...(highlight?.cells ?? []), ...[looked, cell, last?.cell].filter((each) => each != null)];
  });

  /** In words, for those who listen. */
  readonly spoken = $derived.by(() => sayLook(this, this.#props()));
  readonly spokenLie = $derived.by(() => sayLie(this, this.#props()));
  readonly spokenOutcome = $derived.by(() => sayOutcome(this));

  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect.pre(() => this.#forgetOnQuestion());
    $effect(() => this.#askAreas());
    $effect(() => this.#askPreview());
    $effect(() => this.#askFits());
    $effect(() => this.#props().onfocusarea?.(this.area));
    $effect(() => this.#props().onspan?.(this.isSpanning));
  }

  #surfaceOf(position: Position): Surface {
    return surfaceOf(this.#props().terms, position);
  }

  #outlinesOfLandmarks(spots: readonly Spot[]): string[] {
    return landmarksNamed(this.surface.position, spots).map(({ cells }) =>
      landmarkOutline(this.surface, cells),
    );
  }

  get areaOfChoice(): AreaInfo | null {
    const target = choiceAt(this.play)?.target;
    const area = target && 'feature' in target ? this.index.at(target.cell, target.feature) : null;
    const { question } = this.#props();
    return area && question && target?.on === 'follower' ? claimedBy(area, question.seat) : area;
  }

  readonly #asked = $derived.by(() => {
    const { question } = this.#props();
    return question && [question.ply, question.seat, question.asks].join();
  });

  /** The same question told again changes nothing. */
  #forgetOnQuestion(): void {
    void this.#asked;
    untrack(() => {
      this.#wantsSpan = false;
      this.whyNot = null;
      this.#look = firstLook(this.choices);
      this.#preview = null;
      this.#previews.clear();
    });
  }

  /** The areas of an older position are dropped as soon as another one is shown. */
  #askAreas(): () => void {
    const { ply } = this.#props().position;
    untrack(() => {
      this.area = null;
      this.cell = null;
      this.isLastShown = false;
    });
    const timer = setTimeout(() => {
      void this.#props()
        .aids.areas(ply)
        .then((areas) => {
          if (areas && this.#props().position.ply === ply) this.#areas = { ...areas, ply };
        });
    }, patience.areas);
    return () => clearTimeout(timer);
  }

  #askPreview(): () => void {
    const { line } = this;
    const timer = setTimeout(() => {
      if (!line) return;
      const asked = this.#previews.get(line) ?? this.#props().aids.preview([line]);
      this.#previews.set(line, asked);
      void asked.then((preview) => {
        if (preview && this.line === line) this.#preview = { line, preview };
      });
    }, patience.preview);
    return () => clearTimeout(timer);
  }

  #askFits(): void {
    const { aids, lookAt, position } = this.#props();
    if (!(this.lookedTile ?? lookAt ?? this.cell)) return;
    if (untrack(() => this.#fits?.ply) === position.ply) return;
    void aids.fits().then((fits) => {
      // The server counts for the present, whatever moment is shown.
      if (fits?.ply === position.ply) this.#fits = fits;
    });
  }

  /** Asks where a span is built, or no longer. */
  askSpan(isWanted: boolean): void {
    if (this.spans.length === 0) return;
    this.#wantsSpan = isWanted;
    this.#look = firstLook(this.choices);
  }

  act(input: Input): void {
    const { busy, question, onmove } = this.#props();
    if (input.do !== 'point') this.isLastShown = false;
    if (!question || busy) return;
    if (input.do !== 'point' || input.choice !== null) this.whyNot = null;
    const leavesSpan = input.do === 'decline' || (input.do === 'back' && !this.play.held);
    if (this.#wantsSpan && leavesSpan) return this.askSpan(false);
    const { play, line } = step(this.play, input);
    this.#look = { at: play.at, held: play.held, variant: play.variant };
    if (line) onmove(line);
  }

  /** Looks at an answer, unless another one is held; where it is. */
  glance(line: string | null): Point | null {
    if (this.play.held) return null;
    const found = line === null ? -1 : this.choices.findIndex(({ lines }) => lines.includes(line));
    const choice = this.choices[found];
    this.act({ do: 'point', choice: choice ? found : null });
    if (choice && line !== null) this.act({ do: 'vary', to: choice.lines.indexOf(line) });
    return choice?.anchor ?? null;
  }

  /** `reach` is how far a choice may be missed, in board units. */
  point(at: Point | null, reach: number): void {
    this.pointer = at;
    if (at && this.whyNot && keyOf(cellAt(at)) !== keyOf(this.whyNot.cell)) this.whyNot = null;
    if (at) this.walking.over = null;
    const choice = at && choiceUnder(this.play.choices, at, reach);
    this.act({ do: 'point', choice });
    this.landmark = at && choice === null ? landmarkUnder(this.surface.position, at) : null;
    const next = at && choice === null && !this.landmark ? this.#areaAt(at) : null;
    if (!sameArea(next, this.area)) this.area = next;
    this.#lookAtCell(at && choice === null && !next ? this.#freeCellAt(at) : null);
  }

  #lookAtCell(cell: Cell | null): void {
    if (cell?.join() !== this.cell?.join()) this.cell = cell;
  }

  press(at: Point, touch: boolean, reach: number): void {
    const choice = choiceUnder(this.play.choices, at, reach);
    this.act({ do: 'press', choice, touch });
    if (choice !== null) return;
    const landmark = landmarkUnder(this.surface.position, at);
    this.landmark = touch && landmark === this.landmark ? null : landmark;
    const area = landmark ? null : this.#areaAt(at);
    if (touch) this.area = sameArea(area, this.area) ? null : area;
    const cell = this.#freeCellAt(at);
    if (touch) this.#lookAtCell(cell);
    this.whyNot = this.#whyNotAt(at);
    if (this.#props().question?.asks !== 'place') this.#props().oncell?.(cell);
  }

  #whyNotAt(at: Point): { cell: Cell; why: WhyNot } | null {
    const { question } = this.#props();
    if (!question) return null;
    const cell = cellAt(at);
    if (question.asks !== 'place' || !question.tile) {
      const why = whyNotChosen(question, this.#spotAt(at), this.surface, this.index);
      return why && { cell, why };
    }
    if (this.surface.tileAt(cell)) return null;
    return { cell, why: whyNotPlaced(this.surface, cell, question.tile) };
  }

  #freeCellAt(at: Point): Cell | null {
    const cell = cellAt(at);
    return this.#props().position.winners === null && isFree(this.surface, cell) ? cell : null;
  }

  turn(at: Point, by: 1 | -1, reach: number): boolean {
    const choice = choiceUnder(this.play.choices, at, reach);
    if (choice === null || choice !== this.play.at || (choiceAt(this.play)?.lines.length ?? 0) < 2)
      return false;
    this.act({ do: 'turn', by });
    return true;
  }

  /** From area to area, or from cell to cell; where it has come to. */
  walk(to: Point | 1 | -1, over: Walked = this.walking.over ?? 'areas'): Point | null {
    this.isLastShown = false;
    return this.walking.go(to, over);
  }

  /** Points out the tile that was laid last; where it lies. */
  showLast(): Point | null {
    const last = lastLaid(this.sayer);
    this.walking.leave();
    this.isLastShown = last !== null;
    return last && middleOf(last.cell);
  }

  anchorOf(area: AreaInfo): Point | null {
    const taken = new Set(this.surface.position.followers.map(({ cell, feature }) => keyOf(cell) + feature));
    const spot = spotOf(area, (cell, feature) => taken.has(keyOf(cell) + feature));
    if (!spot) return null;
    const { x, y } = this.surface.stand(spot.cell, spot.feature);
    return [x, y];
  }

  #spotAt(at: Point): Spot | null {
    this.#inPath ??= browserInPath();
    return featureAt(this.surface, at, this.#inPath);
  }

  #areaAt(at: Point): AreaInfo | null {
    const spot = this.#spotAt(at);
    return spot && this.index.at(spot.cell, spot.feature);
  }
}
