/** What was done without a line, or while the server could not be reached, and is sent later: once, and in its order. */

/** What is to be sent. */
export interface Sending {
  /** Chosen before the first attempt; the API takes the same one again as the same deed (`clientId` in the body). */
  readonly id: string;
  /** Under `/api`. */
  readonly path: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly body: unknown;
  /** What it is, in the words of the person who did it: shown where it waits, and when it is refused. */
  readonly label: string;
  /** Things of one lane go one after another; one that has to wait does not hold those of other lanes. */
  readonly lane: string;
}

/** Why something was refused for good. */
interface Refusal {
  readonly status: number;
  readonly code: string;
  /** The API's own words. */
  readonly message: string;
}

/** Something that waits, of the one member who did it. */
export interface OutboxEntry extends Sending {
  readonly memberId: string;
  /** When it was done (ms since 1970): the order in which things are sent. */
  readonly createdAt: number;
  /** It will not be taken: stays until its member has seen it, and is not sent again by itself. */
  readonly refusal?: Refusal;
}

/** Where entries are kept. */
export interface OutboxStore {
  all(): Promise<readonly OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What happens to the entries of a member, in this tab or in another one. */
export type OutboxNews =
  | { readonly type: 'changed' }
  /** `answer` is the JSON that the API answered; told in the tab that sent it alone. */
  | { readonly type: 'sent'; readonly entry: OutboxEntry; readonly answer: unknown };

/** What an outbox needs of the browser; a test brings its own. */
export interface OutboxNeeds {
  readonly memberId: string;
  readonly store: OutboxStore;
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  readonly locks: { request<T>(name: string, run: () => Promise<T>): Promise<T> };
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** Runs something after so many milliseconds; answers how to take that back. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  /** Tells the other tabs that entries changed. */
  readonly tellOthers?: () => void;
}

/** The entries of one member. */
export interface Outbox {
  /** Keeps something and starts sending; done when it is kept. The same id again changes nothing. */
  add(sending: Sending): Promise<void>;
  /** What waits or was refused, the oldest first. */
  entries(): Promise<OutboxEntry[]>;
  /** Sends what waits, by one tab at a time. */
  flush(): Promise<void>;
  /** Tries once more what was refused. */
  retry(id: string): Promise<void>;
  /** Takes something away unsent. */
  discard(id: string): Promise<void>;
  /** Hears what happens; answers how to stop. */
  listen(hear: (news: OutboxNews) => void): () => void;
  /** To be called when another tab said that entries changed. */
  changedElsewhere(): void;
  close(): void;
}

const firstPause = 2_000;
const longestPause = 60_000;

/** What an answer means for its entry. */
type Outcome = 'sent' | 'refused' | 'lane-waits' | 'all-wait';

/** The session is over, or belongs to somebody else by now: nothing of this member can go. */
const isOthers = (status: number, code: string): boolean => status === 401 || code === 'session-changed';

const outcomeOf = (response: Response, code: string): Outcome => {
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

const wordsOf = (status: number, answer: unknown): Refusal => {
  const said = typeof answer === 'object' && answer !== null ? answer : {};
  const { code, detail, errors } = said as { code?: string; detail?: string; errors?: { message?: string }[] };
  return { status, code: code ?? '', message: errors?.[0]?.message ?? detail ?? '' };
};

/**
 * Makes the outbox of a member. Entries leave it when the API has taken them (2xx), stay as refused when it never will
 * (4xx other than 401, 408, 429), and wait otherwise. Each goes with `x-reader`, so that the API refuses to do it in
 * the name of whoever has signed in meanwhile.
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

  /** Answers how it went, and after how many milliseconds to try again where the server said so. */
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
    const refusal = wordsOf(response.status, answer);
    const outcome = outcomeOf(response, refusal.code);
    if (outcome === 'sent') {
      await store.remove(entry.id);
      tell({ type: 'sent', entry, answer });
    }
    if (outcome === 'refused') await store.put({ ...entry, refusal });
    if (outcome === 'sent' || outcome === 'refused') changed();
    const seconds = Number(response.headers.get('retry-after'));
    return { outcome, ...(seconds > 0 && { after: seconds * 1_000 }) };
  };

  /** One pass over what waits. Answers whether something has to be tried again later, and when at the earliest. */
  const pass = async (): Promise<{ again: boolean; after: number }> => {
    const waiting = new Set<string>();
    const tried = new Set<string>();
    let after = 0;
    while (!closed && isOnline()) {
      // Read anew each time: something may have been added or taken away while the one before was on its way.
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
    // Without a line it is the line's coming back that starts it.
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
      const kept = (await entries()).some(({ id }) => id === sending.id);
      if (!kept) {
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
