// A table as the page shows it: what the server tells about it, kept for the components, and what the reader says.
import type { Aids, Highlight, HintMove } from '../../board/types.ts';
import type {
  AnswerTo,
  Commands,
  CreatedEvent,
  Language,
  QuestionMessage,
  TableEvent,
} from '../../model/protocol.ts';
import { readQuestion, type Question } from '../../model/question.ts';
import { foldPresence, foldTable } from '../../model/table.ts';
import { seatsOf, type TableState } from '../../model/table_state.ts';
import { contribution } from '../../net/ids.ts';
import type { Answer } from '../../net/outbox.ts';
import type { Connect } from '../../net/socket.ts';
import { TableTalk } from '../../net/table_talk.ts';
import type { TalkStatus } from '../../net/talk_terms.ts';
import type { Arrival } from '../start/open_table.ts';
import type { Join } from '../start/setup.ts';
import { keepDraw, keptDraw } from './kept_draws.ts';

export interface SessionTerms {
  table: string;
  invitation: string | null;
  person: string | null;
  language: Language;
  connect: Connect;
  /** Says to the reader what was refused. */
  refused: (answer: Answer) => void;
}

export class TableSession {
  readonly #terms: SessionTerms;
  readonly #talk: TableTalk;
  /** All that was heard, for looking back. */
  readonly events: TableEvent[] = [];
  /** What is to be done once the table is known. */
  #arrival: Arrival | null = null;

  state = $state.raw<TableState | null>(null);
  status = $state.raw<TalkStatus>({
    upToDate: false,
    waiting: false,
    trouble: null,
    lost: null,
    clockAhead: 0,
  });
  /** Everything has been heard once: what is shown from then on is no moment of the way there. */
  isReady = $state(false);
  #asked = $state.raw<QuestionMessage | null>(null);
  /** Moves that the computer proposes for this ply. */
  hint = $state.raw<{ ply: number; moves: readonly HintMove[] } | null>(null);
  isThinking = $state(false);
  /** Names that the reader gave to seats before the table was there, and that it did not take. */
  refusedNames = $state.raw<Readonly<Record<number, string>>>({});
  /** By which others come to a private table. */
  invitation = $state.raw<string | null>(null);
  /** What the log points at. */
  highlight = $state.raw<Highlight | null>(null);

  /** The number of the rule that is read beside the board. */
  rule = $state<string | null>(null);

  readonly mySeats: readonly number[] = $derived.by(() =>
    this.state ? seatsOf(this.state, this.#terms.person) : [],
  );
  readonly isHost: boolean = $derived.by(
    () => this.#terms.person !== null && this.state?.host === this.#terms.person,
  );
  /** A question comes again after every connection: only the one of this moment counts. */
  readonly question: Question | null = $derived.by(() => {
    const asked = this.#asked;
    const isNow = asked !== null && asked.ply === this.state?.position?.ply && this.state.phase === 'running';
    return isNow && !this.status.waiting && this.mySeats.includes(asked.seat) ? readQuestion(asked) : null;
  });
  readonly isMyTurn: boolean = $derived.by(() => {
    const seat = this.state?.phase === 'running' ? this.state.position?.asks?.seat : undefined;
    return seat !== undefined && this.mySeats.includes(seat);
  });

  readonly aids: Aids = {
    areas: async (at) => this.#counted(await this.#talk.ask('areas', at === undefined ? {} : { at })),
    fits: async () => this.#counted(await this.#talk.ask('fits', {})),
    preview: async (moves) =>
      this.#counted(await this.#talk.ask('preview', { ply: this.state?.position?.ply ?? 0, moves })),
  };

  constructor(terms: SessionTerms) {
    this.#terms = terms;
    this.invitation = terms.invitation;
    this.#talk = new TableTalk({
      table: terms.table,
      invitation: terms.invitation ?? undefined,
      language: terms.language,
      connect: terms.connect,
      listener: {
        event: (event) => this.#hear(event),
        question: (question) => (this.#asked = question),
        present: (message) => (this.state = this.state && foldPresence(this.state, message)),
        status: (status) => this.#hearStatus(status),
      },
    });
  }

  /** Sits down and, if everybody could, starts, at a table that was opened for it: once the server has committed to a draw. */
  arrive(arrival: Arrival): void {
    this.#arrival = arrival;
    if (this.state) void this.#sitDown();
  }

  async #sitDown(): Promise<void> {
    const { joins, start } = this.#arrival ?? { joins: [], start: false };
    this.#arrival = null;
    const seated = await Promise.all(joins.map((join) => this.#takeSeat(join)));
    if (start && seated.every(Boolean)) await this.send('start', {});
  }

  async #takeSeat({ seat, name }: Join): Promise<boolean> {
    const isSeated = await this.join(seat, name);
    if (!isSeated && name !== null) this.refusedNames = { ...this.refusedNames, [seat]: name };
    return isSeated;
  }

  async join(seat: number, name: string | null): Promise<boolean> {
    const { invitation } = this.#terms;
    const part = this.#contribution();
    if (part === null) {
      this.#terms.refused({ ok: false, code: 'draw_changed' });
      return false;
    }
    return this.send('join', {
      seat,
      contribution: part,
      ...(name === null ? {} : { name }),
      ...(invitation === null ? {} : { invitation }),
    });
  }

  /**
   * The same with every try to sit down here; null if nothing may be sent. Whoever comes back to a running game has
   * contributed before, maybe from elsewhere.
   */
  #contribution(): string | null {
    const { table } = this.#terms;
    const created = this.events[0] as CreatedEvent | undefined;
    if (!created || this.state?.phase === 'running') return keptDraw(table)?.contribution ?? contribution();
    return keepDraw(table, created.draw ?? 1, created.commitment)?.contribution ?? null;
  }

  move(line: string): void {
    this.highlight = null;
    void this.send('move', { ply: this.state?.position?.ply ?? 0, move: line });
  }

  /** Whether it was done; the reader is told if not. */
  async send<Type extends keyof Commands>(type: Type, fields: Commands[Type]): Promise<boolean> {
    const answer = await this.#talk.send(type, fields);
    if (!answer.ok && answer.code !== 'closed') this.#terms.refused(answer);
    return answer.ok;
  }

  async askHint(): Promise<void> {
    const ply = this.state?.position?.ply ?? 0;
    this.isThinking = true;
    const answer = await this.#talk.ask('hint', { ply });
    this.isThinking = false;
    if (answer?.ok && answer.moves)
      this.hint = {
        ply,
        moves: answer.moves.map(({ move, expected }) => ({ line: move, points: expected })),
      };
    else if (answer) this.#terms.refused(answer);
  }

  /** What the computer thinks of a move of a game that is over; null without a connection. */
  review(ply: number): Promise<AnswerTo<'review'> | null> {
    return this.#talk.ask('review', { ply });
  }

  setLanguage(language: Language): void {
    this.#talk.setLanguage(language);
  }

  check(): void {
    this.#talk.check();
  }

  close(): void {
    this.#talk.close();
  }

  #hear(event: TableEvent): void {
    this.state = foldTable(this.state, event);
    this.events.push(event);
    if (this.#arrival) void this.#sitDown();
  }

  #hearStatus(status: TalkStatus): void {
    this.status = status;
    this.isReady ||= status.upToDate;
  }

  /** What was counted; null where it may not be told, or nobody answered. */
  #counted<T>(answer: ({ ok: boolean } & Partial<T>) | null): T | null {
    return answer?.ok ? (answer as unknown as T) : null;
  }
}
