import type { Problem } from '@m4u/contract/http/problem';
import { data, type RouterContextProvider } from 'react-router';
import { type Reader, scopeOf } from '../request/scope.server.ts';

/**
 * Returns the signed-in reader. A visitor sees the given purpose of the screen and a sign-in link that returns here
 * (docs/rules/screens.md#sign-in); there is no redirect.
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
