import type * as z from 'zod';

/** A type of background job, enqueued in a transaction and run after its commit. */
export interface JobType<S extends z.ZodType> {
  /** Module and verb, e.g. `mail.send`; also the queue's name. */
  readonly name: string;
  /** Schema of its data: plain JSON without transforms, since data is parsed when enqueued and when run. */
  readonly data: S;
}

/** Declares a type of job, e.g. `job('mail.send', z.object({ … }))`. */
export const job = <S extends z.ZodType>(name: string, data: S): JobType<S> => ({ name, data });

/** A run of a job. */
export interface JobRun {
  /** Equal for all attempts; use it to make effects idempotent. */
  readonly id: string;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** Aborted at the job's timeout, or when the process stops. */
  readonly signal: AbortSignal;
}

/** Handler and limits of a type of job. */
export interface JobHandling<S extends z.ZodType> {
  /** Runs the job. It may run twice for one job (a process may die afterwards), so it must be idempotent. */
  handle(data: z.output<S>, run: JobRun): Promise<void>;
  /** Retries before it becomes a dead letter; default 5. */
  readonly retries?: number;
  /** Delay of the first retry in seconds, doubled each time; default 2. */
  readonly backoffSeconds?: number;
  /** Concurrent jobs of this type in this process; default 2. */
  readonly concurrency?: number;
  /** Timeout of an attempt in seconds; default 60. */
  readonly timeoutSeconds?: number;
  /** Seconds for which a finished job is stored; default one day. */
  readonly keepSeconds?: number;
}
