// A connection on which text goes both ways. Tests have one without a network.

export interface LinkEvents {
  opened(): void;
  received(text: string): void;
  /** Once, also if it never opened. */
  closed(): void;
}

export interface Link {
  send(text: string): void;
  /** Nothing is heard of it any more. */
  close(): void;
}

export type Connect = (events: LinkEvents) => Link;

/** Where the server's WebSocket is, seen from its own page. */
export function socketUrl({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/socket`;
}

export function connectWebSocket(url: string): Connect {
  return (events) => {
    const socket = new WebSocket(url);
    let over = false;
    const close = (): void => {
      if (over) return;
      over = true;
      events.closed();
    };
    socket.onopen = () => !over && events.opened();
    socket.onmessage = ({ data }) => !over && typeof data === 'string' && events.received(data);
    socket.onclose = close;
    socket.onerror = close;
    return {
      send: (text) => socket.send(text),
      close() {
        over = true;
        socket.close();
      },
    };
  };
}
