// Numbers that follow from a key alone: ChaCha20 as in RFC 8439, with a nonce of zeros and blocks counted from 0.
// The server has the same in draw_stream.cpp; tests/draw/vectors.json holds both to it.

const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const columns = [0, 1, 2, 3].map((i) => [i, i + 4, i + 8, i + 12] as const);
const diagonals = [0, 1, 2, 3].map(
  (i) => [i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4)] as const,
);

/** Word `a` grows by word `b`; word `c` takes that up and is turned left. */
function mix(words: Uint32Array, a: number, b: number, c: number, bits: number): void {
  words[a] = (words[a] ?? 0) + (words[b] ?? 0);
  const word = (words[c] ?? 0) ^ (words[a] ?? 0);
  words[c] = (word << bits) | (word >>> (32 - bits));
}

/** The 16 words of a block. */
function blockOf(key: readonly number[], count: number): Uint32Array {
  const first = Uint32Array.of(...constants, ...key, count, 0, 0, 0);
  const words = first.slice();
  for (let round = 0; round < 10; ++round)
    for (const [a, b, c, d] of [...columns, ...diagonals]) {
      mix(words, a, b, d, 16);
      mix(words, c, d, b, 12);
      mix(words, a, b, d, 8);
      mix(words, c, d, b, 7);
    }
  return words.map((word, i) => word + (first[i] ?? 0));
}

export class DrawStream {
  readonly #key: number[];
  #words = new Uint32Array(0);
  #used = 0;
  #blocks = 0;

  /** 32 bytes. */
  constructor(key: ArrayBuffer) {
    const view = new DataView(key);
    this.#key = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
  }

  next(): number {
    if (this.#used === this.#words.length) {
      this.#words = blockOf(this.#key, this.#blocks++) as Uint32Array<ArrayBuffer>;
      this.#used = 0;
    }
    return this.#words[this.#used++] ?? 0;
  }

  /** Uniform from 0 to n − 1: numbers beyond the last whole multiple of n are passed over. */
  below(n: number): number {
    const fair = 2 ** 32 - (2 ** 32 % n);
    let number = this.next();
    while (number >= fair) number = this.next();
    return number % n;
  }

  /** By Fisher and Yates, from the last element to the second. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; --i) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  }
}
