import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';
import * as z from 'zod';

import { cloneDatabase } from '../../testing/database/database.ts';
import { assertBackoff, bringJobsForward, waitUntilQuiet } from '../../testing/server/jobs.ts';
import { drizzle } from '../database/orm.ts';
import { type Database, inTransaction } from '../events/transaction.ts';
import { createLog } from '../log.ts';
import { job } from './job.ts';
import { createJobs, type Jobs, type JobsOptions } from './jobs.ts';

const database = await cloneDatabase();
const pool = new pg.Pool({ ...database.connection, max: 4 });
const db: Database = drizzle({ client: pool });
const lines: string[] = [];
const log = createLog({ destination: { write: (line) => void lines.push(line) } });

const started: Jobs[] = [];
const jobs = (options: Pick<JobsOptions, 'pollSeconds'> = {}) => {
  const made = createJobs({ pool, log, ...options });
  started.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});
after(async () => {
  await pool.end();
  await database.drop();
});

/** Workers poll only after this many seconds, so a commit has to wake them. */
const SELDOM = { pollSeconds: 10 };

const until = async (check: () => boolean | Promise<boolean>, what: string) => {
  const end = Date.now() + 30_000;
  while (!(await check())) {
    assert.ok(Date.now() < end, `timed out: ${what}`);
    await wait(10);
  }
};
let kinds = 0;
const kind = () => job(`test.kind${++kinds}`, z.object({ to: z.string() }));

describe('jobs', () => {
  test('run after the commit, which wakes the worker, and never after a rollback', async () => {
    const queue = jobs(SELDOM);
    const type = kind();
    const runs: { to: string; id: string; attempt: number }[] = [];
    queue.define(type, { handle: async ({ to }, run) => void runs.push({ to, ...run }) });
    await queue.start();

    await assert.rejects(
      inTransaction(db, async (tx) => {
        await queue.enqueue(tx, type, { to: 'nobody' });
        throw new Error('on purpose');
      }),
    );
    const id = await inTransaction(db, async (tx) => {
      const id = await queue.enqueue(tx, type, { to: 'Đức' });
      await wait(150);
      assert.equal(runs.length, 0, 'not before the commit');
      return id;
    });
    await until(() => runs.length > 0, 'the job');
    assert.deepEqual([runs[0]?.to, runs[0]?.id, runs[0]?.attempt], ['Đức', id, 1]);
    await waitUntilQuiet(database, type.name);
    assert.equal(runs.length, 1);
  });

  test('are retried, then become dead letters, which can be redriven', async () => {
    // Redriving a job wakes no worker.
    const queue = jobs({ pollSeconds: 0.5 });
    const type = kind();
    const attempts: number[] = [];
    let mended = false;
    queue.define(type, {
      retries: 2,
      backoffSeconds: 30,
      handle: async (_data, { attempt }) => {
        attempts.push(attempt);
        if (!mended) throw new Error('HUSH personal');
      },
    });
    await queue.start();
    await inTransaction(db, (tx) => queue.enqueue(tx, type, { to: 'a' }));
    assertBackoff(await bringJobsForward(database, type.name), 30);
    assertBackoff(await bringJobsForward(database, type.name), 30, 2);
    await until(() => lines.some((line) => line.includes('dead letter') && line.includes(type.name)), 'dead letter');
    assert.deepEqual(attempts, [1, 2, 3]);
    const jobRows = await pool.query('select output::text from jobs.job where name = $1', [type.name]);
    assert.doesNotMatch(JSON.stringify(jobRows.rows), /HUSH/);

    assert.equal(queue.figures().get(type.name)?.last?.isPassed, false);

    mended = true;
    await until(async () => (await queue.redrive(type)) === 1, 'its return');
    await until(() => attempts.length === 4, 'the redriven job');
    await until(() => queue.figures().get(type.name)?.last?.isPassed === true, 'the end of the failure');
  });

  test('of a wrong shape are refused when enqueued', async () => {
    const queue = jobs();
    const type = kind();
    queue.define(type, { handle: async () => undefined });
    await queue.start({ work: false });
    await assert.rejects(
      inTransaction(db, (tx) => queue.enqueue(tx, type, { to: 5 } as never)),
      z.ZodError,
    );
  });

  test('of a process without workers are found by one whose workers have not begun', async () => {
    const [gate, worker] = [jobs(), jobs({ pollSeconds: 0.5 })];
    const type = kind();
    const received: string[] = [];
    for (const queue of [gate, worker]) queue.define(type, { handle: async ({ to }) => void received.push(to) });
    await gate.start({ work: false });
    await worker.start();
    await inTransaction(db, (tx) => gate.enqueue(tx, type, { to: 'a' }));
    await until(() => received.length === 1, 'the job');
  });

  test('wait for their time', async () => {
    const queue = jobs();
    const type = kind();
    const received: string[] = [];
    queue.define(type, { handle: async ({ to }) => void received.push(to) });
    await queue.start();
    const after = new Date(Date.now() + 3_600_000);
    await inTransaction(db, (tx) => queue.enqueue(tx, type, { to: 'later' }, { after }));
    await inTransaction(db, (tx) => queue.enqueue(tx, type, { to: 'now' }));
    await until(() => received.length > 0, 'the job that is due');
    await waitUntilQuiet(database, type.name);
    assert.deepEqual(received, ['now']);
    const [delay = 0] = await bringJobsForward(database, type.name);
    assert.ok(Math.abs(delay - 3_600) < 60, `${delay} s`);
    await until(() => received.length > 1, 'the job whose time has come');
    assert.deepEqual(received, ['now', 'later']);
  });

  test('of one key wait once; after the first has begun, another may wait', async () => {
    const queue = jobs();
    const type = kind();
    const received: string[] = [];
    const goOn = Promise.withResolvers<void>();
    queue.define(type, {
      concurrency: 1,
      handle: async ({ to }) => {
        received.push(to);
        await goOn.promise;
      },
    });
    await queue.start();
    const enqueue = (to: string, waiting: string) =>
      inTransaction(db, (tx) => queue.enqueue(tx, type, { to }, { waiting }));
    await enqueue('first', 'a');
    await until(() => received.length === 1, 'its beginning');
    const second = await enqueue('second', 'a');
    assert.equal(await enqueue('third', 'a'), second);
    assert.notEqual(await enqueue('other', 'b'), second);
    goOn.resolve();
    await waitUntilQuiet(database, type.name);
    assert.deepEqual(received, ['first', 'second', 'other']);
  });

  test('stop waits for running jobs', async () => {
    const queue = jobs();
    const type = kind();
    const steps: string[] = [];
    queue.define(type, {
      handle: async () => {
        steps.push('begun');
        await wait(400);
        steps.push('finished');
      },
    });
    await queue.start();
    await inTransaction(db, (tx) => queue.enqueue(tx, type, { to: 'a' }));
    await until(() => steps.length === 1, 'its beginning');
    await queue.stop();
    assert.deepEqual(steps, ['begun', 'finished']);
    const { rows } = await pool.query('select state from jobs.job where name = $1', [type.name]);
    assert.deepEqual(rows, [{ state: 'completed' }]);
  });

  test('schedules are replaced by those of this version', async () => {
    const [older, newer] = [jobs(), jobs()];
    const [gone, scheduled] = [kind(), kind()];
    for (const queue of [older, newer]) {
      for (const type of [gone, scheduled]) queue.define(type, { handle: async () => undefined });
      queue.schedule(scheduled, '0 3 * * *', { to: 'a' });
    }
    older.schedule(gone, '* * * * *', { to: 'a' });
    await older.start({ work: false });
    await newer.start({ work: false });
    const { rows } = await pool.query('select name, cron, timezone, data from jobs.schedule');
    assert.deepEqual(rows, [
      { name: scheduled.name, cron: '0 3 * * *', timezone: 'Asia/Ho_Chi_Minh', data: { value: { to: 'a' } } },
    ]);
  });

  test('two processes can start at once on an empty database and share the work', async () => {
    await pool.query('drop schema jobs cascade');
    const type = kind();
    const received: string[] = [];
    const [one, two] = [jobs(SELDOM), jobs(SELDOM)];
    for (const queue of [one, two]) queue.define(type, { handle: async ({ to }) => void received.push(to) });
    await Promise.all([one.start(), two.start()]);
    await inTransaction(db, async (tx) => {
      for (let n = 0; n < 10; n++) await one.enqueue(tx, type, { to: String(n) });
    });
    await until(() => received.length >= 10, 'ten jobs, without a pause between them');
    await waitUntilQuiet(database, type.name);
    assert.deepEqual(received.toSorted(), '0123456789'.split(''));
  });
});
