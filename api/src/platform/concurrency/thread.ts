import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Error of a worker thread that ended without a result. */
export class ThreadEnded extends Error {
  /** `much`: it exceeded its processor time or memory, and would again. `long`: it exceeded its wall-clock time. */
  readonly took: 'much' | 'long' | undefined;

  constructor(took?: 'much' | 'long') {
    super(took ? `A thread took too ${took}` : 'A thread ended without an answer');
    this.took = took;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Limits of a worker thread. */
export interface ThreadBounds {
  /** Wall-clock limit (ms). */
  readonly patience: number;
  /** Processor-time limit (ms); a busy machine does not end a thread because of other work. */
  readonly work?: number;
  readonly limits: ResourceLimits;
}

/** Interval (ms) of the processor-time checks. */
const CHECK_INTERVAL = 250;

/** Calls `end` when the thread exceeds its processor time; returns the function that stops the checks. */
const limitProcessorTime = (worker: Worker, work: number, end: () => void): (() => void) => {
  const look = async () => {
    const { user, system } = await worker.cpuUsage();
    if ((user + system) / 1000 > work) end();
  };
  // Reading the usage of an ended thread fails.
  const timer = setInterval(() => void look().catch(() => undefined), CHECK_INTERVAL);
  return () => clearInterval(timer);
};

/**
 * Runs a module in a worker thread that answers by one message. The module's imports are loaded only there, and it
 * receives only `data` from this process. Its output may hold personal data and is not logged. Errors: ThreadEnded, and
 * errors that the thread throws.
 */
export const runInThread = <T>(file: URL, data: unknown, { patience, work, limits }: ThreadBounds): Promise<T> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: data,
      resourceLimits: limits,
      env: {},
      argv: [],
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    let took: ThreadEnded['took'];
    const end = (why: ThreadEnded['took']): void => {
      took = why;
      void worker.terminate();
    };
    const timer = setTimeout(() => end('long'), patience);
    const stopWatching = work && limitProcessorTime(worker, work, () => end('much'));
    worker.once('message', (answer: T) => {
      resolve(answer);
      // Frees its memory at once, whatever its libraries still wait for.
      void worker.terminate();
    });
    worker.once('error', (error) => reject(isOutOfMemory(error) ? new ThreadEnded('much') : error));
    worker.once('exit', () => {
      clearTimeout(timer);
      if (stopWatching) stopWatching();
      reject(new ThreadEnded(took));
    });
  });
