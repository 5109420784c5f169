// What the rules of a game are made of. The texts are data, so that both languages can be held side by side.

export const rulesGames = ['carcassonne', 'bridges', 'wheel', 'castle', 'falcon'] as const;
export type RulesGame = (typeof rulesGames)[number];

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
  names: Record<RulesGame, string>;
  abouts: Record<RulesGame, string>;
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
