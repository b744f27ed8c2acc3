import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { senderOf } from '@m4u/contract/sender';
import { networkOf } from '../limits/address.ts';
import { answersOn } from './answer.ts';
import type { Pace } from './slow.ts';

/** How many bytes may wait for readers who have taken nothing since they were last looked at. */
export interface Waiting {
  /** Of one address, which may be a whole carrier's: some hundred phones in a tunnel. */
  readonly ofAddress: number;
  /** Of all together. */
  readonly ofAll: number;
}

const MEBIBYTE = 1024 * 1024;

/** Room for the answers of 160 people with 100 kB each behind one address. */
export const WAITING: Waiting = { ofAddress: 16 * MEBIBYTE, ofAll: 64 * MEBIBYTE };

/** A connection whose reader has not taken all that was handed over. */
interface Reader {
  readonly socket: Socket;
  /** When it was first seen so (ms), and what had been taken by then (bytes). */
  readonly since: number;
  readonly takenBefore: number;
  /** The beginning of its present span. */
  spanSince: number;
  spanTaken: number;
  /** When something was last taken, and how much in all. */
  takenAt: number;
  taken: number;
}

/**
 * Bytes of a connection that its reader, or the system on the reader's behalf, has taken. `writableLength` counts a piece
 * until its last byte is taken, so that a slow reader of a large piece would look like a silent one.
 */
const takenOf = (socket: Socket): number => {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength;
};

/** Whether a reader is too slow; begins its next span when one is over. */
const isTooSlow = (reader: Reader, { whole, span, bytes, rate }: Pace, now: number): boolean => {
  const { since, takenBefore, spanSince, spanTaken, taken } = reader;
  if (now - since > whole + ((taken - takenBefore) / rate) * 1_000) return true;
  if (now - spanSince < span) return false;
  if (taken - spanTaken < bytes) return true;
  reader.spanSince = now;
  reader.spanTaken = taken;
  return false;
};

/** Ends a connection with what waits in the system for its reader, which would stay there for minutes otherwise. */
const end = ({ socket }: Reader): void => void socket.resetAndDestroy();

const sizeOf = (readers: readonly Reader[]): number =>
  readers.reduce((sum, { socket }) => sum + socket.writableLength, 0);

/** Ends those who have taken nothing for longest, until what waits for the others is within the bounds. */
const endLongest = (silent: readonly Reader[], addressOf: (reader: Reader) => string, waiting: Waiting): void => {
  const byAddress = [...Map.groupBy(silent, addressOf).values()];
  const isTooMuch = sizeOf(silent) > waiting.ofAll;
  const most = isTooMuch ? Math.min(waiting.ofAddress, waiting.ofAll / byAddress.length) : waiting.ofAddress;
  for (const readers of byAddress) {
    let size = sizeOf(readers);
    for (const reader of readers.toSorted((one, other) => one.takenAt - other.takenAt)) {
      if (size <= most) break;
      size -= reader.socket.writableLength;
      end(reader);
    }
  }
};

/** How readers are looked after. */
export interface ReadersOptions {
  readonly pace: Pace;
  readonly waiting: Waiting;
  /** How many proxies report the addresses of callers. */
  readonly trustProxy: number;
}

/**
 * Ends connections whose readers hardly take what was handed over to them: as slow as {@link Pace} does not allow, or
 * silent while too much waits for their address. Streams pass: what they send waits for nobody who listens.
 */
export const keepReading = (server: Server, { pace, waiting, trustProxy }: ReadersOptions): void => {
  const sockets = new Set<Socket>();
  let readers = new Map<Socket, Reader>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const addressOf = ({ socket }: Reader): string => {
    const request: IncomingMessage | undefined = answersOn(socket).values().next().value?.req;
    return networkOf(senderOf({ headers: request?.headers ?? {}, socket }, trustProxy));
  };

  /** What is known of a connection for which something waits. */
  const lookAt = (socket: Socket, now: number): Reader => {
    const taken = takenOf(socket);
    const reader = readers.get(socket);
    if (!reader)
      return { socket, since: now, takenBefore: taken, spanSince: now, spanTaken: taken, takenAt: now, taken };
    if (taken > reader.taken) reader.takenAt = now;
    reader.taken = taken;
    return reader;
  };

  const look = (): void => {
    const now = performance.now();
    const behind = [...sockets].filter((socket) => socket.writableLength > 0 && !socket.destroyed);
    readers = new Map(behind.map((socket) => [socket, lookAt(socket, now)]));
    for (const reader of readers.values()) if (isTooSlow(reader, pace, now)) end(reader);
    const silent = [...readers.values()].filter(({ socket, takenAt }) => takenAt < now && !socket.destroyed);
    endLongest(silent, addressOf, waiting);
  };
  const clock = setInterval(look, pace.look).unref();
  server.once('close', () => clearInterval(clock));
};
