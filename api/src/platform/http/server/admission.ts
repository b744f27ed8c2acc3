import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasBody } from '../connection/pace.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempt from the limit: health checks, and streams, which have their own queue. */
    readonly always?: true;
  }
}

/**
 * Maximum requests in work. More would only wait for the same processor and database connections; at a few hundred
 * answers a second, these are a third of a second of work.
 */
const MOST_AT_ONCE = 128;

/**
 * Requests that arrive while the processor is busy wait in sockets, uncounted. A late timer reveals them: the process
 * is overloaded when the timer is BUSY_AFTER milliseconds behind with at least FEW_REQUESTS in work. The timer ticks
 * every TIMER_INTERVAL ms.
 */
const BUSY_AFTER = 250;
const FEW_REQUESTS = 16;
const TIMER_INTERVAL = 20;

/** Maximum milliseconds of work on a request (`handlerTimeout` of the server). */
const LONGEST_WORK = 60_000;

/** Methods whose body is never read, so its end is never reached. */
const BODY_UNREAD = new Set(['GET', 'HEAD']);

/** Emits `over` on the response when its handler ends, the last signal when the caller has disconnected. */
export const emitWhenOver = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function tellOver(request, reply) {
      const result = handler.call(this, request, reply);
      const over = () => void reply.raw.emit('over');
      if (result instanceof Promise) void result.then(over, over);
      else over();
      return result;
    };
  });
};

/** Decides which requests are admitted under overload. */
export interface Admission {
  /** Admits a request until its answer is ready; returns false when the limit is reached, before any of it is read. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Stops the timer. */
  stop(): void;
}

/**
 * Limits the requests that are worked on at once to `atOnce`; `Infinity` disables the limit. A request counts only while
 * it is worked on: not while its body arrives, not while it waits for its turn (`concurrency/place.ts`), and not while a
 * slow reader receives the answer (`readers.ts`).
 */
export const createConcurrencyLimit = (atOnce = MOST_AT_ONCE): Admission => {
  let working = 0;
  let tickedAt = performance.now();
  const clock = setInterval(() => (tickedAt = performance.now()), TIMER_INTERVAL).unref();
  const isFull = (): boolean =>
    working >= atOnce ||
    (atOnce < Infinity && working >= FEW_REQUESTS && performance.now() - tickedAt > BUSY_AFTER + TIMER_INTERVAL);
  const enter = (response: ServerResponse): void => {
    if (response.writableEnded || response.destroyed) return;
    let isIn = false;
    let isReady = false;
    const come = () => {
      if (isIn || isReady) return;
      isIn = true;
      working += 1;
    };
    const leave = () => {
      if (isIn) working -= 1;
      isIn = false;
    };
    const end = () => {
      isReady = true;
      leave();
    };
    // Work continues after the caller disconnects.
    let isOver = false;
    const hangUp = () => {
      if (isOver || response.headersSent) end();
      else setTimeout(end, LONGEST_WORK).unref();
    };
    const over = () => {
      isOver = true;
      if (response.destroyed) end();
    };
    come();
    response.on('resting', leave).on('resumed', come).on('waiting', leave).on('drain', come);
    response.once('over', over).once('ready', end).once('finish', end).once('close', hangUp);
  };
  return {
    admit: (request, response) => {
      if (isFull()) return false;
      if (hasBody(request) && !BODY_UNREAD.has(request.method ?? '')) request.once('end', () => enter(response));
      else enter(response);
      return true;
    },
    stop: () => clearInterval(clock),
  };
};
