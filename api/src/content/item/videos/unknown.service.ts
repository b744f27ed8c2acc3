import { DAY } from '@m4u/contract/durations';
import type { Clock } from '../../../platform/time/clock.ts';

/** Videos of which YouTube had nothing lately. */
export interface UnknownVideos {
  add(id: string): void;
  has(id: string): boolean;
}

/** Most ids that a process remembers; the oldest go first. */
const MOST = 10_000;

/** Remembers for a day, in this process, which videos need not be asked for again. */
export const rememberUnknown = (clock: Clock, most = MOST): UnknownVideos => {
  const addedAt = new Map<string, number>();
  return {
    add: (id) => {
      addedAt.delete(id);
      addedAt.set(id, clock.now().getTime());
      const [oldest] = addedAt.keys();
      if (addedAt.size > most && oldest !== undefined) addedAt.delete(oldest);
    },
    has: (id) => {
      const at = addedAt.get(id);
      return at !== undefined && clock.now().getTime() - at < DAY;
    },
  };
};
