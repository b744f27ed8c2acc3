import type { LiveEvent } from '@m4u/contract/social/notification/live';
import type { LiveCounts } from '@m4u/contract/social/notification/schema';
import { useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react';

/** How the stream of changes is: `offline` without a line, `connecting` while it is (again) being opened. */
export type LiveState = 'offline' | 'connecting' | 'online';

/** What a busy server did not answer is asked again after so long (ms). */
const askAgainAfter = 3_000;

/** So many of the newest events are remembered for what is being loaded while they come. */
const remembered = 300;

/** What the browser has heard of the reader's changes; filled by `live-client.ts`, which comes only for readers. */
class Hearing {
  /** Who reads; undefined for a visitor, and until the page has come to life. */
  readerId: string | undefined;
  state: LiveState = 'connecting';
  counts: LiveCounts | null = null;
  /** Number of events heard so far. */
  place = 0;
  #events: LiveEvent[] = [];
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  readonly #watchers = new Set<() => void>();

  hear(event: LiveEvent): void {
    this.place += 1;
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

  /** The events after a place; undefined when there were more than are remembered. */
  since(place: number): readonly LiveEvent[] | undefined {
    const missed = this.place - place;
    if (missed > this.#events.length) return undefined;
    return missed === 0 ? [] : this.#events.slice(-missed);
  }

  /** Another reader, or none: nothing of the former stays. */
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

/** The one of this tab. On the server nothing is ever heard. */
export const hearing = new Hearing();

/** What was loaded, and how many events had been heard when its loading began. */
export interface Loaded<T> {
  readonly data: T;
  readonly place: number;
}

/**
 * Loads something that events go on changing: `useLive` then also hears what came while it was on its way. In a
 * `clientLoader`.
 */
export const loadLive = async <T>(load: () => Promise<T>): Promise<Loaded<T>> => {
  const { place } = hearing;
  return { data: await load(), place };
};

/**
 * Hears what changes for the reader while the component is shown. With `from` (the place of what `loadLive` answered)
 * it begins with what came since then; if that is no longer known, with `reload`.
 */
export const useLive = (onEvent: (event: LiveEvent) => void, from?: number): void => {
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    if (from !== undefined) for (const event of hearing.since(from) ?? [{ type: 'reload' } as const]) hear(event);
    return hearing.listen((event) => hear(event));
  }, [from]);
};

/** Whether what was loaded before this event may be older than what the stream goes on from: it has to be loaded anew. */
export const startsAnew = ({ type }: LiveEvent): boolean => type === 'ready' || type === 'reload';

/**
 * Rows as they were loaded, kept true by `apply` while they are looked at; loaded anew by `load` when the stream begins,
 * or when it missed too much. Answers them, and how they are changed otherwise.
 */
export const useLiveRows = <S>(
  loaded: Loaded<S>,
  load: (now: S) => Promise<S>,
  apply: (state: S, event: LiveEvent) => S,
): readonly [S, (change: (now: S) => S) => void] => {
  const [state, update] = useReducer((now: S, change: (from: S) => S) => change(now), loaded.data);
  const [failures, fail] = useReducer((total: number) => total + 1, 0);
  const loadAnew = async () => {
    try {
      const fresh = await loadLive(() => load(state));
      update(() => (hearing.since(fresh.place) ?? []).reduce(apply, fresh.data));
    } catch {
      // Without a line the stream breaks too, and begins again with `ready`; a busy server is asked again.
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
  const take = useEffectEvent(({ data, place }: Loaded<S>) => {
    const events = hearing.since(place);
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

/** How the stream is now, for screens that say so. */
export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    hearing.watch,
    () => hearing.state,
    () => 'connecting',
  );

/** What the reader has not seen yet, kept true by the stream; null until it has said so first. */
export const useCounts = (): LiveCounts | null =>
  useSyncExternalStore(
    hearing.watch,
    () => hearing.counts,
    () => null,
  );
