// Numbers by chance, from the browser's good source.

export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}

/** A player's part in the shuffling (docs/fair-draw.md). */
export function contribution(): string {
  return randomHex(64);
}

/** Identifiers of messages: never twice, also not from another window of the same person. */
export function messageIds(): () => string {
  const prefix = randomHex(12);
  let count = 0;
  return () => `${prefix}-${++count}`;
}
