import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { boundedQueue } from '../queue.ts';

/** How long (ms) one print may take, and what its thread may hold (MiB). */
const PATIENCE = 60_000;
const LIMITS = { maxOldGenerationSizeMb: 512 };

const busy = (): AppError => new AppError('unavailable', { retryAfter: 10 });

/** Everything that is printed, one after another; the thread of one may hold as much as the server. */
const inTurn = boundedQueue(1, 12, busy);

const draw = (thread: URL, workerData: unknown): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData,
      resourceLimits: LIMITS,
      // What is printed is somebody's own: nothing that the thread might say goes to the log.
      env: {},
      argv: [],
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => void worker.terminate(), PATIENCE);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(busy());
    });
  });

/**
 * Draws a PDF in a thread of its own, one at a time; nothing of what draws it is loaded before. Errors: unavailable when
 * too many wait, or it takes too long.
 */
export const drawInThread = (thread: URL, data: unknown): Promise<Uint8Array> => inTurn(() => draw(thread, data));
