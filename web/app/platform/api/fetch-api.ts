import { readCookie } from '../session/cookies.ts';

/** What the wrapper needs of the browser; a test brings its own. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly locks: Pick<LockManager, 'request'>;
  /** Shared by the tabs of this browser. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  /** Whether this browser has a session, as far as scripts are told. */
  readonly hasSession: () => boolean;
  readonly reload: () => void;
}

const lock = 'm4u-session';
const mark = 'm4u-session-refreshed';

/**
 * Makes a `fetch` for the API's addresses that keeps the session alive (docs/rules/calls.md#sessions): after a 401 the
 * session is refreshed, by one tab at a time, and the request made once more; when that fails the page reloads as a
 * visitor's.
 */
export const makeFetchApi = ({ fetch, locks, storage, now, hasSession, reload }: Surroundings) => {
  const refresh = async (since: number): Promise<boolean> =>
    locks.request(lock, async () => {
      // While this tab waited for its turn another may have done it.
      if (Number(storage.getItem(mark) ?? 0) >= since) return true;
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/auth/refresh', { method: 'POST', headers, body: '{}' });
      if (response.ok) storage.setItem(mark, String(now()));
      return response.ok;
    });

  /** `path` under `/api`; a body must be one that can be sent twice (text, FormData, Blob). */
  return async (path: string, init?: RequestInit): Promise<Response> => {
    const started = now();
    const response = await fetch(`/api${path}`, init);
    // Who has signed out while the call was on its way has the page of a visitor by now, and its words are to stay.
    if (response.status !== 401 || !hasSession()) return response;
    if (await refresh(started)) return fetch(`/api${path}`, init);
    reload();
    return response;
  };
};

/** Calls the API from the browser; for streams, uploads, downloads and tracking only, screens use loaders and actions. */
export const fetchApi = (path: string, init?: RequestInit): Promise<Response> =>
  makeFetchApi({
    fetch: (input, options) => window.fetch(input, options),
    // Only secure contexts have locks; without them the API's grace for a race of refreshes is enough.
    locks: navigator.locks ?? { request: async (_name: string, run: () => Promise<unknown>) => run() },
    storage: window.localStorage,
    now: Date.now,
    hasSession: () => readCookie(document.cookie, 'myMemberId') !== undefined,
    reload: () => window.location.reload(),
  })(path, init);
