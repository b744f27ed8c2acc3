import { MAXIMUM_RECORDING_SECONDS, RECORDING_FORMATS, type RecordingFormat } from '@m4u/contract/profile/upload/rules';
import { PictureError } from '../pictures/error.ts';

/** A recording without anything but its sound. */
export interface CleanRecording<Bytes extends Uint8Array = Buffer> {
  readonly format: RecordingFormat;
  readonly seconds: number;
  readonly bytes: Bytes;
}

/** Whether a file of this kind is a recording. */
export const isRecording = (kind: string): kind is RecordingFormat =>
  (RECORDING_FORMATS as readonly string[]).includes(kind);

/** Returns the length of a recording, known as early as possible. Errors: PictureError when it is too long. */
export const requireLength = (seconds: number): number => {
  if (seconds > MAXIMUM_RECORDING_SECONDS) throw new PictureError('recording-too-long');
  return seconds;
};
