import { data, redirect, type RouterContextProvider } from 'react-router';
import { entryOf } from '../forms/entry.ts';
import { setFlash } from '../forms/flash.server.ts';
import type { SentForm } from '../forms/form.server.ts';
import { problemOf } from '../api/problem.ts';
import type { Refusal } from './AdminAction.tsx';

/**
 * Answers an action that the API refused, with its messages; the typed values stay. Errors: internal errors of the API.
 */
const refuseAction = ({ intent, values }: SentForm, thrown: unknown) => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500 || problem.status === 404) throw thrown;
  const about = (isReason: boolean) =>
    problem.errors.filter(({ field }) => (field === 'reason') === isReason).map(({ message }) => message);
  const problems = about(false);
  const refusal: Refusal = {
    intent,
    reason: values['reason'] ?? '',
    values,
    problems: problem.errors.length === 0 ? [problem.detail] : problems,
    reasonProblems: about(true),
  };
  return data(refusal, { status: problem.status });
};

/**
 * Runs the action that a form requests, and redirects back with its message. Errors: 400 for an unknown action,
 * internal errors of the API.
 */
export const runAdminAction = async (
  context: Readonly<RouterContextProvider>,
  form: SentForm,
  actions: Readonly<Record<string, () => Promise<string>>>,
  back: string,
) => {
  const action = entryOf(actions, form.intent);
  if (!action) throw data(null, { status: 400 });
  let message: string;
  try {
    message = await action();
  } catch (thrown) {
    return refuseAction(form, thrown);
  }
  setFlash(context, { kind: 'success', message });
  return redirect(back);
};
