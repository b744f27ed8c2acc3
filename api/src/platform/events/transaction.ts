import { drizzle, type NodePgDatabase, sql } from '../database/orm.ts';
import type pg from 'pg';
import { beginOf } from '../database/row-security/connection.ts';

/** What queries take first: a transaction, or the database itself where none is needed. */
export type Transaction = NodePgDatabase;

/** Drizzle over the pool. */
export type Database = NodePgDatabase & { $client: pg.Pool };

/** Where the effects that a transaction gathers go: events, and what else must leave with the change. */
export interface Outlet<T> {
  /** The last thing inside the transaction; a failure undoes everything. */
  beforeCommit?(tx: Transaction, items: readonly T[]): Promise<void>;
  /** After the commit, and before {@link inTransaction} answers. Must not throw: the change stands. */
  afterCommit?(items: readonly T[]): Promise<void>;
  /** The connection broke at the commit: nobody knows whether the change stands. Must not throw. */
  afterDoubt?(items: readonly T[]): Promise<void>;
}

interface Gathered {
  readonly outlet: Outlet<unknown>;
  readonly item: unknown;
}

interface Running {
  readonly client: pg.PoolClient;
  readonly gathered: Gathered[];
  savepoints: number;
  /** The commit was sent and not answered. */
  inDoubt: boolean;
}

const transactions = new WeakMap<Transaction, Running>();

const handles = new WeakMap<pg.PoolClient, Transaction>();

/** Drizzle over a connection, kept with it: what it works out of tables and statements is a good part of a call. */
const handleOf = (client: pg.PoolClient): Transaction => {
  const handle = handles.get(client) ?? drizzle({ client, casing: 'snake_case' });
  handles.set(client, handle);
  return handle;
};

/**
 * Runs `work` in a transaction, with the effects it gathers. Inside another one it is a savepoint: when it fails,
 * its own writes and effects are gone and the outer one may go on. Nested ones run one after another, never at once.
 *
 * This stands in for Drizzle's `db.transaction`, which answers success when PostgreSQL turned the commit of a
 * failed transaction into a rollback, loses a connection of the pool when `begin` fails, and lets the process
 * die when a connection breaks between two statements.
 */
export const inTransaction = async <T>(
  db: Database | Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const outer = transactions.get(db);
  if (outer) return inSavepoint(outer, db, work);

  const running: Running = {
    client: await (db as Database).$client.connect(),
    gathered: [],
    savepoints: 0,
    inDoubt: false,
  };
  let result: T;
  try {
    result = await toCommit(running, work);
  } catch (error) {
    if (running.inDoubt) for (const [outlet, items] of byOutlet(running.gathered)) await outlet.afterDoubt?.(items);
    throw error;
  }
  // The connection is back in the pool by now: who is told may want one.
  for (const [outlet, items] of byOutlet(running.gathered)) await outlet.afterCommit?.(items);
  return result;
};

const toCommit = async <T>(running: Running, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  const { client, gathered } = running;
  const patience = patienceOf(client);
  let broken: Error | undefined;
  const onError = (error: Error) => void (broken = error);
  client.on('error', onError);
  // Of its own, so that one which was kept by mistake is not taken for the transaction that has the connection then.
  const tx = Object.create(handleOf(client)) as Transaction;
  transactions.set(tx, running);
  try {
    await client.query(beginOf(client));
    const result = await work(tx);
    for (const [outlet, items] of byOutlet(gathered)) await outlet.beforeCommit?.(tx, items);
    await commit(running);
    return result;
  } catch (error) {
    // The first failure is the one to tell; a connection that can't even roll back is thrown away, as is one that fell
    // silent, which would only be waited for once more.
    if (isSilence(error)) broken ??= error;
    else await client.query('rollback').catch((second: Error) => (broken ??= second));
    throw error;
  } finally {
    transactions.delete(tx);
    client.off('error', onError);
    setPatience(client, patience);
    client.release(broken);
  }
};

/** What `pg` says when a statement was not answered in time, though the connection stands. */
const isSilence = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  return error.message === 'Query read timeout' || isSilence(error.cause);
};

/** How long (ms) `pg` waits for the answer to a statement; it reads this at each, and its types leave it out. */
interface Patient {
  readonly connectionParameters: { query_timeout: number | false };
}

const patienceOf = (client: pg.PoolClient) => (client as unknown as Patient).connectionParameters.query_timeout;

const setPatience = (client: pg.PoolClient, patience: number | false): void => {
  (client as unknown as Patient).connectionParameters.query_timeout = patience;
};

/** Lets the statements of a transaction run longer than any page may ask: for work at night. In minutes. */
export const extendStatementTimeout = async (tx: Transaction, minutes: number): Promise<void> => {
  const running = transactions.get(tx);
  if (!running) throw new Error('Only a transaction (inTransaction) is given more time');
  const milliseconds = minutes * 60_000;
  await tx.execute(sql.raw(`set local statement_timeout = ${Math.round(milliseconds)}`));
  setPatience(running.client, milliseconds + 60_000);
};

const commit = async (running: Running): Promise<void> => {
  running.inDoubt = true;
  const { command } = await running.client.query('commit');
  running.inDoubt = false;
  if (command !== 'COMMIT') throw new Error('A statement of this transaction failed, so nothing was kept');
};

const byOutlet = (gathered: readonly Gathered[]): ReadonlyMap<Outlet<unknown>, readonly unknown[]> => {
  const effects = new Map<Outlet<unknown>, unknown[]>();
  for (const { outlet, item } of gathered) effects.set(outlet, [...(effects.get(outlet) ?? []), item]);
  return effects;
};

const inSavepoint = async <T>(running: Running, tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  const name = `nested_${++running.savepoints}`;
  const before = running.gathered.length;
  await running.client.query(`savepoint ${name}`);
  try {
    const result = await work(tx);
    await running.client.query(`release savepoint ${name}`);
    return result;
  } catch (error) {
    running.gathered.length = before;
    await running.client.query(`rollback to savepoint ${name}`);
    throw error;
  }
};

/** Keeps an effect until the transaction commits. Throws when `tx` is not one that {@link inTransaction} has open. */
export const deferUntilCommit = <T>(tx: Transaction, outlet: Outlet<T>, item: T): void => {
  const running = transactions.get(tx);
  if (!running) throw new Error('An effect belongs in an open transaction (inTransaction)');
  running.gathered.push({ outlet, item });
};
