import type { Client } from '@m4u/contract/api';
import type { Problem } from '@m4u/contract/http/problem';
import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { isSessionProblem, problemOf } from './problem.ts';
import { scopeOf, type Scope } from '../request/scope.server.ts';
import {
  enterCodeAndReturn,
  giveFactorAndReturn,
  refusalOf,
  signInAfterEnd,
  withRefresh,
} from '../session/session.server.ts';

/** Loose types of the client while it is wrapped. */
type Calls = Readonly<Record<string, (call: unknown) => Promise<unknown>>>;
type Modules = Readonly<Record<string, Calls>>;

/** Keys of the path parameters, and of the ids in the query, of a call's input. */
const idsIn = (input: unknown): ReadonlySet<string> => {
  const { params = {}, query = {} } = (input ?? {}) as Record<'params' | 'query', object | undefined>;
  return new Set([...Object.keys(params), ...Object.keys(query).filter((key) => key.endsWith('Id'))]);
};

/** Whether a call was refused for its ids alone: they are not of the form of ids, so nothing can be there. */
const isMalformedId = ({ code, errors }: Problem, input: unknown): boolean => {
  const ids = idsIn(input);
  return code === 'invalid' && errors.length > 0 && errors.every(({ field }) => ids.has(field));
};

/**
 * Whether a call was refused because a group requires the second factor of the reader. The security screen asks for it
 * itself, in its own forms.
 */
const isGroupFactorDue = ({ page: { reader }, visit }: Scope, { code }: Problem): boolean =>
  reader !== null &&
  reader.withheldGroups.length > 0 &&
  (code === 'second-factor-required' || code === 'second-factor-missing') &&
  !visit.url.pathname.startsWith(href('/action/security'));

/**
 * Converts an error of a call to a route's error: the problem with its status, or, where the session has ended, the
 * sign-in screen for a form and a reload for a page; where a group requires the second factor, the screen that asks for
 * it. A malformed id is answered like an unknown one.
 */
const rethrow = (
  scope: Scope,
  thrown: unknown,
  { hadSession, input }: { hadSession: boolean; input: unknown },
): never => {
  const problem = problemOf(thrown);
  if (!problem) throw thrown;
  if (isMalformedId(problem, input)) throw data({ ...problem, status: 404, code: 'not-found' }, { status: 404 });
  // A sign-in that waits for the second factor, on whatever screen it began.
  if (problem.code === 'second-factor-required' && !scope.page.reader) throw enterCodeAndReturn(scope);
  if (isGroupFactorDue(scope, problem)) throw giveFactorAndReturn(scope);
  const ended = isSessionProblem(problem) && signInAfterEnd(scope);
  if (ended) throw ended;
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
    return rethrow(scope, thrown, { hadSession, input });
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
