import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Events } from '../events/events.ts';
import type { Log } from '../log.ts';
import { type Database, type Executor, openDatabase } from './database.ts';

/** A read waits so long (ms) for a replica that is behind; the primary answers then. */
const PATIENCE = 100;
/** Between two looks at how far a replica has come that is waited for (ms). */
const PAUSE = 2;
/** A replica that did not answer is left alone for so long (ms). */
const REST = 2_000;
/** However little is told of, nothing that is read is older than this (ms). */
const OLDEST = 1_000;

/** What replicas need of the process. */
export interface ReplicasOptions {
  /** None, and everything is read from the primary. */
  readonly urls: readonly string[];
  readonly primary: Database;
  readonly events: Pick<Events, 'on'>;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
}

/** Copies of the database that take reads off it. */
export interface Replicas {
  /**
   * Does a read where there is room for it: on a replica that has everything this process has done or heard of by now, so
   * that a page which is rendered again after an event shows what the event told of; else, and when the replica fails, on
   * the primary. The work may run twice, and must write nothing.
   */
  read<T>(work: (db: Executor) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A place in the write-ahead log as a number: `16/B374D848` are the two halves of one. */
export const placeOf = (lsn: string): number => {
  const [high = '0', low = '0'] = lsn.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
};

/** Work that is under way once however many wait for it. */
const shared = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | undefined;
  return () => (underWay ??= work().finally(() => (underWay = undefined)));
};

/**
 * How far the primary has come: what is committed is flushed, unless the server is told not to wait for that. Past what is
 * flushed no replica can come, and that may be a while after it was written.
 */
const PLACE = `select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end::text as lsn`;

/** The place up to which everything has to be there that was done or told of until now. */
const createWatermark = (pool: pg.Pool) => {
  let heard = 0;
  let known = -1;
  let place = 0;
  let askedAt = 0;
  const ask = shared(async () => {
    const [at, now] = [heard, performance.now()];
    const { rows } = await pool.query<{ lsn: string }>(PLACE);
    place = placeOf(rows[0]?.lsn ?? '');
    [known, askedAt] = [at, now];
  });
  return {
    /** Something was committed that is not known to be anywhere but on the primary. */
    hear: () => void (heard += 1),
    /** Asks the primary only when something was heard since it was asked last, or a second is over. */
    get: async (): Promise<number> => {
      const from = heard; // what is heard while it is asked is of later reads
      if (performance.now() - askedAt > OLDEST) await ask();
      while (known < from) await ask();
      return place;
    },
  };
};

const createReplica = (url: string, log: ReplicasOptions['log']) => {
  const { db, pool, close } = openDatabase({ connectionString: url }, log);
  /** Where it was when it was looked at last; one that starts again may begin before that. */
  let reached = 0;
  let lookedAt = 0;
  pool.on('error', () => (reached = 0));
  let isThere = true;
  let timer: NodeJS.Timeout | undefined;
  const look = shared(async () => {
    const { rows } = await pool.query<{ lsn: string | null }>('select pg_last_wal_replay_lsn()::text as lsn');
    const lsn = rows[0]?.lsn;
    // One that was made a primary goes its own way from there.
    if (!lsn) throw new Error('it follows no primary');
    [reached, lookedAt] = [placeOf(lsn), performance.now()];
  });
  /** Leaves it alone until it answers again: nobody who reads waits for that. */
  const rest = (error: unknown): void => {
    if (isThere) log.warn({ err: error }, 'a replica does not serve; the primary does');
    isThere = false;
    reached = 0;
    timer = setTimeout(() => {
      look().then(() => {
        isThere = true;
        log.info('a replica serves again');
      }, rest);
    }, REST).unref();
  };
  return {
    db: db as Executor,
    close: async () => {
      clearTimeout(timer);
      await close();
    },
    rest: (error: unknown) => void (isThere && rest(error)),
    /** Whether it has come to a place, or does so in a moment. */
    hasReached: async (place: number): Promise<boolean> => {
      const patience = performance.now() + PATIENCE;
      if (performance.now() - lookedAt > OLDEST) reached = 0;
      try {
        while (isThere && reached < place && performance.now() < patience) {
          await Promise.race([look(), sleep(PATIENCE, undefined, { ref: false })]);
          if (reached < place) await sleep(PAUSE);
        }
      } catch (error) {
        if (isThere) rest(error);
      }
      return isThere && reached >= place;
    },
  };
};

/** Given up for what it had to replay: no fault of the replica. */
const CONFLICT = '40001';

/** PostgreSQL's own code of an error, or the system's of a broken connection; undefined for what is no matter of either. */
const codeOf = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof Error)) return undefined;
  if (thrown.cause !== undefined) return codeOf(thrown.cause);
  const { code } = thrown as { code?: unknown };
  if (typeof code === 'string') return /^([\dA-Z]{5}|E[A-Z]+)$/.test(code) ? code : undefined;
  return /connect|terminat/i.test(thrown.message) ? '' : undefined;
};

/** Opens the replicas; the first read connects. */
export const openReplicas = ({ urls, primary, events, log }: ReplicasOptions): Replicas => {
  if (urls.length === 0) return { read: (work) => work(primary.db), close: async () => undefined };
  const watermark = createWatermark(primary.pool);
  const replicas = urls.map((url) => createReplica(url, log));
  // What touches nothing that pages show carries no tags.
  const stop = events.on({
    name: 'replicas',
    onEvent: ({ tags }) => void (tags.length > 0 && watermark.hear()),
    onGap: () => watermark.hear(),
  });
  let turn = 0;
  const choose = async () => {
    const place = await watermark.get();
    for (let tries = 0; tries < replicas.length; tries += 1) {
      const replica = replicas[(turn += 1) % replicas.length];
      if (replica && (await replica.hasReached(place))) return replica;
    }
    return undefined;
  };
  return {
    read: async (work) => {
      const replica = await choose();
      if (!replica) return work(primary.db);
      try {
        return await work(replica.db);
      } catch (error) {
        const code = codeOf(error);
        if (code === undefined) throw error;
        if (code !== CONFLICT) replica.rest(error);
        return work(primary.db);
      }
    },
    close: async () => {
      stop();
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
};
