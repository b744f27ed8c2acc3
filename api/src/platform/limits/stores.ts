import type pg from 'pg';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

import { byProgram } from '../database/row-security/current-actor.ts';
import { ConfigError } from '../config-error.ts';
import type { Log } from '../log.ts';
import { closeRedis, redisPackage } from '../redis.ts';

/** Creates a counter: points that a key has used in a period of `duration` seconds from its first use. */
type CreateCounter = (
  options: Required<Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>>,
) => RateLimiterAbstract;

/** Stores of the counts. */
export interface Stores {
  readonly shared: CreateCounter;
  readonly memory: CreateCounter;
  sweep(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the stores: PostgreSQL for shared counts, or Redis with PostgreSQL as its fallback. */
export const createStores = (pool: pg.Pool, redisUrl: string | undefined, log: Log): Stores => {
  // The library runs its own statements, on a table that no caller may access.
  const query = byProgram((statement: pg.QueryConfig) => pool.query(statement));
  const inPostgres: CreateCounter = (options) =>
    new RateLimiterPostgres({
      ...options,
      storeClient: { query },
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true, // by a migration
      clearExpiredByTimeout: false, // by sweep
    });
  const sweep = async () =>
    void (await query({ text: 'delete from rate_limits where expire < $1', values: [Date.now()] }));
  const memory: CreateCounter = (options) => new RateLimiterMemory(options);
  if (redisUrl === undefined) {
    return { shared: inPostgres, memory, sweep, start: async () => undefined, stop: async () => undefined };
  }

  let connected = false;
  const redis = redisPackage().createClient({
    url: redisUrl,
    disableOfflineQueue: true,
    commandOptions: { timeout: 1_000 },
    socket: {
      connectTimeout: 5_000,
      reconnectStrategy: (retries, cause) => (connected ? Math.min(50 * 2 ** retries, 3_000) : cause),
    },
  });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'the connection of limits to Redis is lost'));
  return {
    shared: (options) =>
      new RateLimiterRedis({
        ...options,
        keyPrefix: `m4u/${options.keyPrefix}`,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inPostgres(options),
      }),
    memory,
    sweep,
    start: async () => {
      try {
        await redis.connect();
        connected = true;
      } catch (error) {
        throw new ConfigError(`REDIS_URL is set, but Redis does not answer there: ${(error as Error).message}`);
      }
    },
    stop: () => closeRedis(redis),
  };
};
