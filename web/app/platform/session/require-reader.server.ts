import type { Problem } from '@m4u/contract/http/problem';
import { data, type RouterContextProvider } from 'react-router';
import { type Reader, scopeOf } from '../request/scope.server.ts';

/**
 * The signed-in reader of a screen that needs one. A visitor sees the purpose of the screen, in the words given, and a
 * way to sign in and come back (docs/rules/screens.md#sign-in); the screen does not redirect.
 */
export const requireReader = (context: Readonly<RouterContextProvider>, purpose: string): Reader => {
  const { reader } = scopeOf(context).page;
  if (reader) return reader;
  const title = purpose;
  const problem: Problem = {
    type: 'about:blank',
    title,
    status: 401,
    detail: purpose,
    code: 'unauthenticated',
    errors: [],
  };
  throw data(problem, { status: 401 });
};
