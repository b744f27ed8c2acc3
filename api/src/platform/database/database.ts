import { hostname } from 'node:os';
import pg from 'pg';
import type { Log } from '../log.ts';
import { drizzle, type NodePgDatabase } from './orm.ts';
import { RESET_ACTOR } from './row-security/roles.ts';
import { sendActorWithStatements } from './row-security/connection.ts';

/** A Drizzle handle on the pool or on a transaction: the first parameter of every query. */
export type Executor = NodePgDatabase;

/** The process's connections to its PostgreSQL. */
export interface Database {
  readonly db: NodePgDatabase & { $client: pg.Pool };
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Statement timeout (ms) of PostgreSQL. */
const STATEMENT_TIMEOUT = 15_000;
/** Further milliseconds without an answer after which the connection counts as lost. */
const SILENCE_TIMEOUT = 5_000;

/**
 * The `application_name` of this process's connections: purpose, host and process id. The number marks versions that
 * set the actor of each statement; earlier versions had no number (see `roles.ts`).
 */
export const processName = (purpose: string): string => `${purpose}.3@${hostname().slice(0, 30)}/${process.pid}`;

/** Regular expression (PostgreSQL) of connection names of any version of M4U. */
export const CONNECTION_NAMES = '^m4u(-jobs)?([.][23])?@';

/**
 * Keeps the caller's asynchronous flow across `pool.query`. The pool sends a statement when a connection is free, in
 * the flow of the task that freed it; row security would then use that task's actor.
 */
const keepAsyncContext = (pool: pg.Pool): void => {
  const query = async (...args: readonly unknown[]): Promise<unknown> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => void (broken = error);
    client.on('error', onError);
    try {
      return await Reflect.apply(client.query as (...all: unknown[]) => Promise<unknown>, client, args);
    } catch (error) {
      broken ??= error as Error;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };
  pool.query = query as unknown as typeof pool.query;
};

// The pool awaits the returned promise, though its types do not say so.
const resetActor = (client: pg.ClientBase): unknown => client.query(RESET_ACTOR);

/**
 * Opens the pool with `maximum` connections. A statement is cancelled after 15 s, and a connection without an answer is
 * closed after 20 s. Each statement runs for the current actor (`current-actor.ts`), and row security hides all other
 * rows.
 */
export const openDatabase = (connection: pg.PoolConfig, log: Pick<Log, 'error'>, maximum = 10): Database => {
  const pool = new pg.Pool({
    ...connection,
    max: maximum,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + SILENCE_TIMEOUT,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: processName('m4u'),
    onConnect: resetActor,
  });
  pool.on('connect', sendActorWithStatements);
  keepAsyncContext(pool);
  // A broken idle connection is replaced at its next use; without a listener its error would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() };
};
