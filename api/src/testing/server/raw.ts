import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Data received over a connection until the other side closed it. */
export interface RawAnswer {
  readonly text: string;
  /** Status of each answer, in order. */
  readonly statuses: readonly number[];
  /** Time until the connection was closed, in milliseconds. */
  readonly milliseconds: number;
}

/** A raw connection that records what it receives until it is closed. */
export const openRaw = async (port: number) => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  const began = performance.now();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const over = new Promise<void>((resolve) => {
    // A side that closes while we still send may cause a reset.
    socket.on('error', () => resolve()).on('end', resolve);
    socket.on('close', () => resolve());
  });
  const answer = over.then((): RawAnswer => {
    const text = Buffer.concat(chunks).toString('latin1');
    const statuses = [...text.matchAll(/(?:^|[\r\n}])HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    return { text, statuses, milliseconds: performance.now() - began };
  });
  void answer.then(() => socket.destroy());
  return {
    socket,
    answer,
    say: (bytes: string | Uint8Array) => void (socket.writable && socket.write(bytes)),
    /** Sends a text byte by byte with a pause (ms) before each, while the connection is open. */
    dribble: async (text: string, pause: number): Promise<void> => {
      for (const byte of Buffer.from(text)) {
        await wait(pause);
        if (!socket.writable || socket.destroyed) return;
        socket.write(Buffer.of(byte));
      }
    },
  };
};

/** Sends bytes and nothing more; returns what is received until the other side closes. */
export const sendRaw = async (port: number, ...parts: readonly (string | Uint8Array)[]): Promise<RawAnswer> => {
  const line = await openRaw(port);
  for (const part of parts) line.say(part);
  return line.answer;
};

/** Head of the last request of a connection. */
export const requestHead = (start: string, headers: Readonly<Record<string, string | number>> = {}): string => {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  return `${start} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
};

/** A whole request with a body, the last of its connection. */
export const wholeRequest = (
  start: string,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string | number>> = {},
): Buffer => {
  const bytes = Buffer.from(body as Uint8Array);
  return Buffer.concat([Buffer.from(requestHead(start, { 'Content-Length': bytes.length, ...headers })), bytes]);
};

/** Repeats a request that a busy machine rejects. */
export const patiently = async (ask: () => Promise<RawAnswer>): Promise<RawAnswer> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await ask();
    if (answer.statuses[0] !== 503) return answer;
    await wait(300);
  }
  return ask();
};
