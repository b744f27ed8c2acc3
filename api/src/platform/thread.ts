import { type ResourceLimits, Worker } from 'node:worker_threads';

/** A thread ended without an answer. */
export class ThreadEnded extends Error {
  /** Whether it took longer than it may, or more memory: it would again. */
  readonly isTooMuch: boolean;

  constructor(isTooMuch: boolean) {
    super(isTooMuch ? 'A thread took too much' : 'A thread ended without an answer');
    this.isTooMuch = isTooMuch;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** What a thread may take. */
export interface ThreadBounds {
  /** Milliseconds. */
  readonly patience: number;
  readonly limits: ResourceLimits;
}

/**
 * Has a thread of its own answer once, which it does by one message; nothing of what it loads is loaded before, and it
 * has nothing of this process but `data`. What it says on the way is somebody's own, and goes to no log. Errors:
 * ThreadEnded, and what the thread threw.
 */
export const askThread = <T>(file: URL, data: unknown, { patience, limits }: ThreadBounds): Promise<T> =>
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
    let isTooMuch = false;
    const timer = setTimeout(() => {
      isTooMuch = true;
      void worker.terminate();
    }, patience);
    worker.once('message', (answer: T) => {
      resolve(answer);
      // Its memory is given back at once, whatever its libraries still wait for.
      void worker.terminate();
    });
    worker.once('error', (error) => reject(isOutOfMemory(error) ? new ThreadEnded(true) : error));
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new ThreadEnded(isTooMuch));
    });
  });
