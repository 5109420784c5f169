// What the rules of a game are made of. The texts are data, so that both languages can be held side by side.
import type { Language, Terms } from '../model/protocol.ts';
import { rulebooks } from '../modules/rulebooks.ts';

export type RulesGame = keyof typeof rulebooks;
export const rulesGames = Object.keys(rulebooks) as RulesGame[];

/** The rules of a game or an expansion, as far as is known without loading them. */
export interface Rulebook {
  /** Begins the numbers of its rules. */
  letter: string;
  /** Whether they hold at a table. */
  holds: (terms: Pick<Terms, 'game' | 'with'>) => boolean;
  load: Record<Language, () => Promise<{ rules: RulesText }>>;
}

/** Paragraphs are plain text: `*so*` stresses, `– ` begins an item of a list, a rule's number is a link. */
export interface RulesSection {
  /** The number of the rule, such as `C9`. */
  id: string;
  title: string;
  body: string[];
  /** What the rulebook leaves open, and how it is played here. */
  decision?: string;
  /** Stands beneath the picture of the rule, if there is one. */
  example?: string;
  /** The heading of the part of the rules that begins here. */
  part?: string;
}

/** A line of the table of points. */
export interface PointsRow {
  what: string;
  worth: string;
  /** The number of the rule that says so. */
  rule: string;
}

/** Something that the tiles or the board show, by its name. */
export interface LegendEntry {
  name: string;
  text: string;
}

export interface RulesText {
  lead: string;
  players: string;
  duration: string;
  pieces: string;
  /** A turn in five lines. */
  turn: string[];
  /** What is to be known before anything else. */
  note?: string;
  /** What tiles and wall show, where that is not plain at once. */
  legend?: LegendEntry[];
  points: PointsRow[];
  sections: RulesSection[];
}

/** The words of the page around the rules. */
export interface PageTexts {
  title: string;
  lead: string;
  games: string;
  players: string;
  duration: string;
  pieces: string;
  turn: string;
  legend: string;
  points: string;
  contents: string;
  search: string;
  found: (count: number, all: number) => string;
  nothing: (query: string) => string;
  clear: string;
  decision: string;
  example: string;
  linkTo: (id: string) => string;
  failed: string;
  unofficial: string[];
}
