import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Events } from '../events/events.ts';
import type { Log } from '../log.ts';
import { type Database, type Executor, openDatabase } from './database.ts';

/** Maximum time (ms) that a read waits for a lagging replica before it uses the primary. */
const LONGEST_WAIT = 100;
/** Pause (ms) between checks of a lagging replica. */
const PAUSE = 2;
/** Time (ms) before an unavailable replica is tried again. */
const RETRY_AFTER = 2_000;
/** Maximum age (ms) of a known position: no read is staler than this, even without events. */
const LONGEST_AGE = 1_000;

/** Dependencies of the replicas. */
export interface ReplicasOptions {
  /** Empty: all reads use the primary. */
  readonly urls: readonly string[];
  readonly primary: Database;
  readonly events: Pick<Events, 'on'>;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
}

/** Read replicas of the database. */
export interface Replicas {
  /**
   * Runs a read on a replica that has every change this process made or heard of, so that a page rendered again after
   * an event shows the change; on the primary when no replica has, or when it fails. `work` may run twice and must
   * write nothing.
   */
  read<T>(work: (db: Executor) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Converts a position of the write-ahead log to a number: `16/B374D848` holds its two halves in hexadecimal. */
export const parsePosition = (lsn: string): number => {
  const [high = '0', low = '0'] = lsn.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
};

/** Shares one run of a task among concurrent callers. */
const shared = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | undefined;
  return () => (underWay ??= work().finally(() => (underWay = undefined)));
};

/**
 * Position of the primary's log: the flushed one, which includes all commits unless the server does not wait for the
 * flush (`synchronous_commit` off). Replicas can only reach flushed positions, which may lag behind written ones.
 */
const SELECT_POSITION = `select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end::text as lsn`;

/** Tracks the log position that contains every change made or heard of so far. */
const createWatermark = (pool: pg.Pool) => {
  let commitCount = 0;
  let knownCommits = -1;
  let position = 0;
  let askedAt = 0;
  const ask = shared(async () => {
    const [queriedCommits, now] = [commitCount, performance.now()];
    const { rows } = await pool.query<{ lsn: string }>(SELECT_POSITION);
    position = parsePosition(rows[0]?.lsn ?? '');
    [knownCommits, askedAt] = [queriedCommits, now];
  });
  return {
    /** Records a commit that replicas may not have yet. */
    hear: () => void (commitCount += 1),
    /** Queries the primary only after a new commit, or when the known position is older than a second. */
    get: async (): Promise<number> => {
      const from = commitCount; // commits during the query concern later reads
      if (performance.now() - askedAt > LONGEST_AGE) await ask();
      while (knownCommits < from) await ask();
      return position;
    },
  };
};

const createReplica = (url: string, log: ReplicasOptions['log']) => {
  const { db, pool, close } = openDatabase({ connectionString: url }, log);
  /** Position at the last check; reset to 0 when it disconnects, since a restarted replica may be behind it. */
  let reached = 0;
  let lookedAt = 0;
  pool.on('error', () => (reached = 0));
  let isThere = true;
  let timer: NodeJS.Timeout | undefined;
  const look = shared(async () => {
    const { rows } = await pool.query<{ lsn: string | null }>('select pg_last_wal_replay_lsn()::text as lsn');
    const lsn = rows[0]?.lsn;
    // A promoted replica no longer follows the primary.
    if (!lsn) throw new Error('it follows no primary');
    [reached, lookedAt] = [parsePosition(lsn), performance.now()];
  });
  /** Takes the replica out of use until it answers again; reads do not wait for that. */
  const rest = (error: unknown): void => {
    if (isThere) log.warn({ err: error }, 'a replica does not serve; the primary does');
    isThere = false;
    reached = 0;
    timer = setTimeout(() => {
      look().then(() => {
        isThere = true;
        log.info('a replica serves again');
      }, rest);
    }, RETRY_AFTER).unref();
  };
  return {
    db: db as Executor,
    close: async () => {
      clearTimeout(timer);
      await close();
    },
    rest: (error: unknown) => void (isThere && rest(error)),
    /** Whether the replica has reached a position, or does so within the patience. */
    hasReached: async (position: number): Promise<boolean> => {
      const patience = performance.now() + LONGEST_WAIT;
      if (performance.now() - lookedAt > LONGEST_AGE) reached = 0;
      try {
        while (isThere && reached < position && performance.now() < patience) {
          await Promise.race([look(), sleep(LONGEST_WAIT, undefined, { ref: false })]);
          if (reached < position) await sleep(PAUSE);
        }
      } catch (error) {
        if (isThere) rest(error);
      }
      return isThere && reached >= position;
    },
  };
};

/** Query cancelled by replay (recovery conflict): not a failure of the replica. */
const CONFLICT = '40001';

/** PostgreSQL's error code, or the system's code of a broken connection; undefined for other errors. */
const errorCode = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof Error)) return undefined;
  if (thrown.cause !== undefined) return errorCode(thrown.cause);
  const { code } = thrown as { code?: unknown };
  if (typeof code === 'string') return /^([\dA-Z]{5}|E[A-Z]+)$/.test(code) ? code : undefined;
  return /connect|terminat/i.test(thrown.message) ? '' : undefined;
};

/** Opens the replicas; the first read connects. */
export const openReplicas = ({ urls, primary, events, log }: ReplicasOptions): Replicas => {
  if (urls.length === 0) return { read: (work) => work(primary.db), close: async () => undefined };
  const watermark = createWatermark(primary.pool);
  const replicas = urls.map((url) => createReplica(url, log));
  // Events without tags concern nothing that pages show.
  const stop = events.on({
    name: 'replicas',
    onEvent: ({ tags }) => void (tags.length > 0 && watermark.hear()),
    onGap: () => watermark.hear(),
  });
  let turn = 0;
  const choose = async () => {
    const position = await watermark.get();
    for (let tries = 0; tries < replicas.length; tries += 1) {
      const replica = replicas[(turn += 1) % replicas.length];
      if (replica && (await replica.hasReached(position))) return replica;
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
        const code = errorCode(error);
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
