import type { LiveEvent } from '@m4u/contract/social/notification/live';
import type { LiveCounts } from '@m4u/contract/social/notification/schema';
import { useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react';

/** State of the stream: `offline` without network, `connecting` while it is being (re)opened. */
export type LiveState = 'offline' | 'connecting' | 'online';

/** Milliseconds before a request to a busy server is repeated. */
const askAgainAfter = 3_000;

/** Number of recent events stored for loads that run while events arrive. */
const remembered = 300;

/** Live events received in this tab; filled by `live-client.ts`, which is loaded only for readers. */
class Hearing {
  state: LiveState = 'connecting';
  counts: LiveCounts | null = null;
  /** Number of events received. */
  position = 0;
  #events: LiveEvent[] = [];
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  readonly #watchers = new Set<() => void>();

  hear(event: LiveEvent): void {
    this.position += 1;
    this.#events = [...this.#events.slice(1 - remembered), event];
    if (event.type === 'counts') this.counts = event.row;
    for (const listener of this.#listeners) listener(event);
    if (event.type === 'counts') this.#changed();
  }

  turn(state: LiveState): void {
    if (state === this.state) return;
    this.state = state;
    this.#changed();
  }

  /** Events after a position; undefined when more have arrived than are stored. */
  since(position: number): readonly LiveEvent[] | undefined {
    const missed = this.position - position;
    if (missed > this.#events.length) return undefined;
    return missed === 0 ? [] : this.#events.slice(-missed);
  }

  /** Clears everything when the reader changes or signs out. */
  forget(): void {
    this.counts = null;
    this.#events = [];
    this.turn('connecting');
    this.#changed();
  }

  readonly listen = (listener: (event: LiveEvent) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

/** The instance of this tab. On the server it receives nothing. */
export const hearing = new Hearing();

/** Loaded data, and the number of events received when loading began. */
export interface Loaded<T> {
  readonly data: T;
  readonly position: number;
}

/**
 * Loads data that events change: `useLive` then also receives events that arrived during the load. For a
 * `clientLoader`.
 */
export const loadLive = async <T>(load: () => Promise<T>): Promise<Loaded<T>> => {
  const { position } = hearing;
  return { data: await load(), position };
};

/**
 * Calls `onEvent` for each live event while the component is mounted. With `from` (the position of `loadLive`) it
 * starts with the events since then; if these are no longer stored, with `reload`.
 */
export const useLive = (onEvent: (event: LiveEvent) => void, from?: number): void => {
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    if (from !== undefined) for (const event of hearing.since(from) ?? [{ type: 'reload' } as const]) hear(event);
    return hearing.listen((event) => hear(event));
  }, [from]);
};

/** Whether data loaded before this event may miss changes and must be loaded again. */
export const startsAnew = ({ type }: LiveEvent): boolean => type === 'ready' || type === 'reload';

/**
 * Loaded rows, updated by `apply` at each event; reloaded by `load` when the stream starts or has missed too much. `load`
 * gets the current rows, so that it can load as many; `keep` adds to the reloaded rows those of the rows now shown that
 * stay true, such as a page that came while they were reloaded. Returns the rows and the function that changes them
 * otherwise.
 */
export const useLiveRows = <S>(
  loaded: Loaded<S>,
  load: (current: S) => Promise<S>,
  apply: (state: S, event: LiveEvent) => S,
  keep: (reloaded: S, now: S) => S = (reloaded) => reloaded,
): readonly [S, (change: (current: S) => S) => void] => {
  const [state, update] = useReducer((current: S, change: (from: S) => S) => change(current), loaded.data);
  const [failures, fail] = useReducer((total: number) => total + 1, 0);
  const loadAnew = async () => {
    try {
      const reloaded = await loadLive(() => load(state));
      update((now) => (hearing.since(reloaded.position) ?? []).reduce(apply, keep(reloaded.data, now)));
    } catch {
      // Offline, the stream breaks too and later starts with `ready`; a busy server is asked again.
      fail();
    }
  };
  const askAgain = useEffectEvent(() => {
    if (hearing.state === 'online') void loadAnew();
  });
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(() => askAgain(), askAgainAfter);
    return () => clearTimeout(timer);
  }, [failures]);
  const take = useEffectEvent(({ data, position }: Loaded<S>) => {
    const events = hearing.since(position);
    update(() => (events ?? []).reduce(apply, data));
    if (!events || events.some(startsAnew)) void loadAnew();
  });
  useEffect(() => take(loaded), [loaded]);
  useLive((event) => {
    if (startsAnew(event)) void loadAnew();
    else update((now) => apply(now, event));
  });
  return [state, update];
};

/** Present state of the stream. */
export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    hearing.watch,
    () => hearing.state,
    () => 'connecting',
  );

/** Counts of unread things, updated by the stream; null until it has sent them. */
export const useCounts = (): LiveCounts | null =>
  useSyncExternalStore(
    hearing.watch,
    () => hearing.counts,
    () => null,
  );
