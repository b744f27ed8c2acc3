import { availableParallelism, totalmem } from 'node:os';
import { AppError } from '../errors.ts';
import { runInThread, type ThreadBounds, ThreadEnded } from '../concurrency/thread.ts';
import { createScheduler, type Turn } from '../concurrency/turns.ts';

/** Heap limit of a thread, in MiB. */
const HEAP = 384;

/**
 * Limits of a print: more wall-clock than processor time, for busy machines, and less than the waiting time of others.
 */
const BOUNDS: ThreadBounds = { work: 10_000, patience: 25_000, limits: { maxOldGenerationSizeMb: HEAP } };

/** Maximum threads: more would not print faster, since the rest of the program needs the cores too. */
const MOST = 4;

/** `Retry-After` in seconds: about the time of one print. */
const RETRY_SOON = 10;

/** `Retry-After` in seconds for a document that took too long: it would take too long again. */
const RETRY_LATER = 600;

/** Memory limit of the process in bytes. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** One per core, while their heaps together stay below a quarter of the memory. */
const THREADS = Math.max(1, Math.min(availableParallelism(), MOST, Math.floor(memory / 4 / (HEAP * 2 ** 20))));

/** A print job, by the class of its reader. */
export type Printing = Turn<'staff' | 'own' | 'stranger'>;

/**
 * Staff's sheets first, then members' own documents; these and visitors leave a thread to others where there are two.
 */
const queuePrint = createScheduler<Printing['class']>({
  places: THREADS,
  classes: {
    staff: { atOnce: THREADS, waiting: 12, each: 4, eachAtOnce: THREADS },
    own: { atOnce: THREADS, waiting: 24, each: 3, eachAtOnce: 1, leavesOne: true },
    stranger: { atOnce: Math.max(1, THREADS - 1), waiting: 8, each: 2, eachAtOnce: 1 },
  },
  patience: 30_000,
  retryAfter: RETRY_SOON,
});

const drawPdf = async (thread: URL, data: unknown): Promise<Uint8Array> => {
  try {
    return await runInThread(thread, data, BOUNDS);
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    if (error.took)
      throw new AppError('print-too-long', { retryAfter: error.took === 'much' ? RETRY_LATER : RETRY_SOON });
    throw new AppError('unavailable', { retryAfter: RETRY_SOON });
  }
};

/**
 * Draws a PDF in a queued worker thread; drawing code is loaded only there. The thread and its memory end with the
 * print. Errors: unavailable when too many wait, rate-limited when the caller has its maximum under way,
 * print-too-long.
 */
export const drawInThread = (thread: URL, printing: Printing, data: unknown): Promise<Uint8Array> =>
  queuePrint(printing, () => drawPdf(thread, data));
