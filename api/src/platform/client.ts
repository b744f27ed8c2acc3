import type { Client, ClientFactory, Contract, Credentials } from '@m4u/contract/api';
import { answersFile } from '@m4u/contract/endpoint';
import { ProblemError } from '@m4u/contract/problem';
import type { Actor } from './context.ts';
import type { Operation } from './http/invoke.ts';
import { problemOf } from './http/problem.ts';
import type { RouteNeeds } from './http/routes.ts';
import type { Log } from './log.ts';

type Calls = Record<string, Record<string, (input?: Record<string, unknown>) => Promise<unknown>>>;

/**
 * Makes the typed client that calls the API in this process: the same admission, validation, handlers and
 * serializer as over HTTP, without the network. One client serves one request of one reader.
 */
export const createClientFactory = (needs: RouteNeeds, log: Log): ClientFactory => {
  const { operations } = needs;

  return (credentials: Credentials) => {
    const cookies: string[] = [];
    // The reader's session is looked up once, at the first call that needs it, however many calls a page makes.
    let reader: Promise<Actor> | undefined;
    const readerOf = () =>
      (reader ??= credentials.token
        ? needs.authenticate(credentials.token)
        : Promise.resolve<Actor>({ kind: 'visitor' }));

    const call =
      (operation: Operation) =>
      async (input: Record<string, unknown> = {}) => {
        try {
          const ignored = operation.endpoint.session === 'ignored';
          const actor: Actor = ignored ? { kind: 'visitor' } : await readerOf();
          const { locale, requestId: id, ip, userAgent, token, refreshToken } = credentials;
          const ctx = needs.context(actor, locale, {
            id,
            ip,
            userAgent,
            bearer: token,
            refreshToken,
            cookie: () => undefined,
          });
          const result = await operation.run(ctx, input);
          cookies.push(...ctx.cookies);
          return answersFile(operation.endpoint) ? result : (JSON.parse(operation.serialize(result)) as unknown);
        } catch (thrown) {
          const { problem, retryAfter } = problemOf(thrown, credentials.locale, credentials.requestId);
          if (problem.status >= 500) log.error({ err: thrown, requestId: credentials.requestId }, 'call failed');
          throw new ProblemError(problem, retryAfter);
        }
      };

    const calls: Calls = {};
    for (const operation of operations) {
      const [module, name] = operation.name.split('.') as [keyof Contract, string];
      (calls[module] ??= {})[name] = call(operation);
    }
    return { client: calls as unknown as Client, cookies: () => cookies };
  };
};
