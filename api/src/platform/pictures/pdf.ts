import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload.rules';
import { Worker } from 'node:worker_threads';
import { PictureError, type PictureErrorCode } from './error.ts';
import { kindOf } from './kind.ts';
import type { Rewritten } from './pdf-rewrite.ts';
import { boundedQueue } from '../queue.ts';

/** How long (ms) one document may take, and what its thread may hold (MiB). */
const PATIENCE = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const inTurn = boundedQueue(1, 5, () => new PictureError('unavailable'));

type Answer = Rewritten | { readonly code: PictureErrorCode };

const inThread = (bytes: Uint8Array): Promise<Answer> =>
  new Promise((resolve) => {
    const unreadable = () => resolve({ code: 'pdf-unreadable' });
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: LIMITS,
      // Nothing of this process is for a stranger's file, and what the parser says of it is not for the log.
      env: {},
      argv: [],
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => void worker.terminate(), PATIENCE);
    worker.once('message', resolve);
    worker.once('error', unreadable);
    worker.once('exit', () => {
      clearTimeout(timer);
      unreadable();
    });
  });

/**
 * A certificate's PDF as it is kept: written anew from its pages, without scripts, actions, forms, files and metadata;
 * it is only ever handed out as a download. One at a time in a thread of its own, five waiting.
 * Errors: PictureError (too-large, pdf-unreadable, pdf-encrypted, pdf-too-many-pages, unavailable).
 */
export const processPdf = async (bytes: Uint8Array): Promise<Rewritten> => {
  if (bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  if (kindOf(bytes) !== 'pdf') throw new PictureError('pdf-unreadable');
  const answer = await inTurn(() => inThread(bytes));
  if ('code' in answer) throw new PictureError(answer.code);
  if (answer.bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  return answer;
};
