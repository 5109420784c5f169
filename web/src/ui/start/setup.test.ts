// Tables as they are chosen.
import { describe, expect, it } from 'vitest';
import type { ModuleName } from '../../model/protocol.ts';
import type { GameInfo } from '../../net/api.ts';
import {
  chooseLevel,
  clockOf,
  isComplete,
  optionsFor,
  playersMax,
  presets,
  setupFor,
  switchModule,
  termsOf,
  type Preset,
  type Setup,
} from './setup.ts';

const carcassonne: GameInfo = {
  name: 'carcassonne',
  title: 'Carcassonne',
  players_min: 2,
  players_max: 5,
  players_max_with_modules: 6,
  modules: ['bridges', 'castles', 'bazaars'],
  options: [{ name: 'bazaar', value: 'draft', with: 'bazaars' }],
};
const [first] = presets as [Preset];
const levels = ['level3', 'level4', 'level5'].map((name) => ({ name, description: '' }));

describe('a setup', () => {
  it('against the computer is complete, with friends it is not', () => {
    expect(isComplete(setupFor(first, 'computer', 'greedy'))).toBe(true);
    expect(isComplete(setupFor(first, 'friends', 'greedy'))).toBe(false);
  });

  it('keeps the order of the modules and drops what goes with them', () => {
    let setup: Setup = {
      ...setupFor(first, 'computer', 'greedy'),
      with: ['bazaars'],
      options: { bazaar: 'draft' },
    };
    setup = switchModule(setup, 'bridges', carcassonne);
    expect(setup.with).toEqual(['bridges', 'bazaars']);
    setup = switchModule(setup, 'bazaars', carcassonne);
    expect(setup).toMatchObject({ with: ['bridges'], options: {} });
  });

  it('offers the options of the game itself with whatever modules', () => {
    const info: GameInfo = {
      ...carcassonne,
      options: [...carcassonne.options, { name: 'small-cities', value: '2', with: '' }],
    };
    const offered = (modules: ModuleName[]): string[] => optionsFor(info, modules).map(({ name }) => name);
    expect(offered([])).toEqual(['small-cities']);
    expect(offered(['bazaars'])).toEqual(['bazaar', 'small-cities']);
  });

  it('has no more seats than the game', () => {
    expect(playersMax(carcassonne, [])).toBe(5);
    const full: Setup = {
      ...setupFor(first, 'computer', 'greedy'),
      with: ['bridges'],
      seats: Array.from({ length: 6 }, () => ({ kind: 'open' as const })),
    };
    expect(switchModule(full, 'bridges', carcassonne).seats).toHaveLength(5);
  });

  it('tells the server who may come, and remembers who comes at once', () => {
    const setup: Setup = {
      ...setupFor(first, 'computer', 'greedy'),
      seats: [
        { kind: 'open' },
        { kind: 'here', name: ' Ben ' },
        { kind: 'computer', level: 'random' },
        { kind: 'me' },
      ],
    };
    const { terms, joins } = termsOf(setup);
    expect(terms.seats).toEqual([
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'computer', level: 'random' },
      { kind: 'open' },
    ]);
    expect(joins).toEqual([
      { seat: 1, name: 'Ben' },
      { seat: 3, name: null },
    ]);
  });

  it('by lot mixes the seats, and joins follow them', () => {
    const setup: Setup = { ...setupFor(first, 'computer', 'greedy'), byLot: true };
    const { terms, joins } = termsOf(setup, () => 0);
    expect(terms.seats[0]).toEqual({ kind: 'computer', level: 'greedy' });
    expect(joins).toEqual([{ seat: 1, name: null }]);
  });

  it('has a level that there is, and a clock that can run', () => {
    expect(chooseLevel(levels, 'level3')).toBe('level3');
    expect(chooseLevel(levels, 'gone')).toBe('level4');
    expect(chooseLevel([{ name: 'only', description: '' }], null)).toBe('only');
    expect(clockOf('none')).toEqual({ kind: 'none' });
    expect(clockOf('move')).toEqual({ kind: 'move', seconds: 30 });
  });
});
