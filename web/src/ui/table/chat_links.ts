// Addresses of this site within what people write; all others stay text, so that nobody is led elsewhere.

export interface ChatPart {
  text: string;
  /** Within this site. */
  path: string | null;
}

export function linksIn(text: string, origin: string): ChatPart[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part,
      path: part.startsWith(`${origin}/`) ? part.slice(origin.length) : null,
    }));
}
