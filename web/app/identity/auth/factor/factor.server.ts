import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Whether a sensitive form must ask for a code: the second factor is on, and was not given within ten minutes. */
export const isFactorDue = async (context: Context): Promise<boolean> =>
  !(await api(context).auth.factor()).data.isRecent;

/** Drops the facts of the session that this request has read, so that its further calls read them anew. */
export const forgetSessionFacts = (context: Context): void => {
  const scope = scopeOf(context);
  scope.continueAs(scope.token, scope.refreshToken);
};

/**
 * Gives the code of a form with a `FactorField`, before the form's own call; does nothing without a code. Errors:
 * code-invalid (field `code`), rate-limited.
 */
export const giveFactor = async (context: Context, { code }: Readonly<Record<string, string>>): Promise<void> => {
  if (code === undefined || code.trim() === '') return;
  await api(context).auth.giveFactor({ body: { code } });
  forgetSessionFacts(context);
};
