import { m } from '../../paraglide/messages.js';
import { problemOf } from '../../platform/api/problem.ts';

/** What to say of a call that did not succeed: the API's own words, or that there is no line. */
export const failureWords = (thrown: unknown): string => {
  const problem = problemOf(thrown);
  return problem?.errors[0]?.message ?? (problem?.detail || m.message_failed());
};
