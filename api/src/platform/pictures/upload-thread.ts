import { availableParallelism } from 'node:os';
import { PictureError, type PictureErrorCode, RETRY_AFTER } from './error.ts';
import { type Uploader, uploadQueueClasses, toUploadTurn } from './upload-queue.ts';
import { runInThread, type ThreadBounds } from '../concurrency/thread.ts';
import { createScheduler } from '../concurrency/turns.ts';

/** Limits of one file. */
const BOUNDS: ThreadBounds = {
  patience: 10_000,
  limits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
};

/** Concurrent threads; each may use its heap and as much memory beside it. */
const THREADS = Math.min(2, availableParallelism());

/** One thread per uploader at a time, so that slow files of one uploader do not block others. */
const queueFile = createScheduler({
  places: THREADS,
  classes: uploadQueueClasses(THREADS),
  inRotation: true,
  patience: 30_000,
  retryAfter: RETRY_AFTER,
});

/** Answer of a thread that refuses its file. */
interface Refusal {
  readonly code: PictureErrorCode;
}

/**
 * Reads a document or recording by the module `worker` in a thread of its own, in the uploader's line. Every failure of
 * the thread counts as the file's fault: `failure`. Errors: PictureError (what the worker answers, `failure`);
 * rate-limited when the uploader has its maximum under way, unavailable when too many wait.
 */
export const readInThread = async <T extends object>(
  worker: URL,
  bytes: Uint8Array,
  { uploader, failure }: { uploader: Uploader; failure: PictureErrorCode },
): Promise<T> => {
  const read = (): Promise<T | Refusal> =>
    runInThread<T | Refusal>(worker, bytes, BOUNDS).catch(() => ({ code: failure }));
  const answer = await queueFile(toUploadTurn(uploader, { bytes: bytes.length }), read);
  if ('code' in answer) throw new PictureError(answer.code);
  return answer;
};
