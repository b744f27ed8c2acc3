import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { findSender } from '@m4u/contract/http/sender';
import { networkOf } from '../../limits/address.ts';
import { type Bounds, chooseToClose, MEBIBYTE } from './held.ts';

/** Minimum speed of callers, in milliseconds and bytes. */
export interface Pace {
  /** Maximum time for the head of a request. */
  readonly head: number;
  /** Maximum time for a whole request. */
  readonly whole: number;
  /** Interval of the checks. */
  readonly look: number;
  /** Span in which a body must deliver, and a reader must take, {@link Pace.bytes}, unless it ends. */
  readonly span: number;
  readonly bytes: number;
  /** Bytes per second beyond `whole`: an answer may take `whole` plus one second for each `rate` bytes read. */
  readonly rate: number;
}

/** Allows 10 MiB uploads over 0.7 Mbit/s and downloads of any size over 50 kbit/s; closes connections that trickle. */
export const PACE: Pace = { head: 10_000, whole: 120_000, look: 1_000, span: 10_000, bytes: 10_000, rate: 6_000 };

/** Node's error code for a request that times out; used here for slow bodies too. */
export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const refuseSlow = (server: Server, socket: Socket, response: ServerResponse): void => {
  if (response.headersSent) return void socket.destroy();
  server.emit('clientError', Object.assign(new Error('The body hardly comes'), { code: TOO_SLOW }), socket);
};

/**
 * Ends requests with very slow bodies. Node has only a timeout for the whole request, which must suit slow networks.
 */
export const enforceUploadRate = (server: Server, { span, bytes }: Pace): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let previousBytes = socket.bytesRead;
    const timer = setInterval(() => {
      const isDone = request.complete || socket.destroyed;
      if (!isDone && socket.bytesRead - previousBytes >= bytes) return void (previousBytes = socket.bytesRead);
      clearInterval(timer);
      if (isDone) return;
      refuseSlow(server, socket, response);
    }, span).unref();
    // Listen on the request, since a connection has many of them.
    const stop = () => clearInterval(timer);
    request.once('end', stop).once('close', stop);
  });
};

/**
 * Limits of incomplete bodies. One address has room for six of the largest pictures or a few dozen usual ones; the
 * total fits a machine of 2 GiB.
 */
export const INCOMING_BOUNDS: Bounds = { ofAddress: 64 * MEBIBYTE, ofAll: 256 * MEBIBYTE };

/** A request whose body is still coming. */
interface IncomingBody {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
  /** Bytes read on the connection by the end of the previous request. */
  readonly readBefore: number;
}

/** Options of {@link limitBodies}. */
export interface BodiesOptions {
  /** Interval of the checks (ms). */
  readonly look: number;
  readonly incoming: Bounds;
  /** Number of trusted proxies. */
  readonly trustProxy: number;
}

/**
 * Ends requests while incomplete bodies exceed the limits: bodies are buffered before authentication, and one that is
 * just fast enough may take {@link Pace.whole}.
 */
export const limitBodies = (server: Server, { look, incoming: bounds, trustProxy }: BodiesOptions): void => {
  const bodies = new Set<IncomingBody>();
  // The first part of a body arrives with its head, so count from the end of the previous request.
  const readByThen = new WeakMap<Socket, number>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!hasBody(request)) return void readByThen.set(socket, socket.bytesRead);
    const body = { request, response, since: performance.now(), readBefore: readByThen.get(socket) ?? 0 };
    bodies.add(body);
    const forget = () => {
      bodies.delete(body);
      readByThen.set(socket, socket.bytesRead);
    };
    request.once('end', forget).once('close', forget);
  });
  const clock = setInterval(() => {
    const connections = [...bodies].map((body) => ({
      body,
      address: networkOf(findSender(body.request, trustProxy)),
      bytes: body.request.socket.bytesRead - body.readBefore,
      since: body.since,
    }));
    for (const { body } of chooseToClose(connections, bounds)) {
      bodies.delete(body);
      refuseSlow(server, body.request.socket, body.response);
    }
  }, look).unref();
  server.once('close', () => clearInterval(clock));
};

/** Milliseconds to read the answer for a caller who keeps sending. */
const ANSWER_READ_TIME = 1_000;

/** Sends a final answer and closes the connection, even if the caller keeps sending. */
export const answerAndClose = (socket: Socket, answer: string): void => {
  socket.end(answer);
  setTimeout(() => socket.destroy(), ANSWER_READ_TIME).unref();
};
