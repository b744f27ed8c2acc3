import type { Client } from '@m4u/contract/api';
import { data, href, type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router';
import { formerLanguageCookie, hasSession, languageCookie, readCookie, serverCookie } from './cookies.ts';
import { chooseLanguage, firstLanguage, toLocale } from '../language/language.ts';
import { isSessionProblem, problemOf } from '../api/problem.ts';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { scopeOf, type Scope } from '../request/scope.server.ts';

/** Seconds before its expiry at which a token counts as expired, so that it does not expire in transit. */
const margin = 5;

/** True when an access token is absent, unreadable or past its `exp`; only a hint, the API verifies it. */
export const hasExpired = (token: string | undefined, now: number): boolean => {
  try {
    const payload = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
    return typeof payload.exp !== 'number' || payload.exp - margin <= now / 1000;
  } catch {
    return true;
  }
};

const exchange = async (scope: Scope): Promise<boolean> => {
  const { refreshToken } = scope;
  if (!refreshToken) {
    scope.signOut();
    return false;
  }
  try {
    const session = await scope.client().auth.refresh({ body: { refreshToken } });
    scope.continueAs(session.accessToken, session.refreshToken);
    return true;
  } catch (thrown) {
    const code = problemOf(thrown)?.code;
    if (code === 'session-ended' || code === 'account-locked' || code === 'invalid') scope.signOut();
    else {
      // The service is busy: render the page for a visitor and keep the session; a form is refused and can be resent.
      scope.report(thrown);
      if (scope.visit.formPage !== undefined) throw refusalOf(scope, thrown);
      scope.continueAs();
    }
    return false;
  }
};

/** Refreshes the session once per request, for all calls; false on failure. */
const refresh = (scope: Scope): Promise<boolean> => (scope.refreshing ??= exchange(scope));

/** Makes a call; refreshes an expired session and repeats the call once (docs/rules/calls.md#sessions). */
export const withRefresh = async <T>(scope: Scope, call: (client: Client) => T): Promise<Awaited<T>> => {
  try {
    return await call(scope.client());
  } catch (thrown) {
    const refused = scope.token !== undefined && isSessionProblem(problemOf(thrown));
    if (!refused || !(await refresh(scope))) throw thrown;
    return await call(scope.client());
  }
};

/** Converts a refused call to a route's error: the problem with its status, and `Retry-After`. */
export const refusalOf = (scope: Scope, thrown: unknown): unknown => {
  const problem = problemOf(thrown);
  if (!problem) return thrown;
  if (thrown instanceof Error && 'retryAfter' in thrown) scope.retryAfter = Number(thrown.retryAfter) || undefined;
  return data(problem, { status: problem.status });
};

const recogniseReader = async (scope: Scope): Promise<string | undefined> => {
  if (scope.token === undefined && scope.refreshToken === undefined) {
    // The tokens are gone first, and scripts go by the cookies that they can read. A part of another site's page only
    // has its tokens ignored: it must not end the session of its reader.
    if (!scope.visit.isForeignPart && readCookie(scope.visit.cookieHeader, 'myMemberId') !== undefined) scope.signOut();
    return undefined;
  }
  if (hasExpired(scope.token, Date.now()) && !(await refresh(scope))) return undefined;
  try {
    const { data } = await withRefresh(scope, (client) => client.auth.profile());
    const { memberId, name, isPerson, urlMinify, verified, staff, staffLacks, withheldGroups } = data;
    const { counted, termsDue } = data;
    const account = { memberId, name, isPerson, urlMinify, verified, counted, termsDue };
    scope.page.reader = { ...account, staff, staffLacks, withheldGroups };
    return data.language;
  } catch (thrown) {
    if (!isSessionProblem(problemOf(thrown))) throw refusalOf(scope, thrown);
    scope.signOut();
    return undefined;
  }
};

/** Determines the reader (refreshing an expired session) and the language. The first of the root's middleware. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context }) => {
  const scope = scopeOf(context);
  const { visit, page } = scope;
  const signs = {
    requested: visit.url.searchParams.get('lang'),
    remembered: readCookie(visit.cookieHeader, languageCookie),
    former: readCookie(visit.cookieHeader, formerLanguageCookie),
  };
  page.locale = chooseLanguage(signs);
  const reader = await recogniseReader(scope);
  page.locale = chooseLanguage({ ...signs, reader });
  scope.languageChosen = [...Object.values(signs), reader].some((sign) => toLocale(sign) !== undefined);
  // Their account tells the language no more once their session has ended.
  const language = toLocale(reader);
  if (language && language !== signs.former) scope.remember(serverCookie(formerLanguageCookie, language));
};

/** Shows the page in its owner's language (VN or EN), unless the reader has or chose another. */
export const speakOwnersLanguage = (context: Readonly<RouterContextProvider>, language: string | null): void => {
  const scope = scopeOf(context);
  if (!scope.languageChosen) scope.page.locale = chooseLanguage({ owner: language ?? undefined });
};

/**
 * Shows a page without a language of its own, which one reader was sent by a link, in the first language of the browser
 * that M4U speaks, unless the reader has or chose another.
 */
export const speakBrowsersLanguage = (context: Readonly<RouterContextProvider>): void =>
  speakOwnersLanguage(context, firstLanguage(scopeOf(context).visit.browserLanguages) ?? null);

/**
 * The sign-in screen for somebody whose session ended while they filled in a form: it says so, and leads back to the
 * form (docs/rules/screens.md#sign-in). Undefined when the request posts no form, or carried no session.
 */
export const signInAfterEnd = ({ visit }: Scope): Response | undefined => {
  const { formPage, cookieHeader } = visit;
  if (formPage === undefined || !(hasSession(cookieHeader) || readCookie(cookieHeader, 'myMemberId'))) return undefined;
  return redirect(`${href('/login')}?${new URLSearchParams({ returnTo: safeReturnTo(formPage), ended: '' })}`);
};

/** The sign-in screen for a visitor of a screen for members, which leads back there. */
export const signInAndReturn = (scope: Scope): Response => {
  const { pathname, search } = scope.visit.url;
  const query = new URLSearchParams({ returnTo: safeReturnTo(pathname + search) });
  return signInAfterEnd(scope) ?? redirect(`${href('/login')}?${query}`);
};

/** The screen that asks a reader for the second factor, which leads back. */
export const giveFactorAndReturn = ({ visit }: Scope): Response => {
  const returnTo = safeReturnTo(visit.formPage ?? visit.url.pathname + visit.url.search);
  return redirect(`${href('/action/security')}?${new URLSearchParams({ returnTo })}`);
};

/** Redirects staff who have not given their second factor to the screen that asks for it, and back. */
export const requireStaffFactor = (context: Readonly<RouterContextProvider>): void => {
  const scope = scopeOf(context);
  if (scope.page.reader?.staffLacks) throw giveFactorAndReturn(scope);
};

/** Redirects an admin of a group that requires the second factor, which this session has not given, likewise. */
export const requireGroupFactor = (context: Readonly<RouterContextProvider>, groupId: string): void => {
  const scope = scopeOf(context);
  if (scope.page.reader?.withheldGroups.includes(groupId)) throw giveFactorAndReturn(scope);
};

/** The screen for the code that completes the sign-in of a visitor, and leads to where that was to lead. */
export const enterCodeAndReturn = ({ visit: { url } }: Scope): Response => {
  const returnTo = safeReturnTo(url.searchParams.get('returnTo') ?? url.pathname + url.search);
  return redirect(`${href('/login/code')}?${new URLSearchParams({ returnTo })}`);
};

/** Redirects a visitor to sign in and back; only for guarded screens (docs/rules/screens.md#sign-in). */
export const requireSession = (context: Readonly<RouterContextProvider>): void => {
  const scope = scopeOf(context);
  if (scope.token === undefined) throw signInAndReturn(scope);
};
