// English: the rules of Falken, in our own words.
import type { RulesText } from '../../../rules/types.ts';

export const rules: RulesText = {
  lead: 'More room and more to win in Die Burg: chapels that pay well only when they are large, falcon nests, a king who doubles points and a falconer who finds nests.',
  players: 'exactly 2',
  duration: 'about 40 minutes',
  pieces: '18 more tiles (78 in all), the longer wall with four gates, a king and a falconer each',
  turn: [
    'You draw a tile; some show a chapel or a falcon nest.',
    'You place it as in Die Burg.',
    'You may place a follower – or the king or the falconer instead.',
    'Completed areas bring points, and a token for each nest.',
    'If your marker stops exactly on a corner tower, you take the wall tile from there.',
  ],
  note: 'All rules of Die Burg (K1 to K19) still apply. Here, too, the tiles and the wall – now with 94 cells and 9 start spaces – are a *reconstruction*: we had only the text of the rulebook, not its pictures.',
  points: [
    {
      what: 'Completed chapel of 1, 2, 3, 4, 5, 6, 7, 8 or more tiles',
      worth: '1, 3, 6, 10, 15, 21, 28, 36',
      rule: 'F2',
    },
    { what: 'Nest in a completed area', worth: '1 token', rule: 'F3' },
    { what: 'More tokens, at the end', worth: '1 per cell of the largest empty group', rule: 'F4' },
    { what: 'King in an area you win', worth: 'double points', rule: 'F6' },
    { what: 'Falconer in an area you win', worth: '1 token more', rule: 'F6' },
    { what: 'Everything else', worth: 'as in Die Burg', rule: 'K18' },
  ],
  sections: [
    {
      id: 'F1',
      part: 'New in the wall',
      title: 'Gates',
      body: [
        'Four gates make the wall longer: between the fields 27 and 28, 47 and 48, 69 and 70, 91 and 92. They are not fields themselves; markers pass them without counting them. The variant F9 changes this.',
      ],
    },
    {
      id: 'F2',
      title: 'Chapels',
      body: [
        'A chapel is an area like a tower or a house (K7, K9); a follower in it is a preacher. When complete, it brings the majority, depending on its number of tiles:',
        '– 1 tile: 1 point',
        '– 2 tiles: 3 points',
        '– 3 tiles: 6 points',
        '– 4 tiles: 10 points',
        '– 5 tiles: 15 points',
        '– 6 tiles: 21 points',
        '– 7 tiles: 28 points',
        '– 8 tiles and more: 36 points',
        'An unfinished chapel brings nothing.',
      ],
      example:
        'This chapel has 5 tiles: 15 points for A. There are 2 nests on it, and because the falconer is there, A takes 3 tokens (F3, F6).',
    },
    {
      id: 'F3',
      part: 'Falcon nests',
      title: 'Collecting nests',
      body: [
        'A nest is in the middle of its tile and belongs to every path, tower, house and chapel there, but not to courts. Whoever gets the points of a completed area also takes a token for each nest in it. The nest stays and counts again later for another area of its tile; for one and the same area it counts only once.',
        'There are 12 tokens in the box; when they run out, both players return the same number. As only the difference counts, the program skips that and counts all that were ever taken.',
      ],
    },
    {
      id: 'F4',
      title: 'Nests at the end',
      body: [
        'The player with more tokens gets as many points as the largest connected group of empty cells has cells, just as for the keep (K18). If it’s a tie, nobody gets anything.',
      ],
      decision: 'This is scored after the courts and before the wall tiles.',
    },
    {
      id: 'F5',
      part: 'King and falconer',
      title: 'Placing them',
      body: [
        'Each player also has a king and a falconer. You place them instead of an ordinary follower, and for the majority each counts as one. They cannot go on an area that is scored in this very turn. They return like any other follower.',
      ],
    },
    {
      id: 'F6',
      title: 'What they do',
      body: [
        'If you get the points of an area in which your king stands, he *doubles* them. Your falconer brings you *one more token*, even if there is no nest.',
      ],
      decision:
        'On a court they act in the final scoring, if the court brings points. The king also doubles what wall tiles 4 to 7 bring for his area.',
      example: 'A path of 4 tiles with one nest, and your king on it: 4 × 2 = 8 points and 1 token.',
    },
    {
      id: 'F7',
      title: 'Ties',
      body: ['If it’s a tie, there are neither points nor tokens, king and falconer or not.'],
    },
    {
      id: 'F8',
      title: 'Doubled only once',
      body: [
        'The points of an area are doubled once at most. If a king stands in it, yours or your opponent’s, wall tiles 2 and 3 cannot be used there.',
      ],
    },
    {
      id: 'F9',
      part: 'Variant',
      title: 'Gates stop',
      body: [
        'During the game, but not in the final scoring, a marker stops at a gate that it would pass, and the rest of that scoring is lost. The next scoring goes on from the gate, and its first point leads to the field behind it.',
      ],
      decision:
        'Standing at the gate is not the same as standing on the field before it. The score is that of the field before it; there is no wall tile at a gate. The gates stop markers on later laps, too.',
      example:
        'B stands on 27, A at the gate behind it. From 25, 3 points lead to this gate: 2 count, 1 is lost. From 27, 5 points lead to the gate, and all 5 are lost. From the gate, 5 points lead to 32.',
    },
  ],
};
