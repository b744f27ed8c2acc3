import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which requests may still arrive on open connections after a stop begins. */
const LAST_REQUESTS = 1_000;
/** Milliseconds for running requests before they are aborted, so that the rest of the stop has time. */
const LAST_ANSWERS = 12_000;
const CHECK_INTERVAL = 50;
/** Milliseconds to accept connections that wait in the kernel's queue: closing the socket would reset them. */
const ACCEPT_TIME = 250;

/**
 * Closes the server without losing requests: no new connections, and every answer has `Connection: close`. Node and
 * Fastify would close an idle keep-alive connection at once, while its next request may be on the way; here it has one
 * second to arrive. Requests that never finish are aborted in the end.
 */
export const drainServer = (app: FastifyInstance): void => {
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    // `server.close` calls this first. Sending `Connection: close` earlier would make callers reconnect over
    // connections that are no longer accepted, and are reset.
    server.closeIdleConnections = () => {
      server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
        response.setHeader('Connection', 'close');
      });
      server.closeIdleConnections = () => undefined;
    };
    timers.push(
      setTimeout(() => timers.push(setInterval(closeIdle, CHECK_INTERVAL)), LAST_REQUESTS),
      setTimeout(() => server.closeAllConnections(), LAST_ANSWERS),
    );
  });
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
};

/** Stops a server prepared by {@link drainServer}. */
export const stopServer = async (app: FastifyInstance): Promise<void> => {
  if (app.server.listening) await wait(ACCEPT_TIME);
  await app.close();
};
