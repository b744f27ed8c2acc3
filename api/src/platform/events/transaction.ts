import { drizzle, type NodePgDatabase, sql } from '../database/orm.ts';
import type pg from 'pg';
import { beginStatement } from '../database/row-security/connection.ts';

/** First parameter of queries: a transaction, or the database itself where none is needed. */
export type Transaction = NodePgDatabase;

/** Drizzle over the pool. */
export type Database = NodePgDatabase & { $client: pg.Pool };

/** Receives the effects that a transaction collects: events and others that must happen only with the commit. */
export interface CommitOutlet<T> {
  /** Runs last within the transaction; a failure rolls everything back. */
  beforeCommit?(tx: Transaction, items: readonly T[]): Promise<void>;
  /** Runs after the commit, before {@link inTransaction} resolves. Must not throw: the change is committed. */
  afterCommit?(items: readonly T[]): Promise<void>;
  /** The connection broke during the commit: its outcome is unknown. Must not throw. */
  afterDoubt?(items: readonly T[]): Promise<void>;
}

interface DeferredItem {
  readonly outlet: CommitOutlet<unknown>;
  readonly item: unknown;
}

interface RunningTransaction {
  readonly client: pg.PoolClient;
  readonly gathered: DeferredItem[];
  savepoints: number;
  /** The commit was sent, and the answer is missing. */
  inDoubt: boolean;
}

const transactions = new WeakMap<Transaction, RunningTransaction>();

const handles = new WeakMap<pg.PoolClient, Transaction>();

/** Returns the Drizzle handle of a connection, created once: its metadata is a good part of a call's cost. */
const findHandle = (client: pg.PoolClient): Transaction => {
  const handle = handles.get(client) ?? drizzle({ client, casing: 'snake_case' });
  handles.set(client, handle);
  return handle;
};

/**
 * Runs `work` in a transaction and delivers its effects after the commit. Within another transaction it is a savepoint:
 * on failure only its own writes and effects are rolled back. Nested ones must run one after another, never at once.
 *
 * Replaces Drizzle's `db.transaction`, which reports success when PostgreSQL turns the commit of a failed transaction
 * into a rollback, leaks a connection when `begin` fails, and lets the process die when a connection breaks between two
 * statements.
 */
export const inTransaction = async <T>(
  db: Database | Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const outer = transactions.get(db);
  if (outer) return inSavepoint(outer, db, work);

  const running: RunningTransaction = {
    client: await (db as Database).$client.connect(),
    gathered: [],
    savepoints: 0,
    inDoubt: false,
  };
  let result: T;
  try {
    result = await runToCommit(running, work);
  } catch (error) {
    if (running.inDoubt)
      for (const [outlet, items] of groupByOutlet(running.gathered)) await outlet.afterDoubt?.(items);
    throw error;
  }
  // The connection is already back in the pool, since effects may need one.
  for (const [outlet, items] of groupByOutlet(running.gathered)) await outlet.afterCommit?.(items);
  return result;
};

const runToCommit = async <T>(running: RunningTransaction, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  const { client, gathered } = running;
  const patience = readTimeout(client);
  let broken: Error | undefined;
  const onError = (error: Error) => void (broken = error);
  client.on('error', onError);
  // A new object each time, so that a stale `tx` cannot act on a later transaction of the same connection.
  const tx = Object.create(findHandle(client)) as Transaction;
  transactions.set(tx, running);
  try {
    await client.query(beginStatement(client));
    const result = await work(tx);
    for (const [outlet, items] of groupByOutlet(gathered)) await outlet.beforeCommit?.(tx, items);
    await commit(running);
    return result;
  } catch (error) {
    // Report the first failure. Discard a connection that cannot roll back or no longer answers.
    if (isReadTimeout(error)) broken ??= error;
    else await client.query('rollback').catch((second: Error) => (broken ??= second));
    throw error;
  } finally {
    transactions.delete(tx);
    client.off('error', onError);
    setReadTimeout(client, patience);
    client.release(broken);
  }
};

/** Whether `pg` reports a read timeout: a statement was not answered, though the connection is open. */
const isReadTimeout = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  return error.message === 'Query read timeout' || isReadTimeout(error.cause);
};

/** The query timeout (ms) of `pg`, read at each statement; missing in its types. */
interface Patient {
  readonly connectionParameters: { query_timeout: number | false };
}

const readTimeout = (client: pg.PoolClient) => (client as unknown as Patient).connectionParameters.query_timeout;

const setReadTimeout = (client: pg.PoolClient, patience: number | false): void => {
  (client as unknown as Patient).connectionParameters.query_timeout = patience;
};

/** Raises the statement timeout of a transaction, in minutes; for nightly jobs. */
export const extendStatementTimeout = async (tx: Transaction, minutes: number): Promise<void> => {
  const running = transactions.get(tx);
  if (!running) throw new Error('Only a transaction (inTransaction) is given more time');
  const milliseconds = minutes * 60_000;
  await tx.execute(sql.raw(`set local statement_timeout = ${Math.round(milliseconds)}`));
  setReadTimeout(running.client, milliseconds + 60_000);
};

const commit = async (running: RunningTransaction): Promise<void> => {
  running.inDoubt = true;
  const { command } = await running.client.query('commit');
  running.inDoubt = false;
  if (command !== 'COMMIT') throw new Error('A statement of this transaction failed, so nothing was kept');
};

const groupByOutlet = (gathered: readonly DeferredItem[]): ReadonlyMap<CommitOutlet<unknown>, readonly unknown[]> => {
  const effects = new Map<CommitOutlet<unknown>, unknown[]>();
  for (const { outlet, item } of gathered) effects.set(outlet, [...(effects.get(outlet) ?? []), item]);
  return effects;
};

const inSavepoint = async <T>(
  running: RunningTransaction,
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const name = `nested_${++running.savepoints}`;
  const previousLength = running.gathered.length;
  await running.client.query(`savepoint ${name}`);
  try {
    const result = await work(tx);
    await running.client.query(`release savepoint ${name}`);
    return result;
  } catch (error) {
    running.gathered.length = previousLength;
    await running.client.query(`rollback to savepoint ${name}`);
    throw error;
  }
};

/** Registers an effect for the commit. Throws when `tx` is not an open transaction of {@link inTransaction}. */
export const deferUntilCommit = <T>(tx: Transaction, outlet: CommitOutlet<T>, item: T): void => {
  const running = transactions.get(tx);
  if (!running) throw new Error('An effect belongs in an open transaction (inTransaction)');
  running.gathered.push({ outlet, item });
};
