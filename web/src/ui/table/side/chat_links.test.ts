// Links in what people write.
import { describe, expect, it } from 'vitest';
import { linksIn } from './chat_links.ts';

const origin = 'https://play.example';

describe('links in chat', () => {
  it('lead within the site only', () => {
    expect(linksIn(`Again? ${origin}/t/k3 or http://evil.example/t/k3`, origin)).toEqual([
      { text: 'Again? ', path: null },
      { text: `${origin}/t/k3`, path: '/t/k3' },
      { text: ' or ', path: null },
      { text: 'http://evil.example/t/k3', path: null },
    ]);
  });

  it('are not found in what only looks like the site', () => {
    for (const address of [
      `${origin}.evil.example/t/k3`,
      `${origin}//evil.example`,
      `${origin}/\\evil.example`,
      `${origin}/.//evil.example`,
      `${origin}@evil.example/t/k3`,
      'https://',
    ])
      expect(linksIn(address, origin)[0]?.path).toBeNull();
  });
});
