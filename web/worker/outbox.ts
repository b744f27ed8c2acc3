import { makeFetchApi } from '../app/platform/api/fetch-api.ts';
import { openOutboxStore } from '../app/platform/offline/outbox-store.ts';
import { makeOutbox } from '../app/platform/offline/outbox.ts';

const remembered = new Map<string, string>();

/** Calls the API as a page does; the session's refreshing is shared with the pages by its lock. */
const send = makeFetchApi({
  fetch: (input, init) => fetch(input, init),
  locks: navigator.locks,
  storage: {
    getItem: (key) => remembered.get(key) ?? null,
    setItem: (key, value) => void remembered.set(key, value),
  },
  now: Date.now,
  // A worker is not told; the API says so.
  hasSession: () => true,
  reload: () => {},
});

/**
 * Sends what waits in the outboxes of this browser, while no page may be open; one at a time with those that are.
 * Errors: something still waits, and the browser is to try again.
 */
export const sendWhatWaits = async (): Promise<void> => {
  const store = await openOutboxStore();
  const members = new Set((await store.all()).map(({ memberId }) => memberId));
  for (const memberId of members) {
    const outbox = makeOutbox({
      memberId,
      store,
      send,
      locks: { request: async (name, run) => navigator.locks.request(name, run) },
      isOnline: () => navigator.onLine,
      now: Date.now,
      later: () => () => {},
    });
    await outbox.flush();
    const waiting = (await outbox.entries()).filter(({ refusal }) => !refusal);
    outbox.close();
    if (waiting.length > 0) throw new Error('Something still waits.');
  }
};
