import { type ResourceLimits, Worker } from 'node:worker_threads';

/** A thread ended without an answer. */
export class ThreadEnded extends Error {
  /** `much`: it took more work or memory than it may, and would again. `long`: it took too long on the clock. */
  readonly took: 'much' | 'long' | undefined;

  constructor(took?: 'much' | 'long') {
    super(took ? `A thread took too ${took}` : 'A thread ended without an answer');
    this.took = took;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** What a thread may take. */
export interface ThreadBounds {
  /** Milliseconds on the clock. */
  readonly patience: number;
  /** Milliseconds of a processor's time, so that a busy machine ends no thread for what others do. */
  readonly work?: number;
  readonly limits: ResourceLimits;
}

/** How often (ms) a thread is asked how much it has worked. */
const LOOK = 250;

/** Calls `end` once the thread has worked longer than it may; answers how to stop looking. */
const watchWork = (worker: Worker, work: number, end: () => void): (() => void) => {
  const look = async () => {
    const { user, system } = await worker.cpuUsage();
    if ((user + system) / 1000 > work) end();
  };
  // A thread that has ended cannot be asked.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK);
  return () => clearInterval(timer);
};

/**
 * Has a thread of its own answer once, which it does by one message; nothing of what it loads is loaded before, and it
 * has nothing of this process but `data`. What it says on the way is somebody's own, and goes to no log. Errors:
 * ThreadEnded, and what the thread threw.
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
    const stopWatching = work && watchWork(worker, work, () => end('much'));
    worker.once('message', (answer: T) => {
      resolve(answer);
      // Its memory is given back at once, whatever its libraries still wait for.
      void worker.terminate();
    });
    worker.once('error', (error) => reject(isOutOfMemory(error) ? new ThreadEnded('much') : error));
    worker.once('exit', () => {
      clearTimeout(timer);
      if (stopWatching) stopWatching();
      reject(new ThreadEnded(took));
    });
  });
