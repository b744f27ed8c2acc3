import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long (ms) a request may still arrive on a connection that was kept open, once a stop was asked for. */
const LAST_REQUESTS = 1_000;
/** How long (ms) requests under way may take before they are cut off, so that the rest of the stop has time. */
const LAST_ANSWERS = 12_000;
const LOOK = 50;
/** How long (ms) those who stand at the door have to be let in: the system resets whoever waits there when it closes. */
const LET_IN = 250;

/**
 * Closes the server so that no request is lost. Nobody new is let in, and every answer says `Connection: close`.
 * Node and Fastify would close a connection that is between two requests at once, while the next one may be on its
 * way; here it has a second to arrive. Who never finishes a request is cut off in the end.
 */
export const drainServer = (app: FastifyInstance): void => {
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    // What `server.close` calls first of all. Not before may anybody be told to go: they would come again, over a new
    // connection that waits to be taken in when nobody takes in any more, and is reset.
    server.closeIdleConnections = () => {
      server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
        response.setHeader('Connection', 'close');
      });
      server.closeIdleConnections = () => undefined;
    };
    timers.push(
      setTimeout(() => timers.push(setInterval(closeIdle, LOOK)), LAST_REQUESTS),
      setTimeout(() => server.closeAllConnections(), LAST_ANSWERS),
    );
  });
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
};

/** Stops a server that {@link drainServer} has prepared. */
export const stopServer = async (app: FastifyInstance): Promise<void> => {
  if (app.server.listening) await wait(LET_IN);
  await app.close();
};
