import type { Problem } from '@m4u/contract/http/problem';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'detail' in value;

/**
 * The API's problem in something thrown or caught by an error boundary, or undefined when it is something else.
 * It goes by shape, since the server's bundle and the API each have their own copy of the error's class.
 */
export const problemOf = (thrown: unknown): Problem | undefined => {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  if ('problem' in thrown && isProblem(thrown.problem)) return thrown.problem;
  if ('data' in thrown && isProblem(thrown.data)) return thrown.data;
  return isProblem(thrown) ? thrown : undefined;
};

/** True when a problem says that the session is missing, over or no longer accepted. */
export const isSessionProblem = (problem: Problem | undefined): boolean =>
  problem?.code === 'unauthenticated' || problem?.code === 'session-expired' || problem?.code === 'session-ended';
