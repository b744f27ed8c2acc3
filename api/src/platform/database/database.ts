import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
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

/** Opens the pool. `maximum` connections; a query that runs longer than 15 s is given up. */
export const openDatabase = (connection: pg.PoolConfig, log: Pick<Log, 'error'>, maximum = 10): Database => {
  const pool = new pg.Pool({
    ...connection,
    max: maximum,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'm4u',
  });
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection broke'));
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() };
};
