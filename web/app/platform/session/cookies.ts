import { SESSION_COOKIES } from '@m4u/contract/identity/auth/cookies';

/** The reader's explicit choice of language. */
export const languageCookie = 'm4u_lang';

/** The language of the member who was signed in last: the one to speak once their session has ended. */
export const formerLanguageCookie = 'm4u_member_lang';

/** Name of the reader's last route (docs/rules/screens.md#route-memory). */
export const routeCookie = 'routerName';

/** Message for the next page; it lives one minute and the server reads it once. */
export const flashCookie = 'm4u_flash';

/** What a visitor typed into a request before signing in; the form reads it once. */
export const requestCookie = 'm4u_request';

const thirtyDays = 30 * 24 * 60 * 60;

/**
 * Whether a cookie's name starts at a position: only a semicolon ends the previous one, whose value may contain spaces.
 */
const isStart = (header: string, index: number): boolean => {
  let previous = index - 1;
  while (header[previous] === ' ') previous -= 1;
  return previous < 0 || header[previous] === ';';
};

/** Value of a cookie in a `Cookie` header or `document.cookie`; undefined when absent. */
export const readCookie = (header: string, name: string): string | undefined => {
  let start = header.indexOf(`${name}=`);
  while (start > 0 && !isStart(header, start)) start = header.indexOf(`${name}=`, start + 1);
  if (start < 0) return undefined;
  const end = header.indexOf(';', start);
  const raw = header.slice(start + name.length + 1, end < 0 ? undefined : end).trim();
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
};

/** The language that a `Cookie` header of a visitor tells: their choice, or that of the member who was signed in. */
export const rememberedLanguage = (header: string): string | undefined =>
  readCookie(header, languageCookie) ?? readCookie(header, formerLanguageCookie);

/** True when the request carries a session, valid or not. */
export const hasSession = (header: string): boolean => /(?:^|[; ])snc_(?:refresh_)?token=/.test(header);

/** A cookie that scripts may read, kept 30 days; works as Set-Cookie and for `document.cookie`. */
export const readableCookie = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${thirtyDays}; SameSite=None; Secure`;

/** A cookie that only the server reads. */
export const serverCookie = (name: string, value: string): string => `${readableCookie(name, value)}; HttpOnly`;

/** The cookie of a request; `kept` in seconds, 0 removes it. Not narrower: a page's data has another path than it. */
export const serializeRequest = (value: string, kept: number): string =>
  `${requestCookie}=${encodeURIComponent(value)}; Path=/action; Max-Age=${kept}; SameSite=Lax; Secure; HttpOnly`;

/** Set-Cookie values that end a session in the browser. */
export const clearedSession = (): string[] =>
  SESSION_COOKIES.map((name) => `${name}=; Path=/; Max-Age=0; SameSite=None; Secure`);
