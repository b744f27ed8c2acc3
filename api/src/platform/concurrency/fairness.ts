/** Half-life (ms) of the time that a caller has used. */
const HALF_LIFE = 30_000;
/** Milliseconds after which a caller is forgotten. */
const FORGOTTEN = 10 * HALF_LIFE;

/** The processing time that callers have used lately. */
export interface TimeGiven {
  /** Adds milliseconds that a caller has used. */
  add(caller: string, ms: number): void;
  /** The milliseconds that a caller has used; the value halves every thirty seconds. */
  of(caller: string): number;
}

/** Records for some minutes how much time each caller has used. */
export const rememberTime = (now: () => number): TimeGiven => {
  const given = new Map<string, { readonly ms: number; readonly at: number }>();

  const of = (caller: string): number => {
    const { ms, at } = given.get(caller) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** ((now() - at) / HALF_LIFE);
  };

  /** The map is ordered by last use, since each addition moves its caller to the end. */
  const forget = (): void => {
    for (const [caller, { at }] of given) {
      if (now() - at < FORGOTTEN) return;
      given.delete(caller);
    }
  };

  return {
    of,
    add(caller, ms) {
      const sum = of(caller) + ms;
      given.delete(caller);
      given.set(caller, { ms: sum, at: now() });
      forget();
    },
  };
};
