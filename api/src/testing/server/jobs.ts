/** The job queue of a test, whose time the test moves: no test waits for what the queue would do later. */
import assert from 'node:assert/strict';
import pg from 'pg';
import { waitUntil } from '../factories/notices.ts';

/** The queue's database. */
interface Queue {
  readonly connection: pg.PoolConfig;
}

/** Waiting and running jobs that are not scheduled for later. Dead letters wait for an administrator. */
const DUE = `select name, state from jobs.job
  where state in ('created', 'retry', 'active') and start_after <= now() and name <> 'dead-letters'
    and name = coalesce($1, name) limit 5`;

/**
 * Delays (seconds) of jobs that wait for a later time, since the failed attempt or since they were created. With
 * `now()`, the start of this statement, a job committed since then for immediate work would look like one for later.
 */
const LATER = `select id, extract(epoch from start_after - coalesce(started_on, created_on))::float8 as delay
  from jobs.job where name = $1 and state in ('created', 'retry') and start_after > clock_timestamp()`;

/** Wakes the workers like a commit of pg-boss; otherwise they look every two seconds. */
const WAKE = `select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), $1)`;

const withClient = async <T>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Waits until all due jobs are done.
 *
 * @param name the only kind to wait for; needed where some kinds have no worker, since a schedule may create them
 */
export const waitUntilQuiet = ({ connection }: Queue, name?: string): Promise<void> =>
  withClient(connection, (client) => {
    let due: { name: string; state: string }[] = [];
    const look = async () => (due = (await client.query<(typeof due)[number]>(DUE, [name])).rows);
    return waitUntil(
      async () => (await look()).length === 0,
      () => `no job is due or under way, but ${due.map((job) => `${job.name} is ${job.state}`).join(', ')}`,
    );
  });

/**
 * Waits until `count` jobs of a kind are scheduled for later, such as retries, and makes them due.
 *
 * @param name of the kind, e.g. `mail.send`
 * @returns the delays that were asked for, in seconds
 */
export const bringJobsForward = ({ connection }: Queue, name: string, count = 1): Promise<number[]> =>
  withClient(connection, async (client) => {
    let later: { id: string; delay: number }[] = [];
    const look = async () => (later = (await client.query<(typeof later)[number]>(LATER, [name])).rows);
    await waitUntil(async () => (await look()).length >= count, `${count} jobs ${name} wait for a later time`);
    assert.equal(later.length, count, `jobs ${name} that wait for a later time`);
    await client.query('update jobs.job set start_after = now() where id = any($1)', [later.map(({ id }) => id)]);
    await client.query(WAKE, [name]);
    return later.map(({ delay }) => delay);
  });

/** Asserts a retry's delay: it doubles with each attempt, plus up to the same at random. */
export const assertBackoff = ([delay = 0]: readonly number[], first: number, attempt = 1): void => {
  const least = first * 2 ** (attempt - 1);
  // The time of the attempt itself is included.
  assert.ok(delay >= least && delay < 2 * least + 60, `asked for a retry after ${delay} s`);
};
