// Which page an address shows, and the address of a page.

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string; invitation: string | null; at: number | null }
  | { page: 'tiles' }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'nothing' };

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readPly(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

export function readRoute({ pathname, search, hash }: Address): Route {
  const [first, second, ...more] = pathname.split('/').filter(Boolean).map(decode);
  if (more.length > 0) return { page: 'nothing' };
  if (first === undefined) return { page: 'start' };
  if (first === 't' && second !== undefined) {
    const query = new URLSearchParams(search);
    return { page: 'table', id: second, invitation: query.get('invitation'), at: readPly(query.get('at')) };
  }
  if (first === 'tiles' && second === undefined) return { page: 'tiles' };
  if (first === 'rules')
    return { page: 'rules', game: second ?? null, rule: decode(hash.replace('#', '')) || null };
  return { page: 'nothing' };
}

/** `at` is the ply of a moment. */
export function tablePath(
  id: string,
  query: { invitation?: string | null; at?: number | null } = {},
): string {
  const { invitation, at } = query;
  const search = new URLSearchParams({
    ...(invitation ? { invitation } : {}),
    ...(at !== undefined && at !== null ? { at: String(at) } : {}),
  });
  return `/t/${encodeURIComponent(id)}${search.size > 0 ? `?${search}` : ''}`;
}
