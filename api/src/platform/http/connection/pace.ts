import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { senderOf } from '@m4u/contract/http/sender';
import { networkOf } from '../../limits/address.ts';
import { type Bounds, chooseOver, MEBIBYTE } from './held.ts';

/** How slowly a caller may send, and read what is answered. Times in milliseconds. */
export interface Pace {
  /** How long the head of a request may take. */
  readonly head: number;
  /** How long a whole request may take, however steadily it comes. */
  readonly whole: number;
  /** How often connections are looked at for that. */
  readonly look: number;
  /** Within each of these spans a body must bring {@link Pace.bytes}, or the rest of it; so must who reads an answer. */
  readonly span: number;
  readonly bytes: number;
  /** An answer may be read for as long as `whole`, and for a second more for each so many bytes that were read. */
  readonly rate: number;
}

/**
 * A picture of 10 MiB comes in time over 0.7 Mbit/s; who sends a byte now and then is sent away. A file of any size is
 * read in time over 50 kbit/s.
 */
export const PACE: Pace = { head: 10_000, whole: 120_000, look: 1_000, span: 10_000, bytes: 10_000, rate: 6_000 };

/** What Node says of a request that does not come; said here too, for bodies that hardly come. */
export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const refuseSlow = (server: Server, socket: Socket, response: ServerResponse): void => {
  if (response.headersSent) return void socket.destroy();
  server.emit('clientError', Object.assign(new Error('The body hardly comes'), { code: TOO_SLOW }), socket);
};

/** Ends requests whose bodies hardly come: Node has a time for the whole alone, and that has to suit slow lines too. */
export const enforceUploadRate = (server: Server, { span, bytes }: Pace): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      const isDone = request.complete || socket.destroyed;
      if (!isDone && socket.bytesRead - before >= bytes) return void (before = socket.bytesRead);
      clearInterval(timer);
      if (isDone) return;
      refuseSlow(server, socket, response);
    }, span).unref();
    // Of the request and not of its connection, which has many of them.
    const stop = () => clearInterval(timer);
    request.once('end', stop).once('close', stop);
  });
};

/**
 * What may be held of bodies that are still coming. One address has room for six of the largest pictures at once, or for
 * a few dozen of usual ones; a machine of 2 GiB has room for all.
 */
export const COMING: Bounds = { ofAddress: 64 * MEBIBYTE, ofAll: 256 * MEBIBYTE };

/** A request whose body is still coming. */
interface Coming {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
  /** Bytes that had been read on its connection by the end of the request before it. */
  readonly readBefore: number;
}

/** How bodies are looked after. */
export interface BodiesOptions {
  /** How often (ms). */
  readonly look: number;
  readonly coming: Bounds;
  /** How many proxies report the addresses of callers. */
  readonly trustProxy: number;
}

/**
 * Ends requests while too much is held of bodies that have not come whole: each is collected in memory, before anybody
 * has signed in, and a body that comes just fast enough may take as long as {@link Pace.whole}.
 */
export const boundBodies = (server: Server, { look, coming: bounds, trustProxy }: BodiesOptions): void => {
  const bodies = new Set<Coming>();
  // A part of the body has been read already when its head is: it is counted from the end of the request before.
  const readByThen = new WeakMap<Socket, number>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!hasBody(request)) return void readByThen.set(socket, socket.bytesRead);
    const coming = { request, response, since: performance.now(), readBefore: readByThen.get(socket) ?? 0 };
    bodies.add(coming);
    const forget = () => {
      bodies.delete(coming);
      readByThen.set(socket, socket.bytesRead);
    };
    request.once('end', forget).once('close', forget);
  });
  const clock = setInterval(() => {
    const held = [...bodies].map((coming) => ({
      coming,
      address: networkOf(senderOf(coming.request, trustProxy)),
      bytes: coming.request.socket.bytesRead - coming.readBefore,
      since: coming.since,
    }));
    for (const { coming } of chooseOver(held, bounds)) {
      bodies.delete(coming);
      refuseSlow(server, coming.request.socket, coming.response);
    }
  }, look).unref();
  server.once('close', () => clearInterval(clock));
};

/** How long (ms) who was answered and goes on sending has to read the answer. */
const FAREWELL = 1_000;

/** Says a last word on a connection and closes it, though the other side goes on sending. */
export const answerAndClose = (socket: Socket, words: string): void => {
  socket.end(words);
  setTimeout(() => socket.destroy(), FAREWELL).unref();
};
