import { AppError } from '../errors.ts';
import { boundedQueue } from '../queue.ts';
import { askThread, type ThreadBounds, ThreadEnded } from '../thread.ts';

/** What one print may take. */
const BOUNDS: ThreadBounds = { patience: 60_000, limits: { maxOldGenerationSizeMb: 512 } };

const busy = (): AppError => new AppError('unavailable', { retryAfter: 10 });

/** Everything that is printed, one after another; the thread of one may hold as much as the server. */
const inTurn = boundedQueue(1, 12, busy);

const draw = async (thread: URL, data: unknown): Promise<Uint8Array> => {
  try {
    return await askThread(thread, data, BOUNDS);
  } catch (error) {
    throw error instanceof ThreadEnded ? busy() : error;
  }
};

/**
 * Draws a PDF in a thread of its own, one at a time; nothing of what draws it is loaded before. Errors: unavailable when
 * too many wait, or it takes too long.
 */
export const drawInThread = (thread: URL, data: unknown): Promise<Uint8Array> => inTurn(() => draw(thread, data));
