import type { Client, ClientFactory, Credentials } from '@m4u/contract/api';
import { returnsFile } from '@m4u/contract/http/endpoint';
import { ProblemError } from '@m4u/contract/http/problem';
import type { Actor } from './caller.ts';
import { AppError, fail } from './errors.ts';
import type { Operation } from './http/operation/invoke.ts';
import { toProblem } from './http/message/problem.ts';
import type { RouteNeeds } from './http/operation/routes.ts';
import type { Log } from './log.ts';

type Call = (input?: Record<string, unknown>) => Promise<unknown>;

/** Creates the functions of the client at their first use: a page needs few of the calls. */
const buildClient = (operations: ReadonlyMap<string, Operation>, call: (operation: Operation) => Call): Client => {
  const moduleOf = (module: string) =>
    new Proxy<Record<string, Call>>(
      {},
      {
        get: (_calls, name) => {
          const operation = operations.get(`${module}.${String(name)}`);
          return operation && call(operation);
        },
      },
    );
  return new Proxy({} as Client, { get: (_modules, module) => moduleOf(String(module)) });
};

/**
 * Creates the typed client that calls the API in this process: the same admission, validation, handlers and serializer
 * as over HTTP, without the network. One client serves one request of one reader.
 */
export const createClientFactory = (needs: RouteNeeds, log: Log): ClientFactory => {
  const operations = new Map(needs.operations.map((operation) => [operation.name, operation]));

  return (credentials: Credentials) => {
    const cookies: string[] = [];
    // The reader's session is looked up once, at the first call that needs it, however many calls a page makes.
    let reader: Promise<Actor> | undefined;
    const findReader = async (): Promise<Actor> => {
      const { token, seeing } = credentials;
      const actor: Actor = token ? await needs.authenticate(token) : { kind: 'visitor' };
      return seeing ? needs.seenAs(actor, seeing) : actor;
    };
    const readerOf = () => (reader ??= findReader());

    const call =
      (operation: Operation): Call =>
      async (input: Record<string, unknown> = {}) => {
        try {
          const ignoresSession = operation.endpoint.session === 'ignored';
          // A preview may change nothing, and its visits are not counted.
          if (credentials.seeing && operation.endpoint.method !== 'GET') fail('forbidden');
          const actor: Actor = ignoresSession ? { kind: 'visitor' } : await readerOf();
          const {
            locale,
            requestId: id,
            ip,
            userAgent,
            uncounted,
            isFetched,
            isLocal,
            token,
            refreshToken,
          } = credentials;
          const ctx = needs.context(actor, locale, {
            id,
            ip,
            userAgent,
            uncounted: uncounted || credentials.seeing !== undefined,
            isFetched: isFetched || credentials.seeing !== undefined,
            isLocal,
            bearer: token,
            refreshToken,
            cookie: (name) => credentials.cookie?.(name),
          });
          const result = await operation.run(ctx, input);
          cookies.push(...ctx.cookies);
          return returnsFile(operation.endpoint) ? result : (JSON.parse(operation.serialize(result)) as unknown);
        } catch (thrown) {
          if (thrown instanceof AppError) cookies.push(...(thrown.details.cookies ?? []));
          const { problem, retryAfter } = toProblem(thrown, credentials.locale, credentials.requestId);
          if (problem.status >= 500) log.error({ err: thrown, requestId: credentials.requestId }, 'call failed');
          throw new ProblemError(problem, retryAfter);
        }
      };

    return { client: buildClient(operations, call), cookies: () => cookies };
  };
};
