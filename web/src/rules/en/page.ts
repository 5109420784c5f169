// English: the words of the page around the rules.
import type { PageTexts } from '../types.ts';

export const page: PageTexts = {
  title: 'Rules',
  lead: 'Five games, each explained in our own words. Every rule has a number, and the log of a game refers to it.',
  games: 'Games',
  players: 'Players',
  duration: 'Duration',
  pieces: 'Pieces',
  turn: 'A turn in five lines',
  legend: 'What the tiles and the wall show',
  points: 'Points at a glance',
  contents: 'Contents',
  search: 'Search these rules',
  found: (count, all) => `${count} of ${all} rules`,
  nothing: (query) => `No rule of this game mentions “${query}”.`,
  clear: 'Show all rules',
  decision: 'Decided here',
  example: 'Example',
  linkTo: (id) => `Address of rule ${id}`,
  failed: 'The rules could not be loaded. Please load the page again.',
  unofficial: [
    'Trencavel is an unofficial project. It is not affiliated with the publisher or the authors of the games; they neither support nor review it.',
    'These texts do not replace a rulebook: they tell in our words how the games are played here. Where a rulebook leaves something open, the rule says what we decided.',
  ],
};
