import { createRequire } from 'node:module';
import type * as Redis from 'redis';

/** Redis's client, loaded where `REDIS_URL` names a server: with its modules it is a sixth of what a start takes. */
export const redisPackage = (): typeof Redis => createRequire(import.meta.url)('redis');
