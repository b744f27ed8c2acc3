import { ConfigError } from '../config-error.ts';
import type { Log } from '../log.ts';
import { closeRedis, redisPackage } from '../redis.ts';
import { type Channel, gapMessage } from './channel.ts';

const LAST_RETRY_MS = 3_000;

/**
 * Channel over Redis, for many processes, whose commits would queue for NOTIFY in PostgreSQL. After a failed send, the
 * others get a gap as soon as Redis answers again.
 */
export const redisChannel = (url: string, channel: string, here: string, log: Log): Channel => {
  let connected = false;
  let unsent = false;
  const retry = (retries: number, cause: Error) => (connected ? Math.min(50 * 2 ** retries, LAST_RETRY_MS) : cause);
  const publisher = redisPackage().createClient({
    url,
    name: channel,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: retry, connectTimeout: 5_000 },
    pingInterval: 15_000,
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });

  const send = async (message: string): Promise<void> => {
    try {
      await publisher.publish(channel, unsent ? gapMessage(here) : message);
      unsent = false;
    } catch (error) {
      unsent = true;
      log.warn({ err: error }, 'an event could not be sent through Redis');
    }
  };

  return {
    sendAfterCommit: send,
    start: async (receive, gap) => {
      for (const client of [publisher, subscriber]) {
        client.on('error', (error: Error) => log.warn({ err: error }, 'the connection to Redis is lost'));
      }
      publisher.on('ready', () => unsent && void send(gapMessage(here)));
      subscriber.on('reconnecting', gap);
      subscriber.on('ready', () => connected && gap());
      try {
        await Promise.all([publisher.connect(), subscriber.connect()]);
      } catch (error) {
        throw new ConfigError(`REDIS_URL is set, but Redis does not answer there: ${(error as Error).message}`);
      }
      await subscriber.subscribe(channel, (message) => {
        try {
          receive(message);
        } catch (error) {
          log.error({ err: error, channel }, 'an event that could not be read');
          gap();
        }
      });
      connected = true;
    },
    stop: async () => {
      await Promise.all([publisher, subscriber].map(closeRedis));
    },
  };
};
