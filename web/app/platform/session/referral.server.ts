import type { MiddlewareFunction } from 'react-router';
import { readCookie } from './cookies.ts';
import { problemOf } from '../api/problem.ts';
import { type Scope, scopeOf } from '../request/scope.server.ts';
import { withRefresh } from './session.server.ts';

/**
 * Cookie with the visitor id of a browser that followed campaign links, and after a dot the member who signed in later.
 */
const COOKIE = 'm4u_ref';

const REFERRAL_VALUE = /^([\w-]{22})(?:\.([\da-f-]{36}))?$/;

// The period in which a click can earn a reward.
const thirtyDays = 30 * 24 * 60 * 60;

/** Reads the referral cookie. */
export const referralOf = ({ visit }: Scope): { readonly visitor: string; readonly memberId?: string } | undefined => {
  const [, visitor, memberId] = REFERRAL_VALUE.exec(readCookie(visit.cookieHeader, COOKIE) ?? '') ?? [];
  if (visitor === undefined) return undefined;
  return memberId === undefined ? { visitor } : { visitor, memberId };
};

/** Stores the browser's visitor id for thirty days (HttpOnly). */
export const keepReferral = (scope: Scope, visitor: string): void => {
  const { reader } = scope.page;
  const value = reader ? `${visitor}.${reader.memberId}` : visitor;
  scope.setCookie(`${COOKIE}=${value}; Path=/; Max-Age=${thirtyDays}; HttpOnly; Secure; SameSite=Lax`);
};

/**
 * Attributes a browser's earlier campaign clicks to the member who signs in or up in it, in whatever way; once per
 * member. Runs after the session's middleware. A failure never blocks the page.
 */
export const referralMiddleware: MiddlewareFunction<Response> = async ({ context }) => {
  const scope = scopeOf(context);
  const { reader } = scope.page;
  const referral = reader && !scope.visit.isFetched && referralOf(scope);
  if (!referral || referral.memberId === reader.memberId) return;
  const { visitor } = referral;
  try {
    await withRefresh(scope, (client) => client.affiliate.attribute({ body: { visitor } }));
    keepReferral(scope, visitor);
  } catch (thrown) {
    if (!problemOf(thrown)) scope.report(thrown);
  }
};
