import type { Session } from '@m4u/contract/identity/auth.result';
import { stringifySetCookie } from 'cookie';

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/** Names of the cookies that hold a session (specification §3 "Auth session"). */
export const ACCESS_COOKIE = 'snc_token';
export const REFRESH_COOKIE = 'snc_refresh_token';
const SECRET = new Set([ACCESS_COOKIE, REFRESH_COOKIE]);
const NAMES = [
  ACCESS_COOKIE,
  REFRESH_COOKIE,
  'myMemberId',
  'myBrandGroup',
  'agency',
  'userName',
  'myUrlMinify',
] as const;

const cookie = (name: string, value: string, maxAge: number) =>
  stringifySetCookie({ name, value, path: '/', sameSite: 'none', secure: true, maxAge, httpOnly: SECRET.has(name) });

/** Set-Cookie values of a session: 30 days, path /, SameSite=None, Secure; the tokens out of scripts' reach. */
export const sessionCookies = (session: Session): string[] => {
  const values: Record<(typeof NAMES)[number], string> = {
    snc_token: session.accessToken,
    snc_refresh_token: session.refreshToken,
    myMemberId: session.memberId,
    myBrandGroup: JSON.stringify(session.brandGroup),
    agency: JSON.stringify(session.agency),
    userName: session.userName,
    myUrlMinify: session.urlMinify ?? '',
  };
  return NAMES.map((name) => cookie(name, values[name], THIRTY_DAYS_SECONDS));
};

/** Set-Cookie values that end a session in the browser. */
export const clearedCookies = (): string[] => NAMES.map((name) => cookie(name, '', 0));
