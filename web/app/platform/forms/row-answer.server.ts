import { data, type RouterContextProvider } from 'react-router';
import { leaveFlash } from './flash.server.ts';
import { problemOf } from '../api/problem.ts';

/** What was typed beside one row of a list and refused, with the words for it. */
export interface RefusedAnswer {
  readonly id: string;
  readonly answer: string;
  readonly errors: readonly string[];
}

/** Answers a form beside one row that the web or the API refuses: what was typed stays where it was. */
export const refuseAnswer = (id: string, answer: string, errors: readonly string[], status = 422) =>
  data({ id, answer, errors } satisfies RefusedAnswer, { status });

/**
 * Answers a refused answer to what somebody wrote; undefined when somebody else was first, which the reader is told by
 * `settled` on the next page. Errors: anything thrown that is no problem of the API, and a fault of its own, is thrown on.
 */
export const answerReply = (
  context: Readonly<RouterContextProvider>,
  thrown: unknown,
  { id, answer, settled }: { id: string; answer: string; settled: string },
) => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500) throw thrown;
  if (problem.code === 'wrong-state') {
    leaveFlash(context, { kind: 'info', message: settled });
    return undefined;
  }
  const errors = problem.errors.length > 0 ? problem.errors.map(({ message }) => message) : [problem.detail];
  return refuseAnswer(id, answer, errors, problem.status);
};
