import { locale } from '../language/language.ts';
import { readCookie } from '../session/cookies.ts';
import { hasTyped } from '../session/sent-form.ts';

/** Dependencies on the browser; tests pass their own. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly locks: Pick<LockManager, 'request'>;
  /** Shared by the tabs of this browser. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  /** Whether this browser has a session, by the cookies that scripts can read. */
  readonly hasSession: () => boolean;
  readonly reload: () => void;
}

const sessionLock = 'm4u-session';
/** Key under which tabs store when the session was last refreshed. */
const refreshTimeKey = 'm4u-session-refreshed';

/**
 * Creates a `fetch` for the API that keeps the session alive (docs/rules/calls.md#sessions): after a 401 the session is
 * refreshed, by one tab at a time, and the request repeated once; when that fails, the page reloads for a visitor.
 */
export const makeFetchApi = ({ fetch, locks, storage, now, hasSession, reload }: Surroundings) => {
  const refresh = async (since: number): Promise<boolean> =>
    locks.request(sessionLock, async () => {
      // Another tab may have refreshed the session while this one waited.
      if (Number(storage.getItem(refreshTimeKey) ?? 0) >= since) return true;
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/auth/refresh', { method: 'POST', headers, body: '{}' });
      if (response.ok) storage.setItem(refreshTimeKey, String(now()));
      return response.ok;
    });

  /** `path` under `/api`; a body must be repeatable (text, FormData, Blob). */
  return async (path: string, init?: RequestInit): Promise<Response> => {
    const started = now();
    const response = await fetch(`/api${path}`, init);
    // After a sign-out during the call the page is a visitor's already and its message must stay.
    if (response.status !== 401 || !hasSession()) return response;
    if (await refresh(started)) return fetch(`/api${path}`, init);
    reload();
    return response;
  };
};

/** Asks in the language of the page: that of the browser may be another. */
const inPageLanguage = (options: RequestInit = {}): RequestInit => {
  const headers = new Headers(options.headers);
  headers.set('accept-language', locale());
  return { ...options, headers };
};

/**
 * Calls the API from the browser, in the language of the page; only for streams, uploads, downloads and tracking.
 * Screens use loaders and actions.
 */
export const fetchApi = (path: string, init?: RequestInit): Promise<Response> => {
  const page = window.location.href;
  return makeFetchApi({
    fetch: (input, options) => window.fetch(input, inPageLanguage(options)),
    // Locks exist only in secure contexts; without them, the API's grace period for concurrent refreshes suffices.
    locks: navigator.locks ?? { request: async (_name: string, run: () => Promise<unknown>) => run() },
    storage: window.localStorage,
    now: Date.now,
    hasSession: () => readCookie(document.cookie, 'myMemberId') !== undefined,
    reload: () => {
      // Another page knows its reader already. A form with something typed says it when it is sent.
      if (window.location.href === page && !hasTyped()) window.location.reload();
    },
  })(path, init);
};
