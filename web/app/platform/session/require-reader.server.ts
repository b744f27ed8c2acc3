import type { Problem } from '@m4u/contract/http/problem';
import { data, type RouterContextProvider } from 'react-router';
import { type Reader, scopeOf } from '../request/scope.server.ts';
import { signInAfterEnd } from './session.server.ts';

/**
 * Returns the signed-in reader. A visitor sees the given purpose of the screen and a sign-in link that returns here
 * (docs/rules/screens.md#sign-in). There is no redirect, except for a form that is sent after the session has ended.
 */
export const requireReader = (context: Readonly<RouterContextProvider>, purpose: string): Reader => {
  const scope = scopeOf(context);
  if (scope.page.reader) return scope.page.reader;
  const ended = signInAfterEnd(scope);
  if (ended) throw ended;
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
