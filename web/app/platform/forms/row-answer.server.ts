import { data, type RouterContextProvider } from 'react-router';
import { setFlash } from './flash.server.ts';
import { problemOf } from '../api/problem.ts';

/** Refused input of a form in one row of a list, with its messages. */
export interface RefusedAnswer {
  readonly id: string;
  readonly answer: string;
  readonly errors: readonly string[];
}

/** Answers a row's form that the web or the API refuses; the typed text stays. */
export const refuseAnswer = (id: string, answer: string, errors: readonly string[], status = 422) =>
  data({ id, answer, errors } satisfies RefusedAnswer, { status });

/**
 * Answers a refused reply to a message; undefined when another admin was first, which `settled` tells the reader on the
 * next page. Errors: rethrows anything that is no problem of the API, and internal errors.
 */
export const answerReply = (
  context: Readonly<RouterContextProvider>,
  thrown: unknown,
  { id, answer, settled }: { id: string; answer: string; settled: string },
) => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500) throw thrown;
  if (problem.code === 'wrong-state') {
    setFlash(context, { kind: 'info', message: settled });
    return undefined;
  }
  const errors = problem.errors.length > 0 ? problem.errors.map(({ message }) => message) : [problem.detail];
  return refuseAnswer(id, answer, errors, problem.status);
};
