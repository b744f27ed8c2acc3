import { hostname } from 'node:os';
import pg from 'pg';
import type { Log } from '../log.ts';
import { drizzle, type NodePgDatabase } from './orm.ts';
import { AS_NOBODY } from './row-security/roles.ts';
import { sendActorWithStatements } from './row-security/connection.ts';

/** A Drizzle handle on the pool or within a transaction: what every query takes first. */
export type Executor = NodePgDatabase;

/** The process's connections to its PostgreSQL. */
export interface Database {
  readonly db: NodePgDatabase & { $client: pg.Pool };
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** How long (ms) a statement may run before PostgreSQL gives it up. */
const STATEMENT = 15_000;
/** How long (ms) after that nothing may be heard: then the line or the machine behind it is gone, without a word. */
const SILENCE = 5_000;

/**
 * The `application_name` of this process's connections: purpose, host and process id. The number marks versions
 * that name the actor of each statement; earlier versions wrote none (see `roles.ts`).
 */
export const processName = (purpose: string): string => `${purpose}.3@${hostname().slice(0, 30)}/${process.pid}`;

/** The names of connections of M4U, of whichever version, as a regular expression of PostgreSQL. */
export const NAMED = '^m4u(-jobs)?([.][23])?@';

/**
 * A pool's own `query` sends a statement when a connection is free, and by then in the flow of whoever freed it. Here it
 * goes on in the flow of who asked, by whom row security knows them.
 */
const keepFlow = (pool: pg.Pool): void => {
  const query = async (...given: readonly unknown[]): Promise<unknown> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => void (broken = error);
    client.on('error', onError);
    try {
      return await Reflect.apply(client.query as (...all: unknown[]) => Promise<unknown>, client, given);
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

// The pool waits for what it answers, though its types do not say so.
const asNobody = (client: pg.ClientBase): unknown => client.query(AS_NOBODY);

/**
 * Opens the pool. `maximum` connections; a statement that runs longer than 15 s is given up, and so is a connection
 * that is silent for 20. Each statement says for whom it runs (`current-actor.ts`): rows that are not for them are not
 * there, whatever it asks.
 */
export const openDatabase = (connection: pg.PoolConfig, log: Pick<Log, 'error'>, maximum = 10): Database => {
  const pool = new pg.Pool({
    ...connection,
    max: maximum,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT,
    query_timeout: STATEMENT + SILENCE,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: processName('m4u'),
    onConnect: asNobody,
  });
  pool.on('connect', sendActorWithStatements);
  keepFlow(pool);
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() };
};
