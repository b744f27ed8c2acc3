import type pg from 'pg';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

import { keyedHash } from '../keys/crypto.ts';
import type { Log } from '../log.ts';
import { networkOf } from './address.ts';
import { createStores, type Stores } from './stores.ts';
import { DAY, type Limit } from './limit.ts';
import { type LimitName, limitTable, type LimitTable } from './table.ts';

/** Error of an exceeded limit; answered as 429 with `Retry-After`. */
export class LimitExceeded extends Error {
  override name = 'LimitExceeded';
  readonly limit: LimitName;
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(limit: LimitName, retryAfterSeconds: number) {
    super(`Limit ${limit} exceeded`);
    this.limit = limit;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Error of a `refusesWithoutStore` limit whose store does not answer. Not the caller's fault: answered as 503 or 507. */
export class LimitUnknown extends LimitExceeded {
  constructor(limit: LimitName, cause: unknown) {
    super(limit, STORE_DOWN_SECONDS);
    this.cause = cause;
  }
}

/** Dependencies of the limits. */
export interface LimitsOptions {
  /** Stores shared limits (table `rate_limits`). */
  readonly pool: pg.Pool;
  /** With it, Redis stores shared limits, and PostgreSQL only while Redis does not answer. */
  readonly redisUrl?: string | undefined;
  /** HMAC key of stored addresses and identifiers. */
  readonly hashKey: Buffer;
  readonly log: Log;
  readonly table?: LimitTable;
}

/** Counts actions against the limits of the table. */
export interface Limits {
  /** Counts one action. Errors: LimitExceeded. */
  consume(name: LimitName, key: string, points?: number): Promise<void>;
  /** Counts one action and returns the count in the shortest window; never refuses. */
  tally(name: LimitName, key: string): Promise<number>;
  /** Returns points, e.g. of a successful sign-in. */
  restore(name: LimitName, key: string, points?: number): Promise<void>;
  /** Resets the count and any growing delay. */
  reset(name: LimitName, key: string): Promise<void>;
  /** Number of refusals of each limit since the start of this process. */
  refusals(): ReadonlyMap<LimitName, number>;
  /** Deletes expired counts; for an hourly job. */
  sweep(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** `Retry-After` (seconds) when the store does not answer. */
const STORE_DOWN_SECONDS = 30;

interface Counters {
  readonly limit: Limit;
  readonly windows: readonly RateLimiterAbstract[];
  /** Refusals within a day, for limits with growing delays. */
  readonly strikes: RateLimiterAbstract | undefined;
}

/** Creates the limits of the table in their stores. */
export const createLimits = ({ pool, redisUrl, hashKey, log, table = limitTable }: LimitsOptions): Limits => {
  const stores = createStores(pool, redisUrl, log);
  const counters = new Map(
    Object.entries(table).map(([name, limit]) => [name as LimitName, createCounters(name, limit, stores)]),
  );
  const of = (name: LimitName, key: string) => {
    const found = counters.get(name);
    if (!found) throw new Error(`No limit is called ${name}`);
    const subject = found.limit.by === 'address' ? networkOf(key) : key;
    return { ...found, hashed: keyedHash(hashKey, name, subject) };
  };

  const refusals = new Map<LimitName, number>();

  /** Refuses or allows when the store does not answer, by the limit's `refusesWithoutStore`. */
  const guarded = async (name: LimitName, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        throw new LimitExceeded(name, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      }
      if (error instanceof LimitExceeded) throw error;
      log.error({ err: error, limit: name }, 'the store of limits does not answer');
      if (table[name].refusesWithoutStore) throw new LimitUnknown(name, error);
    }
  };

  return {
    refusals: () => refusals,
    consume: (name, key, points = 1) => {
      const { hashed, ...found } = of(name, key);
      const counted = guarded(name, async () => {
        for (const window of found.windows) {
          await window.consume(hashed, points).catch(async (error: unknown) => {
            const delay = await growDelay(found, window, hashed, points, error);
            throw delay === undefined ? error : new LimitExceeded(name, delay);
          });
        }
      });
      return counted.catch((error: unknown) => {
        if (error instanceof LimitExceeded) refusals.set(name, (refusals.get(name) ?? 0) + 1);
        throw error;
      });
    },
    tally: async (name, key) => {
      const { windows, hashed } = of(name, key);
      let counted = 1;
      await guarded(name, async () => {
        for (const window of windows) counted = (await window.penalty(hashed)).consumedPoints;
      });
      return counted;
    },
    restore: async (name, key, points = 1) => {
      const { windows, hashed } = of(name, key);
      await Promise.all(windows.map((window) => window.reward(hashed, points))).catch((error: unknown) =>
        log.warn({ err: error, limit: name }, 'a limit could not be given back'),
      );
    },
    reset: async (name, key) => {
      const { windows, strikes, hashed } = of(name, key);
      await Promise.all([...windows, ...(strikes ? [strikes] : [])].map((each) => each.delete(hashed))).catch(
        (error: unknown) => log.warn({ err: error, limit: name }, 'a limit could not be forgotten'),
      );
    },
    sweep: () => stores.sweep(),
    start: () => stores.start(),
    stop: () => stores.stop(),
  };
};

const createCounters = (name: string, limit: Limit, stores: Stores): Counters => ({
  limit,
  windows: limit.windows.map(({ points, seconds }) =>
    stores[limit.store]({ keyPrefix: `${name}/${seconds}`, points, duration: seconds }),
  ),
  strikes: limit.growing && stores[limit.store]({ keyPrefix: `${name}/strikes`, points: 1, duration: DAY }),
});

/**
 * Applies growing delays: the first refusal restores the points after `first` seconds, each further one doubles the
 * delay up to `last`. Returns the delay when this refusal started one.
 */
const growDelay = async (
  { limit, strikes }: Counters,
  window: RateLimiterAbstract,
  key: string,
  points: number,
  refusal: unknown,
): Promise<number | undefined> => {
  if (!limit.growing || !strikes || !(refusal instanceof RateLimiterRes)) return undefined;
  // Of concurrent refusals, only the first one over the limit starts the delay.
  if (refusal.consumedPoints > window.points + points) return undefined;
  const { consumedPoints } = await strikes.penalty(key);
  const delay = Math.min(limit.growing.first * 2 ** (consumedPoints - 1), limit.growing.last);
  await window.block(key, delay);
  return delay;
};
