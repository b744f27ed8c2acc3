import { availableParallelism } from 'node:os';
import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import { PictureError, type PictureErrorCode, RETRY_AFTER } from './error.ts';
import { kindOf } from './kind.ts';
import type { Rewritten } from './pdf-rewrite.ts';
import { type Sender, senderClasses, turnOf } from './sender.ts';
import { runInThread, type ThreadBounds } from '../concurrency/thread.ts';
import { takeTurns } from '../concurrency/turns.ts';

/** What one document may take. */
const BOUNDS: ThreadBounds = {
  patience: 10_000,
  limits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
};

/** Each may hold its heap and as much beside it. */
const THREADS = Math.min(2, availableParallelism());

/** One sender has one thread at a time: documents that take their whole time hold nobody else up. */
const inTurn = takeTurns({
  places: THREADS,
  classes: senderClasses(THREADS),
  inRotation: true,
  patience: 30_000,
  retryAfter: RETRY_AFTER,
});

type Answer = Rewritten | { readonly code: PictureErrorCode };

/** Rewrites a PDF in a thread of its own. Every failure of the thread is blamed on the document: `pdf-unreadable`. */
const inThread = (bytes: Uint8Array): Promise<Answer> =>
  runInThread<Answer>(new URL('./pdf-worker.ts', import.meta.url), bytes, BOUNDS).catch(() => ({
    code: 'pdf-unreadable',
  }));

/**
 * A certificate's PDF as it is kept: written anew from its pages, without scripts, actions, forms, files and metadata;
 * it is only ever handed out as a download. Each in a thread of its own, one at a time of one sender.
 * Errors: PictureError (too-large, pdf-unreadable, pdf-encrypted, pdf-too-many-pages); rate-limited when the sender has
 * as many under way as they may, unavailable when too many wait.
 */
export const processPdf = async (bytes: Uint8Array, sender: Sender): Promise<Rewritten> => {
  if (bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  if (kindOf(bytes) !== 'pdf') throw new PictureError('pdf-unreadable');
  const answer = await inTurn(turnOf(sender, { bytes: bytes.length }), () => inThread(bytes));
  if ('code' in answer) throw new PictureError(answer.code);
  if (answer.bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  return answer;
};
