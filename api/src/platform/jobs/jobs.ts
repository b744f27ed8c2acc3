import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from '../database/orm.ts';
import type pg from 'pg';
import { type Clock, fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type * as z from 'zod';

import { runAsSystem } from '../database/row-security/current-actor.ts';
import { processName } from '../database/database.ts';
import type { Transaction } from '../events/transaction.ts';
import { uuidOf } from '../ids.ts';
import type { Log } from '../log.ts';
import type { JobHandling, JobType } from './job.ts';

/** What the queue needs of the process. */
export interface JobsOptions {
  /** Its settings are used for the queue's own few connections. */
  readonly pool: pg.Pool;
  readonly log: Log;
  /** Schema of the queue's tables; `jobs` unless told. */
  readonly schema?: string;
  /** Interval (seconds) at which workers look for jobs that no commit woke them for; 2 unless told. */
  readonly pollSeconds?: number;
}

/** How often jobs of a kind were done and failed; each attempt counts. */
interface JobFigures {
  done: number;
  failed: number;
  /** The last failure: when, and the kind of error, without its words, which may tell of somebody. */
  last: { readonly at: Date; readonly error: string } | undefined;
}

/** The job queue, in the same database as the data (decision 1). */
export interface Jobs {
  /** Says how a kind of job is done. Before `start`. */
  define<S extends z.ZodType>(type: JobType<S>, handling: JobHandling<S>): void;
  /** Asks for the job at each time of a cron expression (five fields, Vietnamese time). Before `start`. */
  schedule<S extends z.ZodType>(type: JobType<S>, cron: string, data: z.input<S>): void;
  /**
   * Asks for a job in the caller's transaction: it is done only if that commits, and soon after. Answers its id. With
   * `once`, the same name again asks for nothing, as long as the job is kept.
   */
  enqueue<S extends z.ZodType>(
    tx: Transaction,
    type: JobType<S>,
    data: z.input<S>,
    options?: { readonly after?: Date | undefined; readonly once?: string },
  ): Promise<string>;
  /** Brings the dead letters of a kind back, once what failed is mended; answers how many. */
  redrive(type: JobType<z.ZodType>): Promise<number>;
  /** Runs of each kind by this process since its start. */
  figures(): ReadonlyMap<string, JobFigures>;
  /** Makes the queue's tables where they are absent and starts working; `work: false` only lets jobs be asked for. */
  start(options?: { readonly work?: boolean }): Promise<void>;
  /** Takes no more jobs, and waits some seconds for those under way. */
  stop(): Promise<void>;
}

/** Where jobs go that failed at every attempt; kept for a month. */
const DEAD_LETTERS = 'dead-letters';
const DAY = 86_400;
const POLL_SECONDS = 2;
/** How long (ms) jobs under way have to finish at a stop; those that have not are done again by whoever works next. */
const STOP_WITHIN = 8_000;
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

interface Definition {
  readonly type: JobType<z.ZodType>;
  readonly handling: Required<JobHandling<z.ZodType>>;
}

/**
 * A clock that nobody sets. By the machine's own a worker would sleep between two looks for as long as that was set back.
 * Times of jobs are the database's, from which the queue knows how far this one is.
 */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval,
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** Makes the queue. Nothing touches the database before `start`. */
export const createJobs = ({ pool, log, schema = 'jobs', pollSeconds = POLL_SECONDS }: JobsOptions): Jobs => {
  // The queue makes its own tables, as who signs in; a role that may not finds them made (schema.ts).
  const { onConnect: _taken, ...settings } = pool.options;
  const boss = new PgBoss({
    ...settings,
    password: pool.options.password, // the pool hides it from a spread
    application_name: processName('m4u-jobs'),
    schema,
    max: 4,
    clock: steadyClock,
    useListenNotify: true, // a job wakes its worker at the commit; polling is for retries and lost connections
  });
  boss.on('error', (error) => log.error({ err: asError(error) }, 'the job queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));

  const definitions = new Map<string, Definition>();
  const figures = new Map<string, JobFigures>();
  const schedules: { readonly name: string; readonly cron: string; readonly data: object }[] = [];

  return {
    define: (type, told) => {
      if (definitions.has(type.name)) throw new Error(`The job ${type.name} is defined twice`);
      figures.set(type.name, { done: 0, failed: 0, last: undefined });
      definitions.set(type.name, { type, handling: { ...DEFAULTS, ...told } });
    },
    schedule: (type, cron, data) => {
      schedules.push({ name: type.name, cron, data: wrap(type, data) });
    },
    enqueue: async (tx, type, data, { after, once } = {}) => {
      const known = once === undefined ? undefined : uuidOf(type.name, once);
      const id = await boss.send(type.name, wrap(type, data), {
        db: fromDrizzle(tx, sql),
        ...(after && { startAfter: after }),
        ...(known !== undefined && { id: known }),
      });
      if (id === null && known !== undefined) return known;
      if (id === null) throw new Error(`The job ${type.name} was not taken`);
      return id;
    },
    figures: () => figures,
    redrive: (type) => boss.redrive(DEAD_LETTERS, { sourceName: type.name }),
    start: async ({ work = true } = {}) => {
      await boss.start();
      await makeQueues(boss, definitions.values());
      await keepSchedules(boss, schedules);
      if (!work) return;
      for (const definition of definitions.values())
        await startWorkers(boss, definition, { log, figures, pollSeconds });
    },
    stop: async () => {
      // pg-boss itself looks only every half second whether its workers have finished.
      const finished = Promise.all([...definitions.keys()].map((name) => boss.offWork(name)));
      const over = new AbortController();
      await Promise.race([finished, wait(STOP_WITHIN, undefined, over).catch(() => undefined)]);
      over.abort();
      await boss.stop({ graceful: false });
    },
  };
};

/** The queue tells most of its failures as objects that are no errors, of which the log would say nothing. */
const asError = (told: Error): Error =>
  told instanceof Error ? told : Object.assign(new Error((told as Error).message), { stack: (told as Error).stack });

const DEFAULTS = { retries: 5, backoffSeconds: 2, concurrency: 2, timeoutSeconds: 60, keepSeconds: DAY };

/** Data as the queue keeps it: an object, whatever the shape of the data is. */
const wrap = <S extends z.ZodType>(type: JobType<S>, data: z.input<S>): object => ({ value: type.data.parse(data) });

/** Makes the queues of this version, and gives those of an older one the settings of this one. */
const makeQueues = async (boss: PgBoss, definitions: Iterable<Definition>): Promise<void> => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 30 * DAY });
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
    const queue = known.get(type.name);
    if (!queue) await boss.createQueue(type.name, settings);
    else if (!isDeepStrictEqual({ ...queue, ...settings }, queue)) await boss.updateQueue(type.name, settings);
  }
};

/** The schedules are those of this version, and no older ones. */
const keepSchedules = async (
  boss: PgBoss,
  schedules: readonly { readonly name: string; readonly cron: string; readonly data: object }[],
): Promise<void> => {
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const { name, cron, data } of schedules) {
    const schedule = known.get(name);
    known.delete(name);
    if (schedule && isDeepStrictEqual([schedule.cron, schedule.timezone, schedule.data], [cron, TIME_ZONE, data]))
      continue;
    await boss.schedule(name, cron, data, { tz: TIME_ZONE });
  }
  for (const name of known.keys()) await boss.unschedule(name);
};

const startWorkers = async (
  boss: PgBoss,
  { type, handling }: Definition,
  {
    log,
    figures,
    pollSeconds,
  }: { readonly log: Log; readonly figures: ReadonlyMap<string, JobFigures>; readonly pollSeconds: number },
): Promise<void> => {
  const options = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
  for (let workers = 0; workers < handling.concurrency; workers++) {
    const id: string = await boss.work<{ value: unknown }>(type.name, options, async (jobs) => {
      boss.notifyWorker(id); // looks for the next one when this is done, rather than after a pause
      for (const taken of jobs) await counted(figures.get(type.name), () => run(taken, type, handling, log));
    });
  }
};

const counted = async (figures: JobFigures | undefined, work: () => Promise<void>): Promise<void> => {
  if (!figures) return work();
  try {
    await work();
    figures.done += 1;
  } catch (error) {
    figures.failed += 1;
    figures.last = { at: new Date(), error: (error as Error).message };
    throw error;
  }
};

const run = async (
  { id, name, retryCount, signal, data }: Job<{ value: unknown }>,
  type: JobType<z.ZodType>,
  handling: Definition['handling'],
  log: Log,
): Promise<void> => {
  const attempt = retryCount + 1;
  try {
    // Jobs are the program's own, for whomever they were asked.
    await runAsSystem(() => handling.handle(type.data.parse(data.value), { id, attempt, signal }));
  } catch (error) {
    const details = { err: error, job: name, jobId: id, attempt };
    if (retryCount < handling.retries) log.warn(details, 'a job failed and will be tried again');
    else log.error(details, 'a job failed for the last time and is a dead letter now');
    // The queue keeps the error with the job, so it gets nothing that may hold personal data.
    throw new Error(error instanceof Error ? error.name : 'failed');
  }
};
