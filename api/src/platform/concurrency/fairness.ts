/** Half-life (ms) of the time that a caller has used. */
const HALF_LIFE = 30_000;
/** Milliseconds after which a caller is forgotten. */
const FORGET_AFTER = 10 * HALF_LIFE;

/** The processing time that callers have used lately. */
export interface UsedTime {
  /** Adds milliseconds that a caller has used. */
  add(caller: string, ms: number): void;
  /** The milliseconds that a caller has used; the value halves every thirty seconds. */
  of(caller: string): number;
}

/** Records for some minutes how much time each caller has used. */
export const trackUsedTime = (now: () => number): UsedTime => {
  const usedTimes = new Map<string, { readonly ms: number; readonly updatedAt: number }>();

  const of = (caller: string): number => {
    const { ms, updatedAt } = usedTimes.get(caller) ?? { ms: 0, updatedAt: 0 };
    return ms * 0.5 ** ((now() - updatedAt) / HALF_LIFE);
  };

  /** The map is ordered by last use, since each addition moves its caller to the end. */
  const forget = (): void => {
    for (const [caller, { updatedAt }] of usedTimes) {
      if (now() - updatedAt < FORGET_AFTER) return;
      usedTimes.delete(caller);
    }
  };

  return {
    of,
    add(caller, ms) {
      const sum = of(caller) + ms;
      usedTimes.delete(caller);
      usedTimes.set(caller, { ms: sum, updatedAt: now() });
      forget();
    },
  };
};
