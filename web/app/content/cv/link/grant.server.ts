import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { readCookie } from '../../../platform/session/cookies.ts';

type Context = Readonly<RouterContextProvider>;

/** Value for a link without a password. */
const OPENED = '-';

const nameOf = (key: string): string => `m4u_cv_${key.slice(0, 8)}`;

/**
 * What this browser keeps of a link that it has opened: the proof of its password, or a sign that it has none; undefined
 * before the first time.
 */
export const readGrantCookie = (context: Context, key: string): { readonly grant: string | undefined } | undefined => {
  const value = readCookie(scopeOf(context).visit.cookieHeader, nameOf(key));
  return value === undefined ? undefined : { grant: value === OPENED ? undefined : value };
};

/** Keeps for `seconds` that this browser has opened a link, with the proof of its password where it has one. */
export const setGrantCookie = (context: Context, key: string, grant: string | undefined, seconds: number): void =>
  scopeOf(context).setCookie(
    // Not narrower: the data of a page has another path than the page.
    `${nameOf(key)}=${grant ?? OPENED}; Path=/cv/link; Max-Age=${seconds}; SameSite=Lax; Secure; HttpOnly`,
  );

/** Counts an opening. A refused count, as of many readers at one address, must not keep anybody from the CV. */
export const countOpening = async (
  context: Context,
  body: { readonly key: string; readonly grant?: string },
): Promise<void> => {
  try {
    await api(context).cvLink.opened({ body });
  } catch (thrown) {
    if (!problemOf(thrown)) throw thrown;
  }
};
