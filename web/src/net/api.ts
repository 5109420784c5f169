// The server's requests over HTTP (docs/protocol.md): people, lists of tables, records.
import type {
  GameName,
  Language,
  ModuleName,
  OptionName,
  Person,
  Summary,
  Terms,
} from '../model/protocol.ts';

export interface Refusal {
  /** A code of the protocol; `offline` if no server answered, `unreadable_server` if nobody knows what it said. */
  code: string;
  /** For people, in the language asked for; empty where the server said nothing. */
  text: string;
  status: number;
  about?: string;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export interface GameInfo {
  name: GameName;
  title: string;
  players_min: number;
  players_max: number;
  players_max_with_modules: number;
  modules: ModuleName[];
  /** `with` is the module that the option belongs to; empty: the game itself. */
  options: { name: OptionName; value: string; with: ModuleName | '' }[];
}
export interface LevelInfo {
  name: string;
  description: string;
}
export interface Games {
  games: GameInfo[];
  levels: LevelInfo[];
}
export interface MadeTable {
  table: string;
  invitation: string | null;
  commitment: string;
}
/** A browser, or another program, in which the reader is logged in. */
export interface LogIn {
  id: string;
  /** Browser and system; empty if nobody knows. */
  device: string;
  seen: number;
  /** The one that asks. */
  current: boolean;
}
/** Whoever has made or entered an account, and the code that sets a new passphrase, where it is a new one. */
export interface Entered {
  person: Person;
  recovery?: string;
}
export interface PlayOn {
  from: { table: string; ply: number; invitation?: string };
  seat: number;
  open: boolean;
}
export interface TablePage {
  tables: Summary[];
  /** For the next page. */
  next: string | null;
}
export type TableList = 'open' | 'own' | 'finished';

type Fetch = (path: string, init: RequestInit) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

function query(fields: Record<string, string | number | undefined>): string {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
  return known.length > 0 ? `?${search}` : '';
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const { code, text, about } = (await response.json()) as Partial<Refusal>;
    if (typeof code === 'string')
      return { code, text: text ?? '', status: response.status, ...(about ? { about } : {}) };
  } catch {
    // What a proxy says instead of the server is no JSON.
  }
  return { code: 'unreadable_server', text: '', status: response.status };
}

export class Api {
  readonly #fetch: Fetch;
  readonly #language: () => Language;

  constructor(language: () => Language, fetcher: Fetch = (path, init) => fetch(path, init)) {
    this.#language = language;
    this.#fetch = fetcher;
  }

  makePerson(name: string): Promise<Outcome<Person>> {
    return this.#person('POST', '/api/people', { name });
  }
  me(): Promise<Outcome<Person | null>> {
    return this.#ask('GET', '/api/me', undefined, ({ person }: { person: Person | null }) => person);
  }
  rename(name: string): Promise<Outcome<Person>> {
    return this.#person('PATCH', '/api/me', { name });
  }
  deleteMe(): Promise<Outcome<null>> {
    return this.#ask('DELETE', '/api/me', { confirm: 'delete' }, () => null);
  }
  makeAccount(name: string, passphrase: string): Promise<Outcome<Entered>> {
    return this.#enter('POST', '/api/account', { name, passphrase });
  }
  changePassphrase(passphrase: string, next: string): Promise<Outcome<Entered>> {
    return this.#enter('PATCH', '/api/account', { passphrase, new: next });
  }
  renewRecovery(passphrase: string): Promise<Outcome<Entered>> {
    return this.#enter('POST', '/api/account/recovery', { passphrase });
  }
  recover(name: string, recovery: string, next: string): Promise<Outcome<Entered>> {
    return this.#enter('POST', '/api/recover', { name, recovery, new: next });
  }
  logIn(name: string, passphrase: string): Promise<Outcome<Entered>> {
    return this.#enter('POST', '/api/login', { name, passphrase });
  }
  logOut(): Promise<Outcome<null>> {
    return this.#ask('POST', '/api/logout', {}, () => null);
  }
  sessions(): Promise<Outcome<LogIn[]>> {
    return this.#ask('GET', '/api/sessions', undefined, ({ sessions }: { sessions: LogIn[] }) => sessions);
  }
  endSession(session: string): Promise<Outcome<null>> {
    return this.#ask('DELETE', '/api/sessions', { session }, () => null);
  }
  logOutEverywhere(): Promise<Outcome<null>> {
    return this.#ask('DELETE', '/api/sessions', { all: true }, () => null);
  }
  /** The new one; whatever was given out before is worth nothing any more. */
  renewInvitation(table: string): Promise<Outcome<string | null>> {
    return this.#invitation('POST', table);
  }
  revokeInvitation(table: string): Promise<Outcome<string | null>> {
    return this.#invitation('DELETE', table);
  }
  games(): Promise<Outcome<Games>> {
    return this.#ask('GET', '/api/games', undefined, ({ games, levels }: Games) => ({ games, levels }));
  }
  makeTable(terms: Terms): Promise<Outcome<MadeTable>> {
    return this.#ask('POST', '/api/tables', terms, (made: MadeTable) => made);
  }
  /** A table that begins with the moves of a game that is over. */
  playOn(wish: PlayOn): Promise<Outcome<MadeTable>> {
    return this.#ask('POST', '/api/tables', wish, (made: MadeTable) => made);
  }
  tables(list: TableList, after?: string, size?: number): Promise<Outcome<TablePage>> {
    return this.#ask(
      'GET',
      `/api/tables${query({ list, after, size })}`,
      undefined,
      (page: TablePage) => page,
    );
  }
  table(id: string, invitation?: string): Promise<Outcome<Summary>> {
    const path = `${tablePath(id)}${query({ invitation })}`;
    return this.#ask('GET', path, undefined, ({ table }: { table: Summary }) => table);
  }
  /** As text. */
  async record(id: string, invitation?: string): Promise<Outcome<string>> {
    const outcome = await this.#request('GET', `${tablePath(id)}/record${query({ invitation })}`);
    return outcome.ok ? { ok: true, value: await outcome.value.text() } : outcome;
  }

  #invitation(method: Method, table: string): Promise<Outcome<string | null>> {
    const read = ({ invitation }: MadeTable): string | null => invitation;
    return this.#ask(method, `${tablePath(table)}/invitation`, {}, read);
  }

  #enter(method: Method, path: string, body: object): Promise<Outcome<Entered>> {
    return this.#ask(method, path, body, (entered: Entered) => entered);
  }

  #person(method: Method, path: string, body: object): Promise<Outcome<Person>> {
    return this.#ask(method, path, body, ({ person }: { person: Person }) => person);
  }

  async #ask<Body, T>(
    method: Method,
    path: string,
    body: object | undefined,
    read: (answer: Body) => T,
  ): Promise<Outcome<T>> {
    const outcome = await this.#request(method, path, body);
    if (!outcome.ok) return outcome;
    try {
      return { ok: true, value: read((await outcome.value.json()) as Body) };
    } catch {
      const refusal = { code: 'unreadable_server', text: '', status: outcome.value.status };
      return { ok: false, refusal };
    }
  }

  async #request(method: Method, path: string, body?: object): Promise<Outcome<Response>> {
    const headers: Record<string, string> = { 'Accept-Language': this.#language() };
    if (body) headers['Content-Type'] = 'application/json';
    try {
      const response = await this.#fetch(path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return response.ok ? { ok: true, value: response } : { ok: false, refusal: await refusalOf(response) };
    } catch {
      return { ok: false, refusal: { code: 'offline', text: '', status: 0 } };
    }
  }
}

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
