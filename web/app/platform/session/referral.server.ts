import type { MiddlewareFunction } from 'react-router';
import { readCookie } from './cookies.ts';
import { problemOf } from '../api/problem.ts';
import { type Scope, scopeOf } from '../request/scope.server.ts';
import { withRefresh } from './session.server.ts';

/** Which visitor followed personal links of campaigns, and after a dot the member who they turned out to be. */
const COOKIE = 'm4u_ref';

const VISITOR = /^([\w-]{22})(?:\.([\da-f-]{36}))?$/;

// As long as something may come of a link that was followed.
const thirtyDays = 30 * 24 * 60 * 60;

/** What the browser says of the links that were followed in it. */
export const referralOf = ({ visit }: Scope): { readonly visitor: string; readonly memberId?: string } | undefined => {
  const [, visitor, memberId] = VISITOR.exec(readCookie(visit.cookieHeader, COOKIE) ?? '') ?? [];
  if (visitor === undefined) return undefined;
  return memberId === undefined ? { visitor } : { visitor, memberId };
};

/** Keeps for thirty days which visitor this browser is; scripts cannot read it. */
export const keepReferral = (scope: Scope, visitor: string): void => {
  const { reader } = scope.page;
  const value = reader ? `${visitor}.${reader.memberId}` : visitor;
  scope.setCookie(`${COOKIE}=${value}; Path=/; Max-Age=${thirtyDays}; HttpOnly; Secure; SameSite=Lax`);
};

/**
 * Who signs in or up in a browser where personal links were followed is said to have followed them, by whatever way
 * they signed in: once for each member. After the session's middleware. It never keeps anybody from their page.
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
