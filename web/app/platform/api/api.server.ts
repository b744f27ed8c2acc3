import type { Client } from '@m4u/contract/api';
import { redirect, type RouterContextProvider } from 'react-router';
import { isSessionProblem, problemOf } from './problem.ts';
import { scopeOf, type Scope } from '../request/scope.server.ts';
import { refusalOf, withRefresh } from '../session/session.server.ts';

/** Loose types of the client while it is wrapped. */
type Calls = Readonly<Record<string, (call: unknown) => Promise<unknown>>>;
type Modules = Readonly<Record<string, Calls>>;

/** Converts an error of a call to a route's error: the problem with its status, or a reload without the session. */
const rethrow = (scope: Scope, thrown: unknown, hadSession: boolean): never => {
  const problem = problemOf(thrown);
  if (!problem) throw thrown;
  const { pathname, search } = scope.visit.url;
  // A path with two leading slashes would redirect to another site.
  if (hadSession && isSessionProblem(problem)) throw redirect(pathname.replace(/^\/{2,}/, '/') + search);
  throw refusalOf(scope, thrown);
};

const call = async (scope: Scope, module: string, name: string, input: unknown): Promise<unknown> => {
  const hadSession = scope.token !== undefined;
  try {
    return await withRefresh(scope, (client) => (client as unknown as Modules)[module]?.[name]?.(input));
  } catch (thrown) {
    return rethrow(scope, thrown, hadSession);
  }
};

/**
 * The API client of the request's reader, for loaders and actions. A refusal is thrown as a route's response with the
 * problem's status, so an absent row shows the 404 screen; `problemOf` reads it. An expired session is refreshed and
 * the call repeated once (docs/rules/calls.md#sessions).
 */
export const api = (context: Readonly<RouterContextProvider>): Client => {
  const scope = scopeOf(context);
  const modules = new Map<string, unknown>();
  const wrap = (module: string) =>
    new Proxy({}, { get: (_, name) => (input: unknown) => call(scope, module, String(name), input) });
  return new Proxy({} as Client, {
    get: (_, module) => {
      const name = String(module);
      if (!modules.has(name)) modules.set(name, wrap(name));
      return modules.get(name);
    },
  });
};
