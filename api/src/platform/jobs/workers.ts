import { AsyncLocalStorage } from 'node:async_hooks';
import type { Job, PgBoss } from 'pg-boss';
import type * as z from 'zod';
import { runAsSystem } from '../database/row-security/current-actor.ts';
import type { Log } from '../log.ts';
import type { JobHandling, JobType } from './job.ts';

/** Numbers of finished and failed attempts of a type of job. */
export interface JobFigures {
  done: number;
  failed: number;
  /**
   * Last failure: time and error class, without its message, which may hold personal data, and whether a job succeeded
   * after it.
   */
  last: { readonly at: Date; readonly error: string; readonly isPassed: boolean } | undefined;
}

/** A type of job with its handler. */
export interface Definition {
  readonly type: JobType<z.ZodType>;
  readonly handling: Required<JobHandling<z.ZodType>>;
}

/** The workers of a process. */
export interface Crew {
  /** Starts the workers of a type of job, unless they run. A commit wakes only workers that run. */
  ready(name: string): Promise<void>;
  /** Looks for due jobs once, and from then on at its interval. */
  look(): Promise<void>;
  /** Takes no further job; ends when the running ones have ended. */
  stop(): Promise<void>;
}

interface CrewOptions {
  readonly boss: PgBoss;
  readonly schema: string;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly log: Log;
  readonly figures: ReadonlyMap<string, JobFigures>;
  readonly pollSeconds: number;
}

/** Seconds after which a worker asks for a job by itself, in case that nobody wakes it. */
const SELDOM = 60;

/**
 * Creates the workers of a process. Each worker of pg-boss would ask for a job of its own type every two seconds:
 * seventy statements, nearly all for nothing. Here one statement finds the types that have a due job, and wakes their
 * workers. Workers of a type start with its first job.
 */
export const createCrew = ({ boss, schema, definitions, log, figures, pollSeconds }: CrewOptions): Crew => {
  // A worker lives on after the request that started it, and must not belong to its reader or trace.
  const outside = AsyncLocalStorage.snapshot();
  const started = new Map<string, Promise<readonly string[]>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const start = async ({ type, handling }: Definition): Promise<readonly string[]> => {
    const options = { pollingIntervalSeconds: SELDOM, notifyPollingIntervalSeconds: SELDOM };
    const ids: string[] = [];
    for (let workers = 0; workers < handling.concurrency; workers++) {
      const id: string = await boss.work<{ value: unknown }>(type.name, options, async (jobs) => {
        boss.notifyWorker(id); // fetch the next job at once, without the polling pause
        for (const job of jobs) await countAttempt(figures.get(type.name), () => runJob(job, type, handling, log));
      });
      ids.push(id);
    }
    return ids;
  };

  /** Workers of a type that ran before; undefined when this call has started them, which fetch by themselves. */
  const find = async (name: string): Promise<readonly string[] | undefined> => {
    const running = started.get(name);
    if (running) return running;
    const definition = definitions.get(name);
    if (!definition || isStopped) return undefined;
    const starting = outside(start, definition);
    started.set(name, starting);
    await starting;
    return undefined;
  };

  const wakeDue = async (): Promise<void> => {
    const { rows } = (await boss.getDb().executeSql(findDue(schema), [[...definitions.keys()]])) as {
      rows: readonly { name: string }[];
    };
    for (const { name } of rows) for (const id of (await find(name)) ?? []) boss.notifyWorker(id);
  };

  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    looking = wakeDue().catch((error: unknown) => {
      if (!isStopped) log.error({ err: error }, 'the job queue does not answer');
    });
    await looking;
    if (!isStopped) timer = setTimeout(() => void look(), pollSeconds * 1_000);
  };

  return {
    ready: async (name) => void (await find(name)),
    look: () => outside(look),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all([...started.keys()].map((name) => boss.offWork(name)));
    },
  };
};

/** Finds the queues that have a due job, by the index from which the queue fetches jobs. */
const findDue = (schema: string): string => `
  select queue.name from unnest($1::text[]) as queue(name)
  where exists (
    select from ${schema}.job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= ${schema}.job_now()
  )`;

const countAttempt = async (figures: JobFigures | undefined, work: () => Promise<void>): Promise<void> => {
  if (!figures) return work();
  try {
    await work();
    figures.done += 1;
    if (figures.last) figures.last = { ...figures.last, isPassed: true };
  } catch (error) {
    figures.failed += 1;
    figures.last = { at: new Date(), error: (error as Error).message, isPassed: false };
    throw error;
  }
};

const runJob = async (
  { id, name, retryCount, signal, data }: Job<{ value: unknown }>,
  type: JobType<z.ZodType>,
  handling: Definition['handling'],
  log: Log,
): Promise<void> => {
  const attempt = retryCount + 1;
  try {
    // Jobs run as the program, whoever enqueued them.
    await runAsSystem(() => handling.handle(type.data.parse(data.value), { id, attempt, signal }));
  } catch (error) {
    const details = { err: error, job: name, jobId: id, attempt };
    if (retryCount < handling.retries) log.warn(details, 'a job failed and will be tried again');
    else log.error(details, 'a job failed for the last time and is a dead letter now');
    // The queue stores the error with the job, so it must hold no personal data.
    throw new Error(error instanceof Error ? error.name : 'failed');
  }
};
