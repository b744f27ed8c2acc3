import { openDB } from 'idb';
import { fetchApi } from '../api/fetch-api.ts';
import { makeOutbox, type Outbox, type OutboxEntry, type OutboxStore } from './outbox.ts';

const table = 'entries';

/**
 * Opens the outbox in IndexedDB, with entries of all members; also for the service worker. Errors: the browser has no
 * storage.
 */
export const openOutboxStore = async (): Promise<OutboxStore> => {
  const database = await openDB<{ entries: { key: string; value: OutboxEntry } }>('m4u-outbox', 1, {
    upgrade: (created) => void created.createObjectStore(table, { keyPath: 'id' }),
  });
  return {
    all: () => database.getAll(table),
    put: async (entry) => void (await database.put(table, entry)),
    remove: (id) => database.delete(table, id),
  };
};

/** Fallback without browser storage: entries last as long as the page. */
const memoryStore = (): OutboxStore => {
  const entriesById = new Map<string, OutboxEntry>();
  return {
    all: async () => [...entriesById.values()],
    put: async (entry) => void entriesById.set(entry.id, entry),
    remove: async (id) => void entriesById.delete(id),
  };
};

/** Opens the store at its first use; all calls wait for that. */
const lazyStore = (): OutboxStore => {
  let opening: Promise<OutboxStore> | undefined;
  const opened = () => (opening ??= openOutboxStore().catch(memoryStore));
  return {
    all: async () => (await opened()).all(),
    put: async (entry) => (await opened()).put(entry),
    remove: async (id) => (await opened()).remove(id),
  };
};

const outboxByMember = new Map<string, Outbox>();

const makeInBrowser = (memberId: string): Outbox => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`m4u-outbox ${memberId}`);
  const outbox = makeOutbox({
    memberId,
    store: lazyStore(),
    send: (path, init) => fetchApi(path, init),
    locks: navigator.locks
      ? { request: async (name, run) => navigator.locks.request(name, run) }
      : { request: (_name, run) => run() },
    isOnline: () => navigator.onLine,
    now: Date.now,
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    tellOthers: () => channel?.postMessage('changed'),
  });
  channel?.addEventListener('message', () => outbox.changedElsewhere());
  window.addEventListener('online', () => void outbox.flush());
  return outbox;
};

/** Returns the reader's outbox, one instance per browser tab. Only in the browser. */
export const outboxOf = (memberId: string): Outbox => {
  const outbox = outboxByMember.get(memberId) ?? makeInBrowser(memberId);
  outboxByMember.set(memberId, outbox);
  return outbox;
};

/** Deletes the entries of all members, or of all except the given one. */
export const forgetOutbox = async (memberId?: string): Promise<void> => {
  const store = lazyStore();
  for (const entry of await store.all()) if (entry.memberId !== memberId) await store.remove(entry.id);
  for (const outbox of outboxByMember.values()) outbox.changedElsewhere();
};
