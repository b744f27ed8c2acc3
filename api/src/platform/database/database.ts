import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { hostname } from 'node:os';
import pg from 'pg';
import type { Log } from '../log.ts';

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

/** By what the database knows a connection of this process: what it is for, and the machine and number of the process. */
export const processName = (purpose: string): string => `${purpose}@${hostname().slice(0, 30)}/${process.pid}`;

/**
 * Opens the pool. `maximum` connections; a statement that runs longer than 15 s is given up, and so is a connection
 * that is silent for 20.
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
  });
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() };
};
