import type { Challenge } from '@m4u/contract/http/challenge';
import { data, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { problemReply, refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { IDENTIFIER_FIELDS, identifierOf } from './identifier.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The proof of work for another attempt, and the account's identifier as typed. */
export interface AskedWork {
  readonly account: string;
  readonly challenge: Challenge;
}

const isWorkAsked = (thrown: unknown): boolean =>
  problemOf(thrown)?.errors.some(({ field }) => field === 'challenge') ?? false;

const askWork = async (context: Context, identifier: string): Promise<AskedWork> => {
  const { data: challenge } = await api(context).auth.loginChallenge({ body: identifierOf(identifier) });
  return { account: identifier.trim(), challenge };
};

/**
 * Answers a form with a refused password: the error's message and code, or, for an account under attack, the proof of
 * work that the browser must solve first.
 */
export const refusePassword = async (context: Context, form: SentForm, thrown: unknown) => {
  let refusal = thrown;
  let work: AskedWork | undefined;
  if (isWorkAsked(thrown))
    try {
      work = await askWork(context, form.values['identifier'] ?? '');
    } catch (failure) {
      refusal = failure;
    }
  const { data: reply, init } = work
    ? refuseForm(form, { form: m.auth_work_asked() })
    : problemReply(form, refusal, { fields: IDENTIFIER_FIELDS });
  return data({ ...reply, refused: problemOf(refusal)?.code, work }, init ?? {});
};
