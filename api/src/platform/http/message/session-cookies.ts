import { ACCESS_COOKIE, REFRESH_COOKIE, SESSION_COOKIES } from '@m4u/contract/identity/auth/cookies';
import type { Session } from '@m4u/contract/identity/auth/result';
import { stringifySetCookie } from 'cookie';

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

const SECRET: ReadonlySet<string> = new Set([ACCESS_COOKIE, REFRESH_COOKIE]);

const cookie = (name: string, value: string, maxAge: number) =>
  stringifySetCookie({ name, value, path: '/', sameSite: 'none', secure: true, maxAge, httpOnly: SECRET.has(name) });

/** Set-Cookie values of a session: 30 days, path /, SameSite=None, Secure; tokens are HttpOnly. */
export const sessionCookies = (session: Session): string[] => {
  const values: Record<(typeof SESSION_COOKIES)[number], string> = {
    snc_token: session.accessToken,
    snc_refresh_token: session.refreshToken,
    myMemberId: session.memberId,
    myBrandGroup: JSON.stringify(session.brandGroup),
    agency: JSON.stringify(session.agency),
    userName: session.userName,
    myUrlMinify: session.urlMinify ?? '',
  };
  return SESSION_COOKIES.map((name) => cookie(name, values[name], THIRTY_DAYS_SECONDS));
};

/** Set-Cookie values that delete the session's cookies. */
export const clearedCookies = (): string[] => SESSION_COOKIES.map((name) => cookie(name, '', 0));
