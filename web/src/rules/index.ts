// The rules of the games, to be read: each game in each language is a file of its own that is loaded when it is shown.
import type { Language, Terms } from '../model/protocol.ts';
import { rulesGames, type RulesGame, type RulesText } from './types.ts';

export { rulesGames, type RulesGame, type RulesSection, type RulesText } from './types.ts';

type Loader = () => Promise<{ rules: RulesText }>;

const loaders: Record<Language, Record<RulesGame, Loader>> = {
  de: {
    carcassonne: () => import('./de/carcassonne.ts'),
    bridges: () => import('./de/bridges.ts'),
    wheel: () => import('./de/wheel.ts'),
    castle: () => import('./de/castle.ts'),
    falcon: () => import('./de/falcon.ts'),
  },
  en: {
    carcassonne: () => import('./en/carcassonne.ts'),
    bridges: () => import('./en/bridges.ts'),
    wheel: () => import('./en/wheel.ts'),
    castle: () => import('./en/castle.ts'),
    falcon: () => import('./en/falcon.ts'),
  },
};

export async function rulesOf(game: RulesGame, language: Language): Promise<RulesText> {
  return (await loaders[language][game]()).rules;
}

export function isRulesGame(name: string | null): name is RulesGame {
  return rulesGames.some((game) => game === name);
}

const gamesByLetter: Readonly<Record<string, RulesGame>> = {
  C: 'carcassonne',
  B: 'bridges',
  W: 'wheel',
  K: 'castle',
  F: 'falcon',
};

/** The letter of a rule tells its game. */
export function gameOfRule(id: string): RulesGame {
  return gamesByLetter[id.charAt(0).toUpperCase()] ?? 'carcassonne';
}

/** The rules that hold at a table, each with its first one. */
export function gamesOf({ game, with: modules }: Pick<Terms, 'game' | 'with'>): {
  game: RulesGame;
  first: string;
}[] {
  const plane: RulesGame[] = [
    ...(game === 'wheel' ? (['wheel'] as const) : []),
    'carcassonne',
    ...(modules.length > 0 ? (['bridges'] as const) : []),
  ];
  const walled: RulesGame[] = modules.includes('falcon') ? ['castle', 'falcon'] : ['castle'];
  const letterOf = (each: RulesGame): string =>
    Object.keys(gamesByLetter).find((letter) => gamesByLetter[letter] === each) ?? '';
  return (game === 'castle' ? walled : plane).map((each) => ({ game: each, first: `${letterOf(each)}1` }));
}

export const rulePath = (id: string): string => `/rules/${gameOfRule(id)}#${id}`;
