import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from '../database/orm.ts';
import type pg from 'pg';
import { type Clock, fromDrizzle, PgBoss } from 'pg-boss';
import type * as z from 'zod';

import { processName } from '../database/database.ts';
import type { Transaction } from '../events/transaction.ts';
import { deriveUuid } from '../ids.ts';
import type { Log } from '../log.ts';
import type { JobHandling, JobType } from './job.ts';
import { createCrew, type Crew, type Definition, type JobFigures } from './workers.ts';

/** Dependencies of the queue. */
export interface JobsOptions {
  /** Its settings configure the queue's own few connections. */
  readonly pool: pg.Pool;
  readonly log: Log;
  /** Schema of the queue's tables; `jobs` unless told. */
  readonly schema?: string;
  /** Interval (seconds) at which the process looks for due jobs that no commit woke its workers for; 2 unless told. */
  readonly pollSeconds?: number;
  /** Whether jobs of a schedule start by themselves; yes unless told. */
  readonly keepSchedule?: boolean | undefined;
}

/** The job queue, in the same database as the data (decision 1). */
export interface Jobs {
  /** Registers the handler of a job type. Call before `start`. */
  define<S extends z.ZodType>(type: JobType<S>, handling: JobHandling<S>): void;
  /** Enqueues the job by a cron expression (five fields, Vietnamese time). Call before `start`. */
  schedule<S extends z.ZodType>(type: JobType<S>, cron: string, data: z.input<S>): void;
  /**
   * Enqueues a job in the caller's transaction; it runs soon after the commit, and not at all after a rollback. Returns
   * its id. With `once`, a second job of the same name is ignored while the first is stored; with `waiting`, while the
   * first waits for its run or its next attempt. Callers with the same `waiting` must wait for each other by a lock that
   * the job takes too, so that it sees what the ignored one was for.
   */
  enqueue<S extends z.ZodType>(
    tx: Transaction,
    type: JobType<S>,
    data: z.input<S>,
    options?: { readonly after?: Date | undefined; readonly once?: string; readonly waiting?: string },
  ): Promise<string>;
  /** Enqueues the dead letters of a type again after a fix; returns their number. */
  redrive(type: JobType<z.ZodType>): Promise<number>;
  /** Numbers of runs by type in this process since its start. */
  figures(): ReadonlyMap<string, JobFigures>;
  /** Creates missing queue tables and starts the workers; with `work: false` jobs can only be enqueued. */
  start(options?: { readonly work?: boolean }): Promise<void>;
  /** Stops taking jobs, and waits some seconds for running ones. */
  stop(): Promise<void>;
}

/** Queue of jobs that failed at every attempt; kept for a month. */
const DEAD_LETTERS = 'dead-letters';
const DAY = 86_400;
const POLL_SECONDS = 2;
/** Milliseconds for running jobs at a stop; unfinished ones run again in the next process. */
const STOP_WITHIN = 8_000;
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

/**
 * A monotonic clock: with the system clock, a worker would sleep for as long as the clock is set back. Times of jobs
 * are the database's, and the queue knows the difference to this clock.
 */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval,
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** Creates the queue. It does not use the database before `start`. */
export const createJobs = ({
  pool,
  log,
  schema = 'jobs',
  pollSeconds = POLL_SECONDS,
  keepSchedule = true,
}: JobsOptions): Jobs => {
  // The queue creates its tables as the signed-in user; for a role without that right they exist already (schema.ts).
  const { onConnect: _taken, ...settings } = pool.options;
  const boss = new PgBoss({
    ...settings,
    password: pool.options.password, // the pool hides it from a spread
    application_name: processName('m4u-jobs'),
    schema,
    max: 4,
    clock: steadyClock,
    schedule: keepSchedule,
    useListenNotify: true, // the commit notifies the worker; the look for due jobs covers retries and lost connections
  });
  boss.on('error', (error) => log.error({ err: toError(error) }, 'the job queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));

  const definitions = new Map<string, Definition>();
  const figures = new Map<string, JobFigures>();
  const schedules: { readonly name: string; readonly cron: string; readonly data: object }[] = [];
  let crew: Crew | undefined;

  return {
    define: (type, handling) => {
      if (definitions.has(type.name)) throw new Error(`The job ${type.name} is defined twice`);
      figures.set(type.name, { done: 0, failed: 0, last: undefined });
      definitions.set(type.name, { type, handling: { ...DEFAULTS, ...handling } });
    },
    schedule: (type, cron, data) => {
      schedules.push({ name: type.name, cron, data: wrap(type, data) });
    },
    enqueue: async (tx, type, data, { after, once, waiting } = {}) => {
      await crew?.ready(type.name);
      const connection = { db: fromDrizzle(tx, sql) };
      const [before] =
        waiting === undefined ? [] : await boss.findJobs(type.name, { key: waiting, queued: true, ...connection });
      if (before) return before.id;
      const derivedId = once === undefined ? undefined : deriveUuid(type.name, once);
      const id = await boss.send(type.name, wrap(type, data), {
        ...connection,
        ...(after && { startAfter: after }),
        ...(derivedId !== undefined && { id: derivedId }),
        ...(waiting !== undefined && { singletonKey: waiting }),
      });
      if (id === null && derivedId !== undefined) return derivedId;
      if (id === null) throw new Error(`The job ${type.name} was not taken`);
      return id;
    },
    figures: () => figures,
    redrive: (type) => boss.redrive(DEAD_LETTERS, { sourceName: type.name }),
    start: async ({ work = true } = {}) => {
      await boss.start();
      await createQueues(boss, definitions.values());
      await replaceSchedules(boss, schedules);
      if (!work) return;
      crew = createCrew({ boss, schema, definitions, log, figures, pollSeconds });
      await crew.look();
    },
    stop: async () => {
      // pg-boss checks only every half second whether its workers have finished.
      const finished = crew?.stop();
      const over = new AbortController();
      await Promise.race([finished, wait(STOP_WITHIN, undefined, over).catch(() => undefined)]);
      over.abort();
      await boss.stop({ graceful: false });
    },
  };
};

/** pg-boss reports most failures as plain objects, which the log would not show. */
const toError = (error: Error): Error =>
  error instanceof Error
    ? error
    : Object.assign(new Error((error as Error).message), { stack: (error as Error).stack });

const DEFAULTS = { retries: 5, backoffSeconds: 2, concurrency: 2, timeoutSeconds: 60, keepSeconds: DAY };

/** Wraps data in an object, as the queue requires. */
const wrap = <S extends z.ZodType>(type: JobType<S>, data: z.input<S>): object => ({ value: type.data.parse(data) });

/** Creates the queues of this version and updates the settings of existing ones. */
const createQueues = async (boss: PgBoss, definitions: Iterable<Definition>): Promise<void> => {
  const queueByName = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!queueByName.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 30 * DAY });
  for (const { type, handling } of definitions) {
    const settings = {
      retryLimit: handling.retries,
      retryDelay: handling.backoffSeconds,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: handling.timeoutSeconds,
      deleteAfterSeconds: handling.keepSeconds,
      deadLetter: DEAD_LETTERS,
      notify: true,
    };
    const queue = queueByName.get(type.name);
    if (!queue) await boss.createQueue(type.name, settings);
    else if (!isDeepStrictEqual({ ...queue, ...settings }, queue)) await boss.updateQueue(type.name, settings);
  }
};

/** Replaces the schedules by those of this version. */
const replaceSchedules = async (
  boss: PgBoss,
  schedules: readonly { readonly name: string; readonly cron: string; readonly data: object }[],
): Promise<void> => {
  const scheduleByName = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const { name, cron, data } of schedules) {
    const schedule = scheduleByName.get(name);
    scheduleByName.delete(name);
    if (schedule && isDeepStrictEqual([schedule.cron, schedule.timezone, schedule.data], [cron, TIME_ZONE, data]))
      continue;
    await boss.schedule(name, cron, data, { tz: TIME_ZONE });
  }
  for (const name of scheduleByName.keys()) await boss.unschedule(name);
};
