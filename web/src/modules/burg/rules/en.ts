// English: the rules of Die Burg, in our own words.
import type { RulesText } from '../../../rules/types.ts';

export const rules: RulesText = {
  lead: 'A duel for two. Paths, towers, houses and courts grow inside a fixed wall. You count your points on the wall itself, and stopping exactly on a corner tower earns you an advantage.',
  players: 'exactly 2',
  duration: 'about 30 minutes',
  pieces: '60 tiles, the wall with 18 wall tiles, 6 followers and a keep each',
  turn: [
    'You draw a tile; both of you see it.',
    'You place it inside the wall. Only paths must match; anything else may meet.',
    'You may put one follower on this tile.',
    'Completed paths, towers and houses bring points to whoever has more followers there. If it’s a tie, nobody gets any.',
    'If your marker stops exactly on a corner tower, you take the wall tile from there.',
  ],
  note: 'The tiles and the course of the wall are a *reconstruction*: we had only the text of the rulebook, not its pictures. The rules are those of the game; the tiles and the wall are our design, and agree with everything known about them. If you own the game, you can enter the real tiles.',
  legend: [
    {
      name: 'Square',
      text: 'A paved area where paths meet. It ends every path that reaches it. 6 tiles have one; where paths meet without a square, they are a single path.',
    },
    {
      name: 'Fountain',
      text: 'A basin beside a path. It does not divide the path, but makes each of its tiles worth 2 points. 7 tiles have one.',
    },
    {
      name: 'Market',
      text: 'Stalls on a court. Courts score only for their markets, at the end of the game. 15 tiles have one, and so does one start space.',
    },
    {
      name: 'Start space',
      text: 'A piece of path, tower, house or court in the wall, where tiles can be placed from the beginning. There are 7: in the north a tower and a path, in the east a tower and a house, in the south a path, in the west a house and a court with a market.',
    },
    {
      name: 'Corner tower',
      text: 'The wall has one at each of its 14 corners. Each takes up two fields of the track; 13 of them hide a wall tile.',
    },
  ],
  points: [
    { what: 'Completed path', worth: '1 per tile', rule: 'K8' },
    { what: 'Completed path with a fountain', worth: '2 per tile', rule: 'K8' },
    { what: 'Completed tower', worth: '2 per tile', rule: 'K9' },
    { what: 'Completed house', worth: '1 per tile', rule: 'K10' },
    {
      what: 'Keep on the larger house, at the end',
      worth: '1 per cell of the largest empty group',
      rule: 'K18',
    },
    { what: 'Court, at the end', worth: '3 per market', rule: 'K18' },
    { what: 'Wall tiles', worth: '9 kinds, see there', rule: 'K16' },
  ],
  sections: [
    {
      id: 'K1',
      part: 'The turn',
      title: 'Setup',
      body: [
        'The wall encloses 76 cells, all empty at first. 60 tiles are shuffled.',
        'There are 18 wall tiles, two each of nine kinds. Each of 13 corner towers gets one, face down; only the tower with the fields 0 and 1 stays empty. The other 5 leave the game unseen.',
        'Both players have 6 followers and a keep in the supply, and a marker on field 0. The host of the table decides who begins, or draws lots.',
      ],
    },
    {
      id: 'K2',
      title: 'Your turn',
      body: [
        '– draw a tile; both of you see it',
        '– place it (K3, K4)',
        '– put a follower on it, if you like (K6)',
        '– score what was completed (K8 to K14)',
        '– take wall tiles (K15)',
      ],
    },
    {
      id: 'K3',
      title: 'Placing a tile',
      body: [
        'On an empty cell inside the wall, turned as you like, with at least one whole side against a tile or a start space. So the first tile goes next to a start space. Touching the rest of the wall is not enough.',
      ],
    },
    {
      id: 'K4',
      title: 'What fits together',
      body: [
        'Between two tiles, a path must meet a path and nothing else. Towers, houses, courts (and chapels, F2) may meet each other freely. Anything fits against the wall.',
      ],
      decision: 'Anything fits against a start space, too.',
    },
    {
      id: 'K5',
      title: 'A tile that fits nowhere',
      body: ['It leaves the game, and you draw another. If none is left, the game is over (K17).'],
    },
    {
      id: 'K6',
      title: 'Placing a follower',
      body: [
        'At most one, from your supply, on the tile you have just placed:',
        '– on a path, as a herald',
        '– on a tower, as a knight',
        '– in a house, as a squire',
        '– on a court, as a merchant, who lies down',
        'The whole connected area, the new tile included, must be empty: no follower may be in it yet, not even one of yours.',
      ],
    },
    {
      id: 'K7',
      title: 'What an area is',
      body: [
        'Parts of the same kind that meet at an edge are one area: path and path, tower and tower, house and house, court and court. Parts that touch only at a corner are not connected. The courts to the left and right of a path stay apart.',
        'A start space belongs to the area next to it if it shows the same kind. It then counts as a tile, and a market on it as a market.',
      ],
      decision:
        'A start space with a court connects only to a whole court edge, not to the court beside a path.',
    },
    {
      id: 'K8',
      part: 'Completed and scored',
      title: 'Path',
      body: [
        'A path is complete when all its ends are closed – at a square, in a building, at the wall or a start space – or when it is a ring. A fork without a square does not divide it: then every arm needs an end.',
        'It brings *1 point per tile*, and *2 per tile* with at least one fountain; further fountains bring no more. A matching start space counts as a tile. Here, as in K9 and K10, a tile counts once, even if several of its parts belong to the area.',
      ],
      example:
        'A start space and 3 tiles, with a fountain: 4 × 2 = 8 points for A. The path begins at the start space in the wall and ends in a house.',
    },
    {
      id: 'K9',
      title: 'Tower',
      body: [
        'A tower is complete when none of its edges faces an empty cell. The wall, another part of a tower or an area of any other kind closes an edge.',
        'It brings *2 points per tile*; a matching start space counts as a tile.',
      ],
      example: 'A tower over 4 tiles: 8 points for B.',
    },
    {
      id: 'K10',
      title: 'House',
      body: ['Like a tower (K9), but with *1 point per tile*. In return it can carry your keep (K13).'],
    },
    {
      id: 'K11',
      title: 'Who gets the points',
      body: [
        'The player with more followers in the area gets all the points. If it’s a tie, *nobody* gets any. It does not matter who completed it.',
      ],
    },
    {
      id: 'K12',
      title: 'Followers return',
      body: [
        'After a path, tower or house has been scored, its followers return, even if nobody got points. You can use them again from your next turn on. Merchants stay until the end of the game.',
        'A follower you put on an area that your tile has just completed is scored and comes back at once.',
      ],
    },
    {
      id: 'K13',
      title: 'The keep',
      body: [
        'When your tile completes a house in which you have the majority, you put your keep on it. If it is already on a house, it moves when the new house has more tiles; start spaces count. At the end, what matters is whose keep stands on the larger house (K18).',
        'When your opponent completes a house, your keep does not move.',
      ],
      decision: 'You need the majority for the first house, too.',
      example:
        'A has completed the house: 2 tiles and the start space bring 3 points, and the keep goes on this house.',
    },
    {
      id: 'K14',
      title: 'The order of scoring',
      body: [
        'If one tile completes several areas, tied ones come first; their followers simply return. Then come those that bring you points, then your opponent’s. The order matters, because the marker moves with each scoring (K15).',
        'If there is nothing to choose, nobody is asked.',
      ],
      decision:
        'If either player has several, the player whose turn it is chooses which comes next – even among the opponent’s.',
    },
    {
      id: 'K15',
      part: 'Wall tiles',
      title: 'Taking wall tiles',
      body: [
        'Each scoring moves your marker at once; its field is your points without the hundreds. If it stops *exactly* on one of the two fields of a corner tower, you take the wall tile, if one is still there. Passing brings nothing.',
        'It stays face up in front of you and can be used from your next turn on.',
      ],
      decision: 'On a second lap of the wall, any wall tiles still there can be taken.',
      example:
        'A stands exactly on 33 and takes the wall tile of this corner tower. B has not stopped at any.',
    },
    {
      id: 'K16',
      title: 'Using wall tiles',
      body: [
        'Only in your own turn, as many as you like, each once; then it is out of the game.',
        '– *1:* one more whole turn right after this one; several may follow each other',
        '– *2:* a completed tower counts double',
        '– *3:* a completed house counts double',
        '2 and 3 are for an area that is scored in your turn and in which you have the majority; one scoring is doubled at most once.',
        'The others count automatically at the end, in the way that brings you the most:',
        '– *4:* an unfinished path brings 1 per tile, fountain or not',
        '– *5:* an unfinished tower brings 2 per tile',
        '– *6:* an unfinished house brings 1 per tile',
        '– *7:* on one court each market brings 4 instead of 3',
        '– *8:* your keep counts 2 more tiles if it stands on a house',
        '– *9:* 5 points',
        'For 4 to 7 you need the majority in the area, and each must be used for a different area.',
      ],
      decision:
        'The extra turn from a 1 already counts as the next turn for wall tiles that you have just taken. Two of a kind both count: two 8s are 4 more tiles, two 7s are two courts.',
    },
    {
      id: 'K17',
      part: 'The end',
      title: 'When the game ends',
      body: [
        'The game ends after the whole turn in which the last tile was placed or left the game; wall tile 1 brings no extra turn then. The wall tiles still on the wall are removed, and the final scoring brings no new ones.',
      ],
      decision: 'Wall tiles 4 to 9 that were taken in the last turn still count.',
    },
    {
      id: 'K18',
      title: 'Final scoring',
      body: [
        'In this order:',
        '– *Keep:* whoever’s keep stands on the larger house gets 1 point for each cell of the largest connected group of empty cells; corners do not connect. A keep in the supply counts 0. If it’s a tie, nobody gets anything.',
        '– *Courts:* whoever has more merchants on a court gets 3 points per market on it; if it’s a tie, nobody does. A start space with a market counts.',
        '– *Wall tiles* 4, 5, 6 and 9.',
        'Otherwise, unfinished paths, towers and houses bring nothing.',
      ],
      example: 'B’s court has 3 markets, one of them on the start space in the wall: 9 points.',
    },
    {
      id: 'K19',
      title: 'Who wins',
      body: ['The player with more points. If it’s a tie, the game is a draw.'],
    },
  ],
};
