import { sql } from '../database/orm.ts';
import pg from 'pg';

import type { Log } from '../log.ts';
import type { Channel } from './channel.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
const HEARTBEAT_MS = 15_000;
const ANSWER_MS = 5_000;

/**
 * Channel over LISTEN and NOTIFY. The commit itself sends the message, so none is lost or early. A broken connection is
 * reopened, and a gap is reported for the time between.
 */
export const listenChannel = (pool: pg.Pool, channel: string, log: Log): Channel => {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let receive: (message: string) => void;
  let gap: () => void;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...pool.options,
      password: pool.options.password,
      keepAlive: true,
      query_timeout: ANSWER_MS,
    });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload }) => {
      try {
        receive(payload ?? '');
      } catch (error) {
        log.error({ err: error, channel }, 'an event that could not be read');
        gap();
      }
    });
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return next.end();
    client = next;
    beat(next);
  };

  /** Detects a connection that broke without an error. */
  const beat = (of: pg.Client): void => {
    timer = setTimeout(
      () =>
        void of.query('select 1').then(
          () => client === of && beat(of),
          () => lose(of),
        ),
      HEARTBEAT_MS,
    );
    timer.unref();
  };

  const lose = (lost: pg.Client): void => {
    if (stopped || client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    void lost.end().catch(() => undefined);
    log.warn({ channel }, 'the connection that listens for events is lost');
    gap();
    retry(FIRST_RETRY_MS);
  };

  const retry = (delay: number): void => {
    timer = setTimeout(() => {
      connect().then(
        () => {
          log.info({ channel }, 'listening for events again');
          gap();
        },
        () => !stopped && retry(Math.min(delay * 2, LAST_RETRY_MS)),
      );
    }, delay);
  };

  return {
    sendInTransaction: async (tx, message) => void (await tx.execute(sql`select pg_notify(${channel}, ${message})`)),
    start: async (onMessage, onGap) => {
      [receive, gap] = [onMessage, onGap];
      await connect();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
};
