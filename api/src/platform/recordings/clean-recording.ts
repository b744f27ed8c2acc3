import type { RecordingFormat } from '@m4u/contract/profile/upload/rules';
import { PictureError } from '../pictures/error.ts';
import { detectKind } from '../pictures/kind.ts';
import { type CleanRecording, isRecording, requireLength } from './clean.ts';
import { cleanMp4 } from './mp4.ts';
import { cleanMpeg } from './mpeg.ts';
import { cleanOgg } from './ogg.ts';

const cleaners: Readonly<Record<RecordingFormat, (bytes: Buffer) => CleanRecording>> = {
  mp3: cleanMpeg,
  m4a: cleanMp4,
  ogg: cleanOgg,
};

/**
 * Cleans a recording: the sound as it was sent, without names, pictures, places and whatever else is in the file.
 * `seconds` is whole, at least 1. Errors: PictureError (recording-type, recording-unreadable, recording-too-long).
 */
export const cleanRecording = (sent: Uint8Array): CleanRecording => {
  const kind = detectKind(sent);
  if (!isRecording(kind)) throw new PictureError('recording-type');
  const { format, seconds, bytes } = cleaners[kind](Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength));
  if (!(seconds > 0)) throw new PictureError('recording-unreadable');
  return { format, seconds: Math.max(1, Math.round(requireLength(seconds))), bytes };
};
