import { createRequire } from 'node:module';
import type * as Redis from 'redis';

/** Redis's client, loaded where `REDIS_URL` names a server: with its modules it is a sixth of what a start takes. */
export const redisPackage = (): typeof Redis => createRequire(import.meta.url)('redis');

/** A client of Redis as it is closed: what {@link closeRedis} needs of one, whatever modules of Redis it knows. */
type Closing = Pick<Redis.RedisClientType, 'isOpen' | 'close' | 'destroy'> & {
  on(event: 'ready', listener: () => void): unknown;
};

/** Ends the connection of a client; one that is being made anew at this moment would come to stand all the same. */
export const closeRedis = async (client: Closing): Promise<void> => {
  client.on('ready', () => client.destroy());
  if (client.isOpen) await client.close();
};
