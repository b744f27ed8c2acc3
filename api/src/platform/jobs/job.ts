import type * as z from 'zod';

/** A kind of work that is done after the transaction that asks for it. */
export interface JobType<S extends z.ZodType> {
  /** Module and what is done, e.g. `mail.send`; also the name of its queue. */
  readonly name: string;
  /** The shape of its data: plain JSON, without transforms, since it is read when asked for and when done. */
  readonly data: S;
}

/** Declares a kind of job, e.g. `job('mail.send', z.object({ … }))`. */
export const job = <S extends z.ZodType>(name: string, data: S): JobType<S> => ({ name, data });

/** This run of a job. */
export interface JobRun {
  /** The same at every attempt: what a handler keeps, or sends along, to do its work only once. */
  readonly id: string;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** Aborted when the time of the job is over or the process can wait no longer. */
  readonly signal: AbortSignal;
}

/** How a kind of job is done. */
export interface JobHandling<S extends z.ZodType> {
  /** Does the work. It may run twice for one job (a process may die after it), so it must be idempotent. */
  handle(data: z.output<S>, run: JobRun): Promise<void>;
  /** How often it is tried again before it goes to the dead letters; 5 unless told. */
  readonly retries?: number;
  /** Delay of the first retry in seconds, doubled by each; 2 unless told. */
  readonly backoffSeconds?: number;
  /** How many of this kind this process does at once; 2 unless told. */
  readonly concurrency?: number;
  /** How long one attempt may take; 60 unless told. */
  readonly timeoutSeconds?: number;
  /** How long a job that is done is kept; a day unless told. */
  readonly keepSeconds?: number;
}
