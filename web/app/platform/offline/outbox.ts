/** Outbox: stores requests made offline or while the server is unreachable, and sends them later, once and in order. */

/** A request to send. */
export interface OutboxRequest {
  /** Chosen before the first attempt; the API treats the same `clientId` as the same request. */
  readonly id: string;
  /** Under `/api`. */
  readonly path: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly body: unknown;
  /** Text for the user, shown while it is queued and when it is refused. */
  readonly label: string;
  /** Entries of one lane are sent in order; a waiting entry does not block other lanes. */
  readonly lane: string;
}

/** Reason of a permanent refusal. */
interface Refusal {
  readonly status: number;
  readonly code: string;
  /** Message of the API. */
  readonly message: string;
}

/** A queued entry with its member. */
export interface OutboxEntry extends OutboxRequest {
  readonly memberId: string;
  /** Time of creation (ms since 1970): the order of sending. */
  readonly createdAt: number;
  /** Permanently refused: kept until its member has seen it, and not retried automatically. */
  readonly refusal?: Refusal;
}

/** Storage of entries. */
export interface OutboxStore {
  all(): Promise<readonly OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Change of a member's entries, in any tab. */
export type OutboxNews =
  | { readonly type: 'changed' }
  /** `answer` is the API's JSON; reported only in the tab that sent the entry. */
  | { readonly type: 'sent'; readonly entry: OutboxEntry; readonly answer: unknown };

/** Dependencies on the browser; tests pass their own. */
export interface OutboxNeeds {
  readonly memberId: string;
  readonly store: OutboxStore;
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  readonly locks: { request<T>(name: string, run: () => Promise<T>): Promise<T> };
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** Runs a function after a delay; returns the function that cancels it. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  /** Notifies other tabs of changed entries. */
  readonly tellOthers?: () => void;
}

/** The entries of one member. */
export interface Outbox {
  /** Stores an entry and starts sending; resolves when it is stored. A repeated id changes nothing. */
  add(sending: OutboxRequest): Promise<void>;
  /** Queued and refused entries, oldest first. */
  entries(): Promise<OutboxEntry[]>;
  /** Sends queued entries, in one tab at a time. */
  flush(): Promise<void>;
  /** Retries a refused entry. */
  retry(id: string): Promise<void>;
  /** Deletes an entry unsent. */
  discard(id: string): Promise<void>;
  /** Calls `hear` at each change; returns the function that stops it. */
  listen(hear: (news: OutboxNews) => void): () => void;
  /** Call when another tab reports changed entries. */
  changedElsewhere(): void;
  close(): void;
}

const firstPause = 2_000;
const longestPause = 60_000;

/** Consequence of an answer for its entry. */
type Outcome = 'sent' | 'refused' | 'lane-waits' | 'all-wait';

/** Whether the session has ended or belongs to another member: no entry of this member can be sent. */
const isOthers = (status: number, code: string): boolean => status === 401 || code === 'session-changed';

const toOutcome = (response: Response, code: string): Outcome => {
  if (response.ok) return 'sent';
  if (response.status === 429 || isOthers(response.status, code)) return 'all-wait';
  return response.status >= 500 || response.status === 408 ? 'lane-waits' : 'refused';
};

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return null;
  }
};

const toRefusal = (status: number, answer: unknown): Refusal => {
  const problem = typeof answer === 'object' && answer !== null ? answer : {};
  const { code, detail, errors } = problem as { code?: string; detail?: string; errors?: { message?: string }[] };
  return { status, code: code ?? '', message: errors?.[0]?.message ?? detail ?? '' };
};

/**
 * Creates the outbox of a member. Entries are removed when the API accepts them (2xx), marked as refused on a permanent
 * error (4xx other than 401, 408, 429), and stay queued otherwise. Each is sent with `x-reader`, so that the API
 * refuses it for another signed-in member.
 */
export const makeOutbox = (needs: OutboxNeeds): Outbox => {
  const { memberId, store, send, locks, isOnline, now, later, tellOthers } = needs;
  const listeners = new Set<(news: OutboxNews) => void>();
  let pause = firstPause;
  let cancel: (() => void) | undefined;
  let last = 0;
  let closed = false;

  const tell = (news: OutboxNews) => listeners.forEach((hear) => hear(news));
  const changed = () => {
    tell({ type: 'changed' });
    tellOthers?.();
  };
  const entries = async () =>
    (await store.all())
      .filter((entry) => entry.memberId === memberId)
      .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));

  const tryLater = (milliseconds: number) => {
    cancel?.();
    cancel = closed ? undefined : later(() => void flush(), milliseconds);
  };

  /** Sends an entry; returns the outcome, and the delay in milliseconds when the server gave one. */
  const sendOne = async (entry: OutboxEntry): Promise<{ outcome: Outcome; after?: number }> => {
    let response: Response;
    try {
      response = await send(entry.path, {
        method: entry.method,
        headers: { 'content-type': 'application/json', 'x-reader': memberId },
        body: JSON.stringify(entry.body),
      });
    } catch {
      return { outcome: 'all-wait' };
    }
    const answer = await readJson(response);
    const refusal = toRefusal(response.status, answer);
    const outcome = toOutcome(response, refusal.code);
    if (outcome === 'sent') {
      await store.remove(entry.id);
      tell({ type: 'sent', entry, answer });
    }
    if (outcome === 'refused') await store.put({ ...entry, refusal });
    if (outcome === 'sent' || outcome === 'refused') changed();
    const seconds = Number(response.headers.get('retry-after'));
    return { outcome, ...(seconds > 0 && { after: seconds * 1_000 }) };
  };

  /** Sends all queued entries once. Returns whether to retry later, and the minimum delay. */
  const pass = async (): Promise<{ again: boolean; after: number }> => {
    const waiting = new Set<string>();
    const tried = new Set<string>();
    let after = 0;
    while (!closed && isOnline()) {
      // Read again each time, since entries may change while one is being sent.
      const next = (await entries()).find(({ id, lane, refusal }) => !refusal && !tried.has(id) && !waiting.has(lane));
      if (!next) break;
      tried.add(next.id);
      const result = await sendOne(next);
      after = Math.max(after, result.after ?? 0);
      if (result.outcome === 'all-wait') return { again: true, after };
      if (result.outcome === 'lane-waits') waiting.add(next.lane);
    }
    return { again: waiting.size > 0, after };
  };

  const flush = async (): Promise<void> => {
    cancel?.();
    // Offline: the `online` event starts it again.
    if (closed || !isOnline()) return;
    const { again, after } = await locks.request(`m4u-outbox ${memberId}`, pass);
    if (!again) {
      pause = firstPause;
      return;
    }
    tryLater(Math.max(pause, after));
    pause = Math.min(pause * 2, longestPause);
  };

  return {
    add: async (sending) => {
      const isQueued = (await entries()).some(({ id }) => id === sending.id);
      if (!isQueued) {
        last = Math.max(now(), last + 1);
        await store.put({ ...sending, memberId, createdAt: last });
        changed();
      }
      void flush();
    },
    entries,
    flush: () => {
      pause = firstPause;
      return flush();
    },
    retry: async (id) => {
      const found = (await entries()).find((entry) => entry.id === id);
      if (!found) return;
      const { refusal: _refusal, ...entry } = found;
      await store.put(entry);
      changed();
      await flush();
    },
    discard: async (id) => {
      if (!(await entries()).some((entry) => entry.id === id)) return;
      await store.remove(id);
      changed();
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    changedElsewhere: () => tell({ type: 'changed' }),
    close: () => {
      closed = true;
      cancel?.();
      listeners.clear();
    },
  };
};
