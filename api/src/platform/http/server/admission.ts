import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasBody } from '../connection/pace.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much there is to do: what a balancer asks, and streams, which wait in a line of their own. */
    readonly always?: true;
  }
}

/**
 * So many requests are worked on at once. Each more would only wait longer, behind the same one processor and the same
 * few connections to the database; at a few hundred answers a second these are a third of a second of work.
 */
const AT_ONCE = 128;

/**
 * Requests that arrive while the processor is busy wait in sockets, uncounted. A late timer reveals them: when it is
 * LATE milliseconds behind with at least FEW requests under way, the process is overloaded. The timer ticks every TICK ms.
 */
const LATE = 250;
const FEW = 16;
const TICK = 20;

/** No work goes on for longer than this many milliseconds (`handlerTimeout` of the server). */
const LONGEST_WORK = 60_000;

/** Methods of which nobody reads a body, so that it never ends. */
const BODY_UNREAD = new Set(['GET', 'HEAD']);

/** Has each handler tell its answer when it is `over`, which is the last that is heard where its caller has hung up. */
export const tellWhenOver = (app: FastifyInstance): void => {
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
  /** Takes a request in until its answer is ready; false when there is no room, before anything of it is read. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Stops the clock. */
  stop(): void;
}

/**
 * Limits the requests that are worked on at once to `atOnce`; `Infinity` disables the limit. A request counts only while
 * it is worked on: not while its body arrives, not while it waits for its turn (`concurrency/place.ts`), and not while a
 * slow reader receives the answer (`readers.ts`).
 */
export const createConcurrencyLimit = (atOnce = AT_ONCE): Admission => {
  let working = 0;
  let tickedAt = performance.now();
  const clock = setInterval(() => (tickedAt = performance.now()), TICK).unref();
  const isFull = (): boolean =>
    working >= atOnce || (atOnce < Infinity && working >= FEW && performance.now() - tickedAt > LATE + TICK);
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
    // The work for somebody who hangs up goes on all the same, from wherever it was.
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
