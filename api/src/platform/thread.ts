import { type ResourceLimits, Worker } from 'node:worker_threads';

/** A thread ended without an answer: it took too long, or more memory than it may have. */
export class ThreadEnded extends Error {}

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
    const timer = setTimeout(() => void worker.terminate(), patience);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new ThreadEnded());
    });
  });
