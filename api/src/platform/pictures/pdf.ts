import { availableParallelism } from 'node:os';
import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import { PictureError, type PictureErrorCode, RETRY_AFTER } from './error.ts';
import { kindOf } from './kind.ts';
import type { Rewritten } from './pdf-rewrite.ts';
import { type Sender, senderClasses, turnOf } from './sender.ts';
import { runInThread, type ThreadBounds } from '../concurrency/thread.ts';
import { takeTurns } from '../concurrency/turns.ts';

/** Limits of one document. */
const BOUNDS: ThreadBounds = {
  patience: 10_000,
  limits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
};

/** Concurrent threads; each may use its heap and as much memory beside it. */
const THREADS = Math.min(2, availableParallelism());

/** One thread per sender at a time, so that slow documents of one sender do not block others. */
const inTurn = takeTurns({
  places: THREADS,
  classes: senderClasses(THREADS),
  inRotation: true,
  patience: 30_000,
  retryAfter: RETRY_AFTER,
});

type Answer = Rewritten | { readonly code: PictureErrorCode };

/** Rewrites a PDF in a thread. Every failure of the thread counts as the document's fault: `pdf-unreadable`. */
const inThread = (bytes: Uint8Array): Promise<Answer> =>
  runInThread<Answer>(new URL('./pdf-worker.ts', import.meta.url), bytes, BOUNDS).catch(() => ({
    code: 'pdf-unreadable',
  }));

/**
 * Converts a certificate's PDF for storage: rebuilt from its pages, without scripts, actions, forms, files and
 * metadata; it is only offered as a download. One thread per document, one document per sender at a time. Errors:
 * PictureError (too-large, pdf-unreadable, pdf-encrypted, pdf-too-many-pages); rate-limited when the sender has its
 * maximum under way, unavailable when too many wait.
 */
export const processPdf = async (bytes: Uint8Array, sender: Sender): Promise<Rewritten> => {
  if (bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  if (kindOf(bytes) !== 'pdf') throw new PictureError('pdf-unreadable');
  const answer = await inTurn(turnOf(sender, { bytes: bytes.length }), () => inThread(bytes));
  if ('code' in answer) throw new PictureError(answer.code);
  if (answer.bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  return answer;
};
