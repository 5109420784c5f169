// Addresses of this site within what people write; all others stay text, so that nobody is led elsewhere.

export interface ChatPart {
  text: string;
  /** Within this site. */
  path: string | null;
}

/** Of an address of this site. Two slashes at the beginning would name another one. */
function pathWithin(address: string, origin: string): string | null {
  try {
    const url = new URL(address);
    const isWithin = url.origin === origin && !url.username && !url.pathname.startsWith('//');
    return isWithin ? url.pathname + url.search + url.hash : null;
  } catch {
    return null; // it only looks like an address
  }
}

export function linksIn(text: string, origin: string): ChatPart[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part,
      path: pathWithin(part, origin),
    }));
}
