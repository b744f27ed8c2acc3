import { m } from '../../paraglide/messages.js';
import { problemOf } from '../../platform/api/problem.ts';

/** Error text of a failed call: the API's own, or that the connection is lost. */
export const failureText = (thrown: unknown): string => {
  const problem = problemOf(thrown);
  return problem?.errors[0]?.message ?? (problem?.detail || m.message_failed());
};
