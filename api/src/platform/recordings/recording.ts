import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import { PictureError } from '../pictures/error.ts';
import { detectKind } from '../pictures/kind.ts';
import type { Uploader } from '../pictures/upload-queue.ts';
import { readInThread } from '../pictures/upload-thread.ts';
import { type CleanRecording, isRecording } from './clean.ts';

const WORKER = new URL('./recording-worker.ts', import.meta.url);

/**
 * Converts a recording for storage, in a thread and in the uploader's line, as documents are. Errors: PictureError
 * (too-large, recording-type, recording-unreadable, recording-too-long), and those of the line ({@link readInThread}).
 */
export const processRecording = async (bytes: Uint8Array, uploader: Uploader): Promise<CleanRecording<Uint8Array>> => {
  if (bytes.length > MAXIMUM_UPLOAD_BYTES) throw new PictureError('too-large');
  if (!isRecording(detectKind(bytes))) throw new PictureError('recording-type');
  return readInThread<CleanRecording<Uint8Array>>(WORKER, bytes, { uploader, failure: 'recording-unreadable' });
};
