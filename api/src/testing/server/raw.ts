import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What came back over a connection until the other side closed it. */
export interface Heard {
  readonly text: string;
  /** The status of each answer, in their order. */
  readonly statuses: readonly number[];
  /** How long the connection was open, in milliseconds. */
  readonly milliseconds: number;
}

/** A connection that says what it likes, and what is heard on it until it is closed. */
export const openRaw = async (port: number) => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  const began = performance.now();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const over = new Promise<void>((resolve) => {
    // A side that closes while we go on talking may be heard as a reset.
    socket.on('error', () => resolve()).on('end', resolve);
    socket.on('close', () => resolve());
  });
  const heard = over.then((): Heard => {
    const text = Buffer.concat(chunks).toString('latin1');
    const statuses = [...text.matchAll(/(?:^|[\r\n}])HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    return { text, statuses, milliseconds: performance.now() - began };
  });
  void heard.then(() => socket.destroy());
  return {
    socket,
    heard,
    say: (bytes: string | Uint8Array) => void (socket.writable && socket.write(bytes)),
    /** Says a text byte by byte, with a pause (ms) before each, for as long as somebody listens. */
    dribble: async (text: string, pause: number): Promise<void> => {
      for (const byte of Buffer.from(text)) {
        await wait(pause);
        if (!socket.writable || socket.destroyed) return;
        socket.write(Buffer.of(byte));
      }
    },
  };
};

/** Says something whole and nothing more; what is heard until the other side closes. */
export const sayRaw = async (port: number, ...parts: readonly (string | Uint8Array)[]): Promise<Heard> => {
  const line = await openRaw(port);
  for (const part of parts) line.say(part);
  return line.heard;
};

/** The head of a request that is the last of its connection. */
export const headOf = (start: string, headers: Readonly<Record<string, string | number>> = {}): string => {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  return `${start} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
};

/** A whole request with a body, that is the last of its connection. */
export const requestOf = (
  start: string,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string | number>> = {},
): Buffer => {
  const bytes = Buffer.from(body as Uint8Array);
  return Buffer.concat([Buffer.from(headOf(start, { 'Content-Length': bytes.length, ...headers })), bytes]);
};

/** Asks again where a machine with other work sends everybody away for a moment. */
export const patiently = async (ask: () => Promise<Heard>): Promise<Heard> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const heard = await ask();
    if (heard.statuses[0] !== 503) return heard;
    await wait(300);
  }
  return ask();
};
