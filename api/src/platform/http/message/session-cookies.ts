import { ACCESS_COOKIE, REFRESH_COOKIE, SESSION_COOKIES } from '@m4u/contract/identity/auth/cookies';
import type { Session } from '@m4u/contract/identity/auth/result';
import { stringifySetCookie } from 'cookie';

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

const SECRET: ReadonlySet<string> = new Set([ACCESS_COOKIE, REFRESH_COOKIE]);

const cookie = (name: string, value: string, maxAge: number) =>
  stringifySetCookie({ name, value, path: '/', sameSite: 'none', secure: true, maxAge, httpOnly: SECRET.has(name) });

type CookieName = (typeof SESSION_COOKIES)[number];
type Facts = Pick<Session, 'memberId' | 'brandGroup' | 'agency' | 'userName' | 'urlMinify'>;

const factValues = ({ memberId, brandGroup, agency, userName, urlMinify }: Facts) => ({
  myMemberId: memberId,
  myBrandGroup: JSON.stringify(brandGroup),
  agency: JSON.stringify(agency),
  userName,
  myUrlMinify: urlMinify ?? '',
});

/** Set-Cookie values of a session: 30 days, path /, SameSite=None, Secure; tokens are HttpOnly. */
export const sessionCookies = (session: Session): string[] => {
  const values: Record<CookieName, string> = {
    snc_token: session.accessToken,
    snc_refresh_token: session.refreshToken,
    ...factValues(session),
  };
  return SESSION_COOKIES.map((name) => cookie(name, values[name], THIRTY_DAYS_SECONDS));
};

/**
 * Set-Cookie values of the facts about the member that differ from the cookies which the browser has; `current` reads
 * the value of one.
 */
export const changedFactCookies = (facts: Facts, current: (name: string) => string | undefined): string[] =>
  Object.entries(factValues(facts)).flatMap(([name, value]) =>
    current(name) === value ? [] : [cookie(name, value, THIRTY_DAYS_SECONDS)],
  );

/** Set-Cookie values that delete the session's cookies. */
export const clearedCookies = (): string[] => SESSION_COOKIES.map((name) => cookie(name, '', 0));
