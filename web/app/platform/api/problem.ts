import type { Problem } from '@m4u/contract/http/problem';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'detail' in value;

/**
 * Extracts the API's problem from a caught value; undefined for other errors. Checks the shape, since the server's
 * bundle and the API have separate copies of the error class.
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
