import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Client } from '@m4u/contract/api';
import type { PartnerPerson } from '@m4u/contract/identity/auth/result';
import { safeReturnTo } from '@m4u/contract/address/return-to';
import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { readCookie } from '../../platform/session/cookies.ts';
import { readForm } from '../../platform/forms/form.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { scopeOf, type Scope } from '../../platform/request/scope.server.ts';

type Context = Readonly<RouterContextProvider>;

// Neighbouring subdomains cannot set cookies with this prefix.
const STATE_COOKIE = '__Host-m4u_sso';
const TOKEN_COOKIE = '__Host-m4u_sso_token';

/** Seconds allowed at the partner's page, and lifetime of the stored token. */
const STATE_SECONDS = 10 * 60;
const TOKEN_SECONDS = 5 * 60;

/** Maximum characters of a cookie's value that every browser stores. */
const LONGEST = 3_800;

const formatCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;

const forgetCookie = (scope: Scope, name: string): void => scope.setCookie(formatCookie(name, '', 0));

/** Whether a page of another site sent the request; then the reader has not started this flow. */
const isForeign = (request: Request): boolean => {
  const from = request.headers.get('sec-fetch-site');
  return from !== null && from !== 'same-origin' && from !== 'none';
};

const isDocument = ({ visit }: Scope): boolean => visit.isDocument && !visit.isFetched;

/**
 * Redirects to a partner's page, only from our sign-in screen; the `state` that comes back proves that the flow began
 * here.
 */
export const beginSignIn = async (context: Context, request: Request): Promise<Response> => {
  const scope = scopeOf(context);
  const { searchParams } = new URL(request.url);
  const returnTo = safeReturnTo(searchParams.get('returnTo'));
  const { data: providers } = await api(context).auth.providers();
  const partner = providers.partners.find(({ id }) => id === searchParams.get('partner'));
  if (!partner || isForeign(request) || !isDocument(scope))
    return redirect(`${href('/login')}?${new URLSearchParams({ returnTo })}`);
  const state = randomBytes(32).toString('base64url');
  const value = `${state}.${encodeURIComponent(returnTo)}`;
  scope.setCookie(formatCookie(STATE_COOKIE, value.length > LONGEST ? `${state}.%2F` : value, STATE_SECONDS));
  const address = new URL(partner.address);
  address.searchParams.set('state', state);
  return redirect(address.href);
};

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  // By bytes: `timingSafeEqual` throws for different lengths, which texts of as many characters can have.
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Returns, once, the target of a sign-in that this browser began; undefined for another browser's state. */
const takeStartedSignIn = (scope: Scope, state: string | null): string | undefined => {
  const stateCookie = readCookie(scope.visit.cookieHeader, STATE_COOKIE);
  if (stateCookie === undefined || state === null) return undefined;
  const dot = stateCookie.indexOf('.');
  if (!isSame(stateCookie.slice(0, Math.max(dot, 0)), state)) return undefined;
  forgetCookie(scope, STATE_COOKIE);
  return safeReturnTo(stateCookie.slice(dot + 1));
};

/** API client with the partner's token; the request's own session stays unchanged. */
const createPartnerApi = (scope: Scope, partnerToken: string): Client => {
  const { token, refreshToken } = scope;
  scope.continueAs(partnerToken, refreshToken);
  const client = scope.client();
  scope.continueAs(token, refreshToken);
  return client;
};

/** Result of a call; undefined when the API refuses it, after `onRefusal` with the code. */
const undefinedIfRefused = async <T>(call: Promise<T>, onRefusal?: (code: string) => void): Promise<T | undefined> => {
  try {
    return await call;
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem) throw thrown;
    onRefusal?.(problem.code);
    return undefined;
  }
};

const describePerson = async (scope: Scope, token: string): Promise<PartnerPerson | undefined> =>
  (await undefinedIfRefused(createPartnerApi(scope, token).auth.partnerPerson()))?.data;

/** Exchanges the token for a session and redirects; to the screen for a code when the account asks for one. */
const exchangeToken = async (scope: Scope, token: string, returnTo: string): Promise<Response> => {
  let isCodeDue = false;
  const session = await undefinedIfRefused(createPartnerApi(scope, token).auth.authenticating(), (code) => {
    isCodeDue = code === 'second-factor-required';
  });
  forgetCookie(scope, TOKEN_COOKIE);
  if (isCodeDue) return redirect(`${href('/login/code')}?${new URLSearchParams({ returnTo })}`);
  return redirect(session ? returnTo : href('/authenticating'));
};

/** Stores a token in a cookie instead of the address, until the person has confirmed or it expires. */
const keepToken = (scope: Scope, token: string, returnTo: string): void => {
  const value = encodeURIComponent(`${token} ${returnTo}`);
  scope.setCookie(
    formatCookie(TOKEN_COOKIE, value.length > LONGEST ? encodeURIComponent(token) : value, TOKEN_SECONDS),
  );
};

const readToken = (scope: Scope): { readonly token: string; readonly returnTo: string } | undefined => {
  const cookie = readCookie(scope.visit.cookieHeader, TOKEN_COOKIE);
  if (!cookie) return undefined;
  const [token = '', returnTo] = cookie.split(' ', 2);
  return { token, returnTo: safeReturnTo(returnTo) };
};

/**
 * Receives a partner's token and removes it from the address: signs the person in at once when the flow began here or
 * they are signed in already, else redirects to the confirmation. Errors: 403 for a request that is no navigation, as a
 * picture or a frame.
 */
export const receiveToken = async (context: Context, request: Request, token: string): Promise<Response> => {
  const scope = scopeOf(context);
  if (!isDocument(scope)) throw data(null, { status: 403 });
  const { searchParams } = new URL(request.url);
  const person = encodeURIComponent(token).length > LONGEST ? undefined : await describePerson(scope, token);
  if (!person) {
    forgetCookie(scope, TOKEN_COOKIE);
    return redirect(href('/authenticating'));
  }
  const started = takeStartedSignIn(scope, searchParams.get('state'));
  const returnTo = started ?? safeReturnTo(searchParams.get('returnTo'));
  const { reader } = scope.page;
  const isAsked = reader ? reader.memberId !== person.memberId : started === undefined;
  if (!isAsked) return exchangeToken(scope, token, returnTo);
  keepToken(scope, token, returnTo);
  return redirect(href('/authenticating'));
};

/** Binds an answer to the question that was shown: the token or the reader may change meanwhile. */
const createMark = (token: string, { page: { reader } }: Scope): string =>
  createHash('sha256')
    .update(`${token} ${reader?.memberId ?? ''}`)
    .digest('base64url');

/** The person whom the stored token would sign in, and the mark of the question; null without a valid token. */
export const readQuestion = async (context: Context) => {
  const scope = scopeOf(context);
  const pending = readToken(scope);
  if (!pending) return null;
  const person = await describePerson(scope, pending.token);
  if (person) return { person, mark: createMark(pending.token, scope) };
  forgetCookie(scope, TOKEN_COOKIE);
  return null;
};

/** Applies the person's answer: signs in, or changes nothing. Asks again when the question has changed. */
export const answerQuestion = async (context: Context, request: Request): Promise<Response> => {
  const scope = scopeOf(context);
  const { values, intent } = await readForm(request);
  const pending = readToken(scope);
  if (intent !== 'signIn') {
    forgetCookie(scope, TOKEN_COOKIE);
    return redirect(href('/'));
  }
  if (!pending || !isSame(values['mark'] ?? '', createMark(pending.token, scope)))
    return redirect(href('/authenticating'));
  return exchangeToken(scope, pending.token, pending.returnTo);
};
