// English: the rules of Carcassonne, in our own words.
import type { RulesText } from '../../../rules/types.ts';

export const rules: RulesText = {
  lead: 'Tile by tile a landscape grows on the table. Send your followers into cities and cloisters, onto roads and fields at the right moment, and you will have the most points in the end.',
  players: '2 to 5, up to 6 with bridges, castles and bazaars',
  duration: 'about 30 minutes for two',
  pieces: '72 tiles and 7 followers each',
  turn: [
    'You draw a tile; everyone sees it.',
    'You place it so that it fits its neighbours on every side.',
    'You may put one follower on this tile.',
    'Whatever the tile has completed brings points, and the followers on it return to their owners.',
    'Play goes on clockwise.',
  ],
  points: [
    { what: 'Completed road', worth: '1 per tile', rule: 'C6' },
    { what: 'Completed city', worth: '2 per tile, 2 per pennant', rule: 'C7' },
    { what: 'Completed cloister', worth: '9', rule: 'C8' },
    { what: 'Unfinished road, at the end', worth: '1 per tile', rule: 'C13' },
    { what: 'Unfinished city, at the end', worth: '1 per tile, 1 per pennant', rule: 'C13' },
    { what: 'Unfinished cloister, at the end', worth: '1, and 1 per filled place around it', rule: 'C13' },
    { what: 'Field, at the end', worth: '3 per completed city beside it', rule: 'C13' },
  ],
  sections: [
    {
      id: 'C1',
      part: 'The turn',
      title: 'Setup',
      body: [
        'There are 72 tiles. One of them lies open from the beginning: the start tile, with a city in the north and a road from west to east. The other 71 are shuffled.',
        'Everyone has 7 followers in the supply and 0 points. Two to five people can play, or six with bridges, castles or bazaars.',
        'The first seat begins; the host of the table can have the order drawn by lot instead.',
      ],
    },
    {
      id: 'C2',
      title: 'Your turn',
      body: [
        '– draw a tile',
        '– place it (C3)',
        '– put a follower on it, if you like (C5)',
        '– score what was completed (C6 to C11)',
        'Then it is the next player’s turn, clockwise.',
      ],
    },
    {
      id: 'C3',
      title: 'Placing a tile',
      body: [
        'At least one whole side of the tile must touch a tile that is already there. You may turn it.',
        'On *every* side where it touches another tile, the edges must match: city to city, road to road, field to field. Touching corners do not matter.',
      ],
    },
    {
      id: 'C4',
      title: 'A tile that fits nowhere',
      body: [
        'A tile that fits nowhere, however you turn it, leaves the game, and you draw another.',
        'If none is left, your turn is over, and so is the game – unless turns from a bazaar are still to be played (B21).',
      ],
    },
    {
      id: 'C5',
      title: 'Placing a follower',
      body: [
        'At most one in a turn, from your supply, and only on the tile you have just placed:',
        '– on a road, as a robber',
        '– in a city, as a knight',
        '– in a cloister, as a monk',
        '– on a field, as a farmer, who lies down',
        'The whole connected area, the new tile included, must be empty. If there is a follower anywhere in it, even your own, you cannot add another. Several can share an area only when a later tile connects areas they were already in.',
      ],
    },
    {
      id: 'C6',
      part: 'Completed and scored',
      title: 'Road',
      body: [
        'A road is complete when both of its ends are closed – at a junction, a city, a cloister or another end that the tile shows, such as a bazaar – or when it is a ring.',
        'It brings *1 point per tile*. A tile counts once, even if the road crosses it several times.',
      ],
      example: 'From the cloister to the junction this road runs over 4 tiles: 4 points for A.',
    },
    {
      id: 'C7',
      title: 'City',
      body: [
        'A city is complete when it has no open edge left.',
        'It brings *2 points per tile and 2 per pennant*. A tile counts once, even if two of its city parts belong to the same city. So the smallest city, with two tiles, brings 4 points.',
      ],
      example: '3 tiles and 1 pennant: 3 × 2 + 2 = 8 points for B.',
    },
    {
      id: 'C8',
      title: 'Cloister',
      body: [
        'A cloister is complete when all eight places around it are filled, the diagonal ones too. It brings *9 points*: one for itself and one for each of its eight neighbours.',
      ],
      example: 'The last neighbour is there: 9 points for A.',
    },
    {
      id: 'C9',
      title: 'Who gets the points',
      body: [
        'The points of an area go to the player with the most followers in it. If several share the lead, *each of them gets all the points*.',
        'If nobody stands in the completed area, nobody gets anything.',
      ],
      example:
        'The two knights stood in separate cities until a tile between them joined the two. With 4 tiles and 1 pennant, the city brings A and B 10 points each.',
    },
    {
      id: 'C10',
      title: 'Followers return',
      body: [
        'Followers return to the supply after their completed area has been scored. You can use them again from your next turn on.',
        'So if you have none left, you cannot use one that returns during this same turn. The reverse is possible: a follower you put on an area that your tile has just completed is scored and comes back at once.',
      ],
    },
    {
      id: 'C11',
      title: 'Several at once',
      body: [
        'If one tile completes several areas, each of them is scored. In Carcassonne the order makes no difference.',
      ],
    },
    {
      id: 'C12',
      title: 'Fields and farmers',
      body: [
        'A field ends at roads, at cities and at the edge of the landscape. Fields that touch only at a corner are not connected.',
        'Fields are never completed. A farmer stays until the game is over and brings points only then (C13).',
      ],
    },
    {
      id: 'C13',
      part: 'The end',
      title: 'Final scoring',
      body: [
        'The game ends with the turn in which the last tile was placed, or left the game under C4. Unfinished areas now bring points too:',
        '– a road: 1 point per tile',
        '– a city: 1 point per tile and 1 per pennant',
        '– a cloister: 1 point for itself and 1 for each filled place around it',
        'As always, the points go to the majority (C9).',
        'Fields come last: whoever has the most farmers on a field – if it’s a tie, everyone tied – gets *3 points for each completed city* that touches the field. It does not matter how large the city is or how often it touches. A city beside several fields counts for each of them.',
      ],
      example:
        'The road divides two fields. 2 completed cities touch the northern one: 6 points for A. 1 touches the southern one: 3 points for B. The open cities at the edge do not count.',
    },
    {
      id: 'C14',
      title: 'Who wins',
      body: ['The player with the most points wins. If it’s a tie, those players share the victory.'],
    },
    {
      id: 'C15',
      title: 'Variant: small cities score 2',
      body: [
        'A completed city of two tiles scores 1 point for each tile and 1 for each pennant: 2 points instead of 4. That was the rule of the first edition. For fields it still counts as a completed city.',
      ],
    },
  ],
};
