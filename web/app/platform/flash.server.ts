import type { RouterContextProvider } from 'react-router';
import type { Flash } from '../ui/Toast.tsx';
import { flashCookie, readCookie } from './cookies.ts';
import { scopeOf } from './scope.server.ts';

const kinds: ReadonlySet<string> = new Set(['success', 'error', 'info'] satisfies Flash['kind'][]);
const longest = 300;

/** Leaves a message for the next page that this reader sees; an action calls it before it redirects. */
export const leaveFlash = (context: Readonly<RouterContextProvider>, { kind, message }: Flash): void => {
  const value = encodeURIComponent(`${kind} ${message.slice(0, longest)}`);
  scopeOf(context).setCookie(`${flashCookie}=${value}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`);
};

/** Puts the message that was left into the page, once. */
export const takeFlash = (context: Readonly<RouterContextProvider>): void => {
  const scope = scopeOf(context);
  const left = readCookie(scope.visit.cookieHeader, flashCookie);
  if (left === undefined) return;
  scope.setCookie(`${flashCookie}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`);
  const [kind = '', ...words] = left.split(' ');
  if (kinds.has(kind)) scope.page.flash = { kind: kind as Flash['kind'], message: words.join(' ').slice(0, longest) };
};
