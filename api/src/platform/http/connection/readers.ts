import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { findSender } from '@m4u/contract/http/sender';
import { networkOf } from '../../limits/address.ts';
import { answersOn } from './answer.ts';
import { type Bounds, chooseToClose, MEBIBYTE } from './held.ts';
import type { Pace } from './pace.ts';

/** Limits of unread output for readers that took nothing since the last check: 160 answers of 100 kB per address. */
export const UNREAD_BOUNDS: Bounds = { ofAddress: 16 * MEBIBYTE, ofAll: 64 * MEBIBYTE };

/** A connection with unread output. */
interface AnswerReader {
  readonly socket: Socket;
  /** Start of the observation (ms), and bytes read before it. */
  readonly since: number;
  readonly takenBefore: number;
  /** Start of the present span, and bytes read by then. */
  spanSince: number;
  spanTaken: number;
  /** Time of the last progress, and bytes read in total. */
  takenAt: number;
  sentBytes: number;
}

/**
 * Bytes that the reader (or the kernel for it) has taken. `writableLength` counts a chunk until its last byte is taken,
 * so a slow reader of a large chunk would look idle.
 */
const takenBytes = (socket: Socket): number => {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength;
};

/** Whether a reader is too slow; starts a new span when one has ended. */
const isTooSlow = (reader: AnswerReader, { whole, span, bytes, rate }: Pace, now: number): boolean => {
  const { since, takenBefore, spanSince, spanTaken, sentBytes } = reader;
  if (now - since > whole + ((sentBytes - takenBefore) / rate) * 1_000) return true;
  if (now - spanSince < span) return false;
  if (sentBytes - spanTaken < bytes) return true;
  reader.spanSince = now;
  reader.spanTaken = sentBytes;
  return false;
};

/** Resets a connection, so that the kernel drops its unread output at once and not after minutes. */
const resetConnection = ({ socket }: AnswerReader): void => void socket.resetAndDestroy();

/** Options of {@link enforceReadRate}. */
export interface ReadersOptions {
  readonly pace: Pace;
  readonly waiting: Bounds;
  /** Number of trusted proxies. */
  readonly trustProxy: number;
}

/**
 * Ends connections with readers slower than {@link Pace} allows, or idle while their address is above its limit. Live
 * streams pass, since a reader who listens leaves no unread output.
 */
export const enforceReadRate = (server: Server, { pace, waiting, trustProxy }: ReadersOptions): void => {
  const sockets = new Set<Socket>();
  let readers = new Map<Socket, AnswerReader>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const addressOf = ({ socket }: AnswerReader): string => {
    const request: IncomingMessage | undefined = answersOn(socket).values().next().value?.req;
    return networkOf(findSender({ headers: request?.headers ?? {}, socket }, trustProxy));
  };

  /** Updates the record of a connection with unread output. */
  const lookAt = (socket: Socket, now: number): AnswerReader => {
    const sentBytes = takenBytes(socket);
    const reader = readers.get(socket);
    if (!reader)
      return {
        socket,
        since: now,
        takenBefore: sentBytes,
        spanSince: now,
        spanTaken: sentBytes,
        takenAt: now,
        sentBytes,
      };
    if (sentBytes > reader.sentBytes) reader.takenAt = now;
    reader.sentBytes = sentBytes;
    return reader;
  };

  const look = (): void => {
    const now = performance.now();
    const behind = [...sockets].filter((socket) => socket.writableLength > 0 && !socket.destroyed);
    readers = new Map(behind.map((socket) => [socket, lookAt(socket, now)]));
    for (const reader of readers.values()) if (isTooSlow(reader, pace, now)) resetConnection(reader);
    const silent = [...readers.values()].filter(({ socket, takenAt }) => takenAt < now && !socket.destroyed);
    const connections = silent.map((reader) => ({
      reader,
      address: addressOf(reader),
      bytes: reader.socket.writableLength,
      since: reader.takenAt,
    }));
    for (const { reader } of chooseToClose(connections, waiting)) resetConnection(reader);
  };
  const clock = setInterval(look, pace.look).unref();
  server.once('close', () => clearInterval(clock));
};
