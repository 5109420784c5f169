// English: the rules of bridges, castles and bazaars, in our own words.
import type { RulesText } from '../../../rules/types.ts';

export const rules: RulesText = {
  lead: 'Bridges carry roads over everything, small cities turn into castles that wait for other people’s points, and players haggle over tiles at bazaars. You can also play each of the three parts on its own.',
  players: '2 to 6 with Carcassonne, 2 to 5 with the Wheel of Fortune',
  duration: 'about 50 minutes for two',
  pieces: '12 more tiles; 3 bridges and 3 castles each, or 2 of each with five or more players',
  turn: [
    'You draw a tile and place it; a bridge can help with that.',
    'You may build a bridge, on the new tile or right beside it.',
    'You may place a follower, also on this bridge.',
    'Completed areas are scored; a small city may become a castle, and castles nearby earn points, too.',
    'If the tile shows a bazaar, tiles are turned up for everyone and auctioned.',
  ],
  note: 'The rules of Carcassonne (C1 to C14) still apply. All 12 new tiles are used, even if you play only one of the three parts.',
  points: [
    { what: 'Road with bridges', worth: '1 per tile, as usual; a bridge’s tile counts', rule: 'B6' },
    { what: 'Building a castle', worth: '0, instead of the 4 for the small city', rule: 'B9' },
    { what: 'Castle, once', worth: 'all the points of what is completed beside it', rule: 'B11' },
    { what: 'Castle still waiting at the end', worth: '0', rule: 'B15' },
    { what: 'Castle beside a field, at the end', worth: '4 for the farmers instead of 3', rule: 'B15' },
    { what: 'Tile bought at a bazaar', worth: 'minus the bid', rule: 'B18' },
    { what: 'Tile sold at a bazaar', worth: 'plus the bid', rule: 'B18' },
  ],
  sections: [
    {
      id: 'B1',
      part: 'Preparation',
      title: 'Supplies',
      body: [
        'Up to four players have 3 bridges and 3 castles each, five or six have 2 and 2. Parts that you don’t play have no pieces.',
      ],
    },
    {
      id: 'B2',
      part: 'Bridges',
      title: 'When to build a bridge',
      body: [
        'Once in your turn, in addition to the tile and the follower, you may build a bridge from your supply: on the new tile or on one that shares a side with it. It stays for the rest of the game.',
        'Bridges may stand side by side or one behind the other.',
      ],
      decision: 'A tile has room for one bridge.',
    },
    {
      id: 'B3',
      title: 'Where it may stand',
      body: [
        'A bridge runs straight across its tile, from north to south or from west to east. Both ends must stand on field edges of this tile.',
        'What is in between does not matter: city, road or cloister, occupied or empty. You cannot build bridges on the board of the Wheel of Fortune.',
      ],
    },
    {
      id: 'B4',
      title: 'Its ends are road edges',
      body: [
        'From now on both ends count as road: for everything that is placed there, and for the length of the road. So the cell at each end must be empty, or show a road or the end of another bridge there.',
      ],
      decision: 'A bridge need not continue a road; both of its ends may be open.',
    },
    {
      id: 'B5',
      title: 'Placing with the help of a bridge',
      body: [
        'You may also place a tile where a road meets a field if a bridge makes everything fit at once: on the new tile, if its field meets a road, or on the neighbour, if a new road meets its field.',
        'That is then your bridge for this turn. At each place, at most one bridge can do this, so you only choose where the tile goes.',
      ],
      decision:
        'If a tile fits only with a bridge, wherever you put it, you may refuse it; it then leaves the game as in C4. A player without bridges is not asked: for them it fits nowhere.',
    },
    {
      id: 'B6',
      title: 'A road of its own',
      body: [
        'A bridge is not connected to the road below it, and divides neither field nor city. Its tile counts 1 for the road. If the same road also runs below the bridge, the tile still counts only once.',
      ],
      decision:
        'Where a bridge ends at a road, the fields on both sides of that road belong to the field under the bridge.',
      example:
        'From the cloister over the bridge to the junction it is 3 tiles: 3 points for A. The city below remains one city.',
    },
    {
      id: 'B7',
      title: 'A robber on the bridge',
      body: [
        'Instead of on the tile, you may put your follower on this turn’s bridge, as a robber, if nobody is on its road yet (C5). You cannot place followers on older bridges.',
      ],
      decision: 'First the bridge, then the follower, then the scoring.',
    },
    {
      id: 'B8',
      part: 'Castles',
      title: 'A small city becomes a castle',
      body: [
        'A small city is a completed city of exactly two semicircular parts on two tiles. If a follower stands in it, the follower’s owner may put a castle from the supply on it instead of scoring it. The knight moves onto the castle.',
        'It does not matter whose turn it is, or whether the knight was there before or has just been placed. There is never more than one knight in a small city.',
        'One city part does not count as semicircular: the elongated one on the tile where a road runs into it from the other side. It cannot become a castle.',
      ],
    },
    {
      id: 'B9',
      title: 'Building brings nothing – yet',
      body: [
        'Building brings no points, and the city does not count as completed.',
        'If several castles can be built after one tile, the player whose turn it is decides first, then the others clockwise. If you could build two, you are asked twice; declining once declines both.',
      ],
    },
    {
      id: 'B10',
      title: 'The vicinity of a castle',
      body: [
        'The vicinity is six cells: the castle’s own two, and two along each of its long sides. For a castle from north to south these are its neighbours to the west and east, otherwise those to the north and south. Tiles placed there later count too.',
      ],
      example:
        'The six cells around A’s castle are outlined. When the road or the cloister on the right is completed, A gets as many points for it.',
    },
    {
      id: 'B11',
      title: 'When a castle scores',
      body: [
        'A castle waits for the first road, city, cloister or other castle that is completed in a later turn and has a part in its vicinity. The castle’s owner then gets *all of its points*, no matter who owns it, and even if nobody does.',
        'The owners of the completed area get their points as usual; if you own both, you get both. A cloister counts only if it is itself on one of the six cells.',
        'You cannot wait for something better. Anything completed before, or in the same turn as the castle, never counts.',
      ],
    },
    {
      id: 'B12',
      title: 'Several completed at once',
      body: [
        'If one tile completes several areas in the vicinity, the owner of the castle chooses one of them. If all are worth the same, nobody is asked.',
      ],
      decision:
        'Roads, cities and cloisters come first: a castle that gets something from them does not take the points of a neighbouring castle (B13).',
    },
    {
      id: 'B13',
      title: 'Castle beside castle',
      body: [
        'A castle that scores itself counts as completed for every occupied castle that has one of its tiles in its vicinity. That castle gets the same points, and perhaps triggers the next. No castle scores twice.',
      ],
      decision:
        'This happens in rounds: only castles that scored in the previous round count, and of several, the most valuable.',
    },
    {
      id: 'B14',
      title: 'Afterwards',
      body: ['The follower returns to the supply. The castle stays on the board.'],
    },
    {
      id: 'B15',
      title: 'Castles at the end',
      body: [
        'A castle that is still waiting at the end brings nothing, and nothing in the final scoring triggers it.',
        'For farmers, each castle beside their field is worth 4 points instead of a city’s 3, whether it has scored or not.',
      ],
    },
    {
      id: 'B16',
      part: 'Bazaars',
      title: 'When a bazaar takes place',
      body: [
        'When a tile with a bazaar has been placed, the turn is first played to its end, with follower and scoring. Then as many tiles are turned up as there are players.',
      ],
      decision: 'If fewer tiles are left, there is no bazaar.',
    },
    {
      id: 'B17',
      title: 'Choosing and bidding',
      body: [
        'The player to the left of the one who placed the bazaar begins: they choose one of the open tiles and bid 0 or more points for it. Then all others who have no tile from this bazaar yet decide once each, clockwise: bid higher or pass.',
      ],
      decision: 'Bids are whole numbers from 0 to 99. After a bid of 99 nobody else is asked.',
    },
    {
      id: 'B18',
      title: 'Buying or selling',
      body: [
        'If somebody bid higher, the player who chose the tile decides:',
        '– *Buy:* take the tile and pay the highest bid to the player who made it.',
        '– *Sell:* give them the tile and receive the bid from them.',
        'If nobody bid higher, the player who chose the tile takes it and pays their own bid, to nobody.',
      ],
      example:
        'B chooses a tile and bids 2; C passes, A bids 3. B buys: A gets 3 points from B. Then C chooses and bids 2, A bids 3, and C sells: A pays 3 to C. The last tile goes to C for free.',
    },
    {
      id: 'B19',
      title: 'The next tile',
      body: [
        'Now the next player clockwise after the last who chose, and who has no tile yet, chooses. The last tile goes to the last player without one for nothing.',
      ],
    },
    {
      id: 'B20',
      title: 'Below zero',
      body: ['Bidding can take your score below 0. Paying is not scoring: no castle reacts to it.'],
    },
    {
      id: 'B21',
      title: 'Playing the tiles of a bazaar',
      body: [
        'When all tiles are given out, everyone plays theirs as a whole turn. Again the player to the left of the one who placed the bazaar begins; the one who placed it comes last. Then play goes on as if there had been no bazaar.',
        'A bazaar on one of these tiles starts no new one, nor does one on a replacement for a tile that fits nowhere (C4). The game ends only when all these turns have been played; if there is neither a place nor a replacement for your tile, you miss that turn.',
      ],
    },
    {
      id: 'B22',
      title: 'Variant: bazaar without bidding',
      body: [
        'In the same order everyone takes one of the open tiles and plays it at once as a whole turn. B16 applies, and so does what B21 says about further bazaars, replacements and the end. If the open tiles are all the same, nobody is asked.',
      ],
    },
    {
      id: 'B23',
      part: 'Together with the Wheel of Fortune',
      title: 'Bridges, castles, bazaars and the wheel',
      body: ['Neither rulebook covers this; here is how it is played:'],
      decision:
        'A numbered tile from a bazaar acts only when it is played: at the beginning of that turn. Famine counts a castle as a completed city. A follower on a castle does not count as a knight for Taxes; the plague can send it back, and the castle then no longer scores. The two one-sided cities of the board can be halves of castles, and cells of the board count as part of vicinities.',
    },
  ],
};
