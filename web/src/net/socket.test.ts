// The browser's WebSocket as a link, and identifiers.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contribution, messageIds, randomHex } from './ids.ts';
import { connectWebSocket, socketUrl } from './socket.ts';

class FakeWebSocket {
  static last: FakeWebSocket;
  onopen = (): void => {};
  onmessage = (_: { data: unknown }): void => {};
  onclose = (): void => {};
  onerror = (): void => {};
  sent: string[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    FakeWebSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
}

function open(): {
  heard: string[];
  link: ReturnType<ReturnType<typeof connectWebSocket>>;
  socket: FakeWebSocket;
} {
  vi.stubGlobal('WebSocket', FakeWebSocket);
  const heard: string[] = [];
  const link = connectWebSocket('ws://here/socket')({
    opened: () => heard.push('opened'),
    received: (text) => heard.push(text),
    closed: () => heard.push('closed'),
  });
  return { heard, link, socket: FakeWebSocket.last };
}

afterEach(() => vi.unstubAllGlobals());

describe('a link', () => {
  it('is where the page is, safe if the page is', () => {
    expect(socketUrl({ protocol: 'https:', host: 'play.example' })).toBe('wss://play.example/socket');
    expect(socketUrl({ protocol: 'http:', host: 'localhost:8080' })).toBe('ws://localhost:8080/socket');
  });

  it('tells what it hears, text only, and that it is closed once', () => {
    const { heard, link, socket } = open();
    socket.onopen();
    socket.onmessage({ data: 'hello' });
    socket.onmessage({ data: new ArrayBuffer(2) });
    link.send('you');
    socket.onerror();
    socket.onclose();
    expect(heard).toEqual(['opened', 'hello', 'closed']);
    expect(socket.sent).toEqual(['you']);
  });

  it('says nothing any more after it was closed from here', () => {
    const { heard, link, socket } = open();
    link.close();
    socket.onopen();
    socket.onmessage({ data: 'late' });
    socket.onclose();
    expect(heard).toEqual([]);
    expect(socket.isClosed).toBe(true);
  });
});

describe('identifiers', () => {
  it('are hexadecimal and of the length wanted', () => {
    expect(randomHex(13)).toMatch(/^[0-9a-f]{13}$/);
    expect(contribution()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are never the same, also from another window', () => {
    const [one, other] = [messageIds(), messageIds()];
    const ids = [one(), one(), other(), other()];
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });
});
