import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Whether a sensitive form asks the reader for a code: the second factor is on, and was not given lately. */
export const isFactorDue = async (context: Context): Promise<boolean> =>
  !(await api(context).auth.factor()).data.isRecent;

/** Makes further calls of this request read the session anew: their client remembers what it had given before. */
export const forgetSessionFacts = (context: Context): void => {
  const scope = scopeOf(context);
  scope.continueAs(scope.token, scope.refreshToken);
};

/**
 * Gives the code of a form that has a `FactorField`, before the form's own call. Errors: code-invalid (field `code`),
 * rate-limited.
 */
export const giveFactor = async (context: Context, { code }: Readonly<Record<string, string>>): Promise<void> => {
  if (code === undefined || code.trim() === '') return;
  await api(context).auth.giveFactor({ body: { code } });
  forgetSessionFacts(context);
};
