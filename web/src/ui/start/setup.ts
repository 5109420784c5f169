// What a table is to be like, as the reader chooses it, and what the server is told of it.
import type {
  ClockKind,
  ClockTerms,
  GameName,
  ModuleName,
  OptionName,
  SeatTerms,
  Terms,
} from '../../model/protocol.ts';
import { presets, type Preset } from '../../modules/presets.ts';
import type { GameInfo, Games, LevelInfo } from '../../net/api.ts';

export { presets, type Preset } from '../../modules/presets.ts';

/** The one that a table is most like. */
export function presetOf(terms: { game: GameName; with: readonly ModuleName[] }): Preset {
  const alike = presets.filter(({ game }) => game === terms.game);
  const hasModules = terms.with.length > 0;
  return (alike.find((preset) => preset.with.length > 0 === hasModules) ?? alike[0] ?? presets[0]) as Preset;
}

/** Who is to sit there: the reader, somebody beside the reader, the computer, or whoever comes. */
export type SeatPlan =
  { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'computer'; level: string } | { kind: 'open' };

export interface Setup {
  game: GameName;
  with: ModuleName[];
  options: Partial<Record<OptionName, string>>;
  seats: SeatPlan[];
  clock: ClockTerms;
  aids: boolean;
  open: boolean;
  /** The order of play is drawn by lot. */
  byLot: boolean;
}

export interface Join {
  seat: number;
  /** Null: the reader's own. */
  name: string | null;
}

/** In the middle: for those who know the rules. */
const usualLevel = 'level4';

/** A level that plays sensibly: the wanted one if there is one of that name. */
export function chooseLevel(levels: readonly LevelInfo[], wanted: string | null): string {
  const known = (name: string | null): string | undefined =>
    levels.find((level) => level.name === name)?.name;
  return known(wanted) ?? known(usualLevel) ?? levels.at(-1)?.name ?? usualLevel;
}

export function setupFor(preset: Preset, against: 'computer' | 'friends', level: string): Setup {
  const other: SeatPlan = against === 'computer' ? { kind: 'computer', level } : { kind: 'open' };
  return {
    game: preset.game,
    with: [...preset.with],
    options: {},
    seats: [{ kind: 'me' }, other],
    clock: { kind: 'none' },
    aids: false,
    open: false,
    byLot: against === 'friends',
  };
}

export function infoOf(games: Games, game: GameName): GameInfo | undefined {
  return games.games.find(({ name }) => name === game);
}

export function playersMax(info: GameInfo, modules: readonly ModuleName[]): number {
  return modules.length > 0 ? info.players_max_with_modules : info.players_max;
}

/** Those of the game itself, and of the modules that it is played with. */
export function optionsFor(info: GameInfo, modules: readonly ModuleName[]): GameInfo['options'] {
  return info.options.filter((option) => option.with === '' || modules.includes(option.with));
}

/** With a module or without it; what does not go without it is dropped. */
export function switchModule(setup: Setup, module: ModuleName, info: GameInfo): Setup {
  const chosen = setup.with.includes(module)
    ? setup.with.filter((each) => each !== module)
    : info.modules.filter((each) => each === module || setup.with.includes(each));
  const allowed = optionsFor(info, chosen).map(({ name }) => name);
  const options = Object.fromEntries(
    Object.entries(setup.options).filter(([name]) => allowed.includes(name as OptionName)),
  );
  return { ...setup, with: chosen, options, seats: setup.seats.slice(0, playersMax(info, chosen)) };
}

/** Sensible seconds for a kind of clock. */
export const clockSeconds: Readonly<Record<ClockKind, readonly number[]>> = {
  none: [],
  move: [15, 30, 60, 120, 300],
  game: [600, 900, 1200, 1800, 3600],
  days: [86_400, 3 * 86_400, 7 * 86_400],
};

export function clockOf(kind: ClockKind): ClockTerms {
  const [, seconds] = clockSeconds[kind];
  return seconds === undefined ? { kind } : { kind, seconds };
}

function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; --i) {
    const j = Math.floor(chance() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

const seatTerms = (seat: SeatPlan): SeatTerms =>
  seat.kind === 'computer' ? { kind: 'computer', level: seat.level } : { kind: 'open' };

/** What the server is told, and which seats are taken at once. */
export function termsOf(setup: Setup, chance: () => number = Math.random): { terms: Terms; joins: Join[] } {
  const { game, with: modules, options, clock, aids, open } = setup;
  const seats = setup.byLot ? shuffled(setup.seats, chance) : setup.seats;
  const joins = seats.flatMap((seat, index): Join[] => {
    if (seat.kind === 'me') return [{ seat: index, name: null }];
    return seat.kind === 'here' ? [{ seat: index, name: seat.name.trim() }] : [];
  });
  return { terms: { game, with: modules, options, seats: seats.map(seatTerms), clock, aids, open }, joins };
}

/** Nobody else is waited for. */
export function isComplete(setup: Setup): boolean {
  return setup.seats.every((seat) => seat.kind !== 'open');
}
