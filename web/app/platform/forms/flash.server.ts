import type { RouterContextProvider } from 'react-router';
import type { Flash } from '../../ui/overlays/Toast.tsx';
import { problemOf } from '../api/problem.ts';
import { flashCookie, readCookie } from '../session/cookies.ts';
import { scopeOf } from '../request/scope.server.ts';

const kinds: ReadonlySet<unknown> = new Set(['success', 'error', 'info'] satisfies Flash['kind'][]);
const longestMessage = 300;
/** Maximum bytes of a cookie's value that every browser stores. */
const largest = 3800;

type Undo = NonNullable<Flash['undo']>;

const encodeFlash = (flash: Flash): string => encodeURIComponent(JSON.stringify(flash));

/**
 * Sets a message for the reader's next page; call it in an action before redirecting. With `undo` the message has a
 * button that posts `fields` to the path `action`; with `isInPage` the screen shows it, not the top of the window.
 */
export const setFlash = (context: Readonly<RouterContextProvider>, { kind, message, isInPage, undo }: Flash): void => {
  const flash = { kind, message: message.slice(0, longestMessage), ...(isInPage && { isInPage }) };
  const whole = encodeFlash({ ...flash, ...(undo && { undo }) });
  // A message without its button is better than none.
  const value = whole.length > largest ? encodeFlash(flash) : whole;
  scopeOf(context).setCookie(`${flashCookie}=${value}; Path=/; Max-Age=60; SameSite=Lax; Secure; HttpOnly`);
};

/**
 * Sets the reason of a refused call as the message of the reader's next page, for forms that do not stay open. Rethrows
 * faults of the server and ended sessions.
 */
export const flashRefusal = (context: Readonly<RouterContextProvider>, thrown: unknown): void => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500 || problem.status === 401) throw thrown;
  setFlash(context, { kind: 'error', message: problem.errors[0]?.message ?? problem.detail });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a value is a path of this site: a forged cookie must not choose where a form is sent. */
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

const undoOf = (value: unknown): Undo | undefined => {
  if (!isRecord(value)) return undefined;
  const { label, action, fields } = value;
  if (typeof label !== 'string' || !isPath(action) || !isRecord(fields)) return undefined;
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { label, action, fields: Object.fromEntries(texts) };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const flashOf = (cookieText: string): Flash | undefined => {
  const value = parse(cookieText);
  if (!isRecord(value) || !kinds.has(value['kind']) || typeof value['message'] !== 'string') return undefined;
  const undo = undoOf(value['undo']);
  return {
    kind: value['kind'] as Flash['kind'],
    message: value['message'].slice(0, longestMessage),
    ...(value['isInPage'] === true && { isInPage: true }),
    ...(undo && { undo }),
  };
};

/** Moves the message from the cookie to the page, once. */
export const takeFlash = (context: Readonly<RouterContextProvider>): void => {
  const scope = scopeOf(context);
  const cookieText = readCookie(scope.visit.cookieHeader, flashCookie);
  if (cookieText === undefined) return;
  scope.setCookie(`${flashCookie}=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly`);
  const flash = flashOf(cookieText);
  if (flash) scope.page.flash = flash;
};
