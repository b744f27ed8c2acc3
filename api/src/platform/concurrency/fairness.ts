/** Milliseconds after which the time that was given to a caller counts half. */
const HALF_LIFE = 30_000;
/** Milliseconds after which it does not count any more. */
const FORGOTTEN = 10 * HALF_LIFE;

/** The time that callers were given lately. */
export interface TimeGiven {
  /** Adds milliseconds that a caller was given. */
  add(caller: string, ms: number): void;
  /** The milliseconds that a caller was given, of which half is forgotten every thirty seconds. */
  of(caller: string): number;
}

/** Remembers for some minutes how much time each caller was given. */
export const rememberTime = (now: () => number): TimeGiven => {
  const given = new Map<string, { readonly ms: number; readonly at: number }>();

  const of = (caller: string): number => {
    const { ms, at } = given.get(caller) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** ((now() - at) / HALF_LIFE);
  };

  /** The map's order is that of the last time, since each addition puts its caller at the end. */
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
