// The rules of the games, to be read: each game in each language is a file of its own that is loaded when it is shown.
import type { Language, Terms } from '../model/protocol.ts';
import { rulebooks } from '../modules/rulebooks.ts';
import { rulesGames, type RulesGame, type RulesText } from './types.ts';

export { rulesGames, type RulesGame, type RulesSection, type RulesText } from './types.ts';

export async function rulesOf(game: RulesGame, language: Language): Promise<RulesText> {
  return (await rulebooks[game].load[language]()).rules;
}

export function isRulesGame(name: string | null): name is RulesGame {
  return rulesGames.some((game) => game === name);
}

/** The letter of a rule tells its game. */
export function gameOfRule(id: string): RulesGame {
  const letter = id.charAt(0).toUpperCase();
  return rulesGames.find((game) => rulebooks[game].letter === letter) ?? 'carcassonne';
}

/** The rules that hold at a table, each with its first one; those that the game is named after come first. */
export function gamesOf(terms: Pick<Terms, 'game' | 'with'>): { game: RulesGame; first: string }[] {
  const isOwn = (game: RulesGame): number => Number(game === terms.game);
  return rulesGames
    .filter((game) => rulebooks[game].holds(terms))
    .sort((a, b) => isOwn(b) - isOwn(a))
    .map((game) => ({ game, first: `${rulebooks[game].letter}1` }));
}

export const rulePath = (id: string): string => `/rules/${gameOfRule(id)}#${id}`;
