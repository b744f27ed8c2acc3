import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { senderOf } from '@m4u/contract/http/sender';
import { networkOf } from '../../limits/address.ts';
import { answersOn } from './answer.ts';
import { type Bounds, chooseOver, MEBIBYTE } from './held.ts';
import type { Pace } from './pace.ts';

/**
 * What may wait for readers who have taken nothing since they were last looked at: room for the answers of 160 people
 * with 100 kB each behind one address.
 */
export const WAITING: Bounds = { ofAddress: 16 * MEBIBYTE, ofAll: 64 * MEBIBYTE };

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

/** How readers are looked after. */
export interface ReadersOptions {
  readonly pace: Pace;
  readonly waiting: Bounds;
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
    const held = silent.map((reader) => ({
      reader,
      address: addressOf(reader),
      bytes: reader.socket.writableLength,
      since: reader.takenAt,
    }));
    for (const { reader } of chooseOver(held, waiting)) end(reader);
  };
  const clock = setInterval(look, pace.look).unref();
  server.once('close', () => clearInterval(clock));
};
