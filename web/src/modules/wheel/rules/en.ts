// English: the rules of the Wheel of Fortune, in our own words.
import type { RulesText } from '../../../rules/types.ts';

export const rules: RulesText = {
  lead: 'A stand-alone Carcassonne that grows around a large wheel. A pig walks around it, and where it stops there are gifts – or the plague strikes.',
  players: '2 to 5',
  duration: 'about 40 minutes for two',
  pieces: '72 tiles, the board with the wheel, a pig and 7 followers each',
  turn: [
    'You draw a tile. If it has a number, the pig first moves on that many segments of the wheel.',
    'The wheel acts on everyone (Fortune on you alone), then the crown spaces there are scored.',
    'You place the tile where it fits.',
    'You may place a follower: on this tile or on a free crown space.',
    'Completed areas are scored as in Carcassonne.',
  ],
  note: 'All rules of Carcassonne (C1 to C14) apply here too, unless stated otherwise below.',
  points: [
    { what: 'Fortune', worth: '3, for the player whose turn it is', rule: 'W5' },
    { what: 'Taxes', worth: 'per knight: your knights in that city, and 1 per pennant', rule: 'W6' },
    { what: 'Famine', worth: 'per farmer: 1 per completed city beside the field', rule: 'W7' },
    { what: 'Storm', worth: '1 per follower in your supply', rule: 'W8' },
    { what: 'Inquisition', worth: '2 per monk', rule: 'W9' },
    { what: 'Plague', worth: '0; one follower returns', rule: 'W10' },
    { what: 'Crown space, the only one of its segment', worth: '3', rule: 'W11' },
    { what: 'Crown space, one of two', worth: '6 alone, 3 each when both are taken', rule: 'W11' },
    { what: 'Everything else', worth: 'as in Carcassonne', rule: 'C13' },
  ],
  sections: [
    {
      id: 'W1',
      part: 'The board',
      title: 'Setup',
      body: [
        'A board of four by four cells, with the wheel in the middle, takes the place of the start tile. All 72 tiles of this game are shuffled and drawn.',
        'The pig begins on Fortune. The game is for 2 to 5 players, also with bridges, castles and bazaars.',
      ],
    },
    {
      id: 'W2',
      title: 'The board is land',
      body: [
        'Tiles may be placed at all 16 outer edges of the board. Its three roads, its three cities and its fields are ordinary areas, empty at first.',
      ],
      decision:
        'Each cell of the board counts as one tile: for roads and cities on it, and as a filled place beside a cloister. The three roads end at the wheel. The wheel itself is not part of any field.',
    },
    {
      id: 'W3',
      title: 'The wheel',
      body: [
        'The wheel has six segments. Clockwise:',
        '– Fortune: 1 crown space',
        '– Taxes: 2 crown spaces',
        '– Famine: 1 crown space',
        '– Storm: 2 crown spaces',
        '– Inquisition: 1 crown space',
        '– Plague: 2 crown spaces',
      ],
      example:
        'The pig stands on “Taxes”. Only B has somebody on one of the two crown spaces there: 6 points (W11). Followers on crown spaces elsewhere keep waiting.',
    },
    {
      id: 'W4',
      part: 'The pig walks',
      title: 'Tiles with a number',
      body: [
        'Of the 72 tiles, 19 have a number: 11 a 1, 5 a 2 and 3 a 3. When you draw one, this happens in order before you place it:',
        '– The pig moves clockwise that many segments.',
        '– The segment where it stops takes effect (W5 to W10).',
        '– The crown spaces of this segment are scored (W11).',
        '– Your turn goes on as usual.',
        'A tile without a number moves nothing.',
      ],
    },
    {
      id: 'W5',
      title: 'Fortune: 3 points',
      body: ['The player whose turn it is gets 3 points. Nobody else gets any.'],
    },
    {
      id: 'W6',
      title: 'Taxes: points for knights',
      body: [
        'Each city counts separately for each player: each of your knights there brings as many points as you have knights in the city, plus 1 per pennant. With 3 knights and 1 pennant that is 3 × (3 + 1) = 12.',
        'Other players’ knights make no difference. Completed cities are empty, so they pay nothing.',
      ],
      example:
        'A city with 2 pennants: A has 2 knights in it and gets 2 × (2 + 2) = 8 points; B has one and gets 1 × (1 + 2) = 3.',
    },
    {
      id: 'W7',
      title: 'Famine: points for farmers',
      body: [
        'Every farmer brings 1 point for each completed city beside its field. It does not matter who has the most farmers there: each one counts.',
      ],
    },
    {
      id: 'W8',
      title: 'Storm: points for the supply',
      body: [
        'Everyone gets 1 point for each follower in their supply at this moment. Followers on crown spaces are not in the supply.',
      ],
    },
    {
      id: 'W9',
      title: 'Inquisition: points for monks',
      body: ['Everyone gets 2 points for each monk of their own that stands in a cloister.'],
    },
    {
      id: 'W10',
      title: 'Plague: one must return',
      body: [
        'Everyone must take one of their own followers from the land back into the supply, and chooses which. The player whose turn it is begins; the others follow clockwise.',
        'On crown spaces they are safe. Players with nobody on the land do nothing; players with exactly one follower there are not asked. Returning brings no points.',
      ],
    },
    {
      id: 'W11',
      part: 'Crown spaces',
      title: 'Scoring crown spaces',
      body: [
        'Only the crown spaces of the segment where the pig stops are scored:',
        '– If it has one space, the follower on it brings 3 points.',
        '– If it has two, a single follower brings 6 points; two bring 3 each, even if both are yours.',
        'Then they return and can be placed again in this very turn. In segments that the pig only passes or leaves, everyone stays.',
      ],
    },
    {
      id: 'W12',
      title: 'Taking a crown space',
      body: [
        'Instead of on the tile (or on a bridge, B7), you may put your follower on any free crown space. It is still only one per turn, and a crown space has room for only one.',
      ],
    },
    {
      id: 'W13',
      part: 'Special cases and the end',
      title: 'A numbered tile fits nowhere',
      body: ['It leaves the game as in C4, and you draw another.'],
      decision:
        'Whatever the pig set off stays in effect. If the new tile has a number too, the pig moves again.',
    },
    {
      id: 'W14',
      title: 'The end',
      body: ['The final scoring is that of Carcassonne (C13).'],
      decision: 'Followers still on crown spaces then bring nothing.',
    },
  ],
};
