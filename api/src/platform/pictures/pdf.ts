import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import { PictureError } from './error.ts';
import { detectKind } from './kind.ts';
import type { RewrittenPdf } from './pdf-rewrite.ts';
import type { Uploader } from './upload-queue.ts';
import { readInThread } from './upload-thread.ts';

const WORKER = new URL('./pdf-worker.ts', import.meta.url);

/**
 * Converts a certificate's PDF for storage: rebuilt from its pages, without scripts, actions, forms, files and
 * metadata; it is only offered as a download. Errors: PictureError (too-large, pdf-unreadable, pdf-encrypted,
 * pdf-too-many-pages), and those of the line ({@link readInThread}).
 */
export const processPdf = async (bytes: Uint8Array, uploader: Uploader): Promise<RewrittenPdf> => {
  if (bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  if (detectKind(bytes) !== 'pdf') throw new PictureError('pdf-unreadable');
  const rewritten = await readInThread<RewrittenPdf>(WORKER, bytes, { uploader, failure: 'pdf-unreadable' });
  if (rewritten.bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  return rewritten;
};
