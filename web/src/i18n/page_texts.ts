// What the texts of the pages around the board must say.
import type { Unchecked, Unfair } from '../draw/check.ts';
import type { TableList } from '../net/api.ts';
import type { Counted } from './texts.ts';

type Named = (name: string) => string;

export interface ShellTexts {
  skip: string;
  navigation: string;
  home: string;
  rules: string;
  tiles: string;
  language: string;
  theme: string;
  themes: Record<'system' | 'light' | 'dark', string>;
  notice: string;
  nothingTitle: string;
  loading: string;
  close: string;
  cancel: string;
  save: string;
  copied: string;
  more: string;
}

/** What can be done with an account. */
export type AccountMode = 'register' | 'logIn' | 'recover' | 'change' | 'renew';

/** What is wrong with a name. */
export interface NameFlawTexts {
  empty: string;
  character: Named;
  /** By its number in Unicode. */
  unseen: Named;
  blank: string;
  unreadable: string;
  plainOnly: string;
  tooShort: string;
}

export interface AccountTexts {
  title: string;
  heading: string;
  name: string;
  nameAsked: string;
  nameHint: string;
  /** The button that takes the name. */
  nameTaken: string;
  flaws: NameFlawTexts;
  renamed: Named;
  account: string;
  why: string;
  modes: Record<AccountMode, string>;
  done: Record<AccountMode, Named>;
  isLoggedIn: Named;
  loginName: string;
  passphrase: string;
  oldPassphrase: string;
  newPassphrase: string;
  passphraseHint: string;
  forgotten: string;
  recovery: string;
  recoveryHint: string;
  copyRecovery: string;
  recoveryKept: string;
  sessions: string;
  unknownDevice: string;
  thisBrowser: string;
  /** When a session was used last. */
  seen: Named;
  endSession: string;
  logOutEverywhere: string;
  logOut: string;
  loggedOut: string;
  delete: string;
  deleteAsked: string;
  deleteNow: string;
  deleted: string;
}

export interface StartTexts {
  title: string;
  lead: string;
  players: (min: number, max: number) => string;
  minutes: Counted;
  about: { carcassonne: string };
  /** How strong the computer is. */
  level: string;
  playComputer: string;
  playFriends: string;
  options: string;
  optionsOf: Named;
  continue: string;
  lists: Record<TableList, string>;
  none: Record<TableList, string>;
  more: string;
  yourTurn: string;
  turnOf: Named;
}

export interface SetupTexts {
  modules: string;
  seats: string;
  seat: Counted;
  me: string;
  kinds: Record<'computer' | 'open' | 'here', string>;
  level: string;
  hereName: string;
  addSeat: string;
  removeSeat: Counted;
  byLot: string;
  clock: string;
  time: string;
  seconds: Counted;
  open: string;
  openHint: string;
  aids: string;
  aidsHint: string;
  play: string;
  openTable: string;
}

export interface TableTexts {
  yourTurn: string;
  lostTitle: string;
  reload: string;
  isBack: string;
  isOpen: string;
  isPrivate: string;
  inviteTitle: string;
  inviteHint: string;
  link: string;
  copyLink: string;
  newLink: string;
  noLink: string;
  linkRenewed: string;
  linkRevoked: string;
  share: string;
  start: string;
  close: string;
  waitingFor: Counted;
  waitingForHost: string;
  sit: string;
  sitBeside: string;
  you: string;
  host: string;
  leave: string;
  remove: string;
  chat: string;
  noChat: string;
  say: string;
  send: string;
  waits: string;
  lookingBack: string;
  tilesLeft: Counted;
  undo: string;
  hint: string;
  thinking: string;
  lookBack: string;
  lookNow: string;
  motion: string;
  sounds: string;
  notify: string;
  notified: string;
  offerDraw: string;
  drawOffered: (names: readonly string[]) => string;
  accept: string;
  decline: string;
  withdraw: string;
  resign: string;
  resignAsked: string;
  resignAskedTwo: string;
  playOn: string;
  leaveGame: string;
  players: string;
  watching: string;
  watchers: Counted;
  computer: string;
  winner: string;
  isAsked: string;
  points: string;
  followers: Counted;
  seatMenu: Named;
  return: string;
  replaceBy: Named;
  mute: string;
  unmute: string;
  panel: string;
  tabs: Record<'log' | 'tiles' | 'chat' | 'result' | 'review', string>;
  rule: Named;
  allRules: string;
}

export interface ResultTexts {
  again: string;
  /** Stands before the address of the next table. */
  invite: string;
  record: string;
  source: string;
  sources: string;
  total: string;
  finalScoring: string;
  skip: string;
  replay: string;
  first: string;
  back: string;
  play: string;
  pause: string;
  next: string;
  last: string;
  move: string;
  moveOf: (index: number, count: number) => string;
  speed: string;
  momentLink: string;
  playOn: string;
  playOnAs: Named;
  /** Of a table that plays on from another game. */
  playedOn: string;
  /** Whether the tiles came as the server had committed to. */
  fair: (tiles: number, isMine: boolean) => string;
  /** Something else was counted for the reader. */
  missing: string;
  unfair: string;
  unfairWhy: Record<Unfair, string>;
  unchecked: string;
  uncheckedWhy: Record<Unchecked, string>;
}

/** After the game: what the computer thinks of each move. */
export interface ReviewTexts {
  lead: string;
  progress: (done: number, count: number) => string;
  /** What the curve shows, for those who do not see it. */
  curve: (names: readonly string[]) => string;
  standing: (best: number, moves: number, lost: number) => string;
  costliest: string;
  nothingCostly: string;
  all: string;
  moment: (number: number, name: string) => string;
  expected: string;
  points: (points: number) => string;
  cost: (points: number) => string;
  wasBest: string;
  better: string;
}

export interface TilesTexts {
  title: string;
  lead: string;
  count: Counted;
}

export interface PageTexts {
  shell: ShellTexts;
  account: AccountTexts;
  start: StartTexts;
  setup: SetupTexts;
  table: TableTexts;
  result: ResultTexts;
  review: ReviewTexts;
  tiles: TilesTexts;
}
