// The draw as the server and every other program computes it: tests/draw/vectors.json.
import { describe, expect, it } from 'vitest';
import { DrawStream } from './chacha20.ts';
import { commitmentTo, deal, drawKey, nothingDealt } from './deal.ts';
import { bytesOf, digitsOf, vectors } from './vectors.ts';

describe('the draw', () => {
  it.each(vectors.chacha20)('reads ChaCha20 as RFC 8439 has it, block $block', ({ key, block, bytes }) => {
    const stream = new DrawStream(bytesOf(key));
    for (let i = 0; i < 16 * block; ++i) stream.next();
    const words = new Uint32Array(16).map(() => stream.next());
    expect(digitsOf(words.buffer)).toBe(bytes);
  });

  it.each(vectors.below)('bounds its numbers by $n', ({ key, n, numbers }) => {
    const stream = new DrawStream(bytesOf(key));
    expect(numbers.map(() => stream.below(n))).toEqual(numbers);
  });

  it.each(vectors.draws)('deals $game with $with, $given given', async (draw) => {
    expect(await commitmentTo(draw.secret)).toBe(draw.commitment);
    const key = await drawKey(draw.table, draw.secret, draw.contributions);
    expect(digitsOf(key)).toBe(draw.key);
    const deck = draw.deck.split(' ');
    const given = {
      deck: deck.slice(0, draw.given ?? 0),
      wall: draw.given_wall ?? nothingDealt(draw).wall,
    };
    expect(deal(key, draw, given)).toEqual({ deck, wall: draw.wall ?? [] });
  });

  it('is the same whoever sits where', async () => {
    const keys = await Promise.all([drawKey('t', 's', ['b', '-', 'a']), drawKey('t', 's', ['a', 'b'])]);
    expect(digitsOf(keys[0])).toBe(digitsOf(keys[1]));
  });
});
