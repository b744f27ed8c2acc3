import { type CleanRecording, requireLength } from './clean.ts';
import { PictureError } from '../pictures/error.ts';
import { readFrame } from './mpeg-frames.ts';

/** Length of the ID3v2 tags at the beginning, which hold names, pictures and comments. */
const skipTags = (bytes: Buffer): number => {
  let offset = 0;
  while (offset + 10 <= bytes.length && bytes.toString('latin1', offset, offset + 3) === 'ID3') {
    const size = bytes.subarray(offset + 6, offset + 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
    offset += 10 + size + ((bytes[offset + 5] ?? 0) & 16 ? 10 : 0);
  }
  return offset;
};

/** Part of the file that must be frames; the rest is tags and damage. */
const LEAST_PART = 0.5;

/**
 * Rebuilds an MP3 file of its frames alone. Errors: PictureError (recording-unreadable, recording-too-long), as soon as it
 * is certain.
 */
export const cleanMpeg = (bytes: Buffer): CleanRecording => {
  const start = skipTags(bytes);
  const frames: Buffer[] = [];
  let [stream, seconds, kept]: [string | undefined, number, number] = [undefined, 0, 0];
  const mostSkipped = (bytes.length - start) * (1 - LEAST_PART);
  for (let offset = start; offset + 4 <= bytes.length;) {
    const frame = readFrame(bytes, offset);
    // The last frame may be cut off. A stream begins where two frames follow each other, since its header may be chance.
    const isFrame =
      frame !== undefined &&
      offset + frame.length <= bytes.length &&
      (stream === undefined
        ? readFrame(bytes, offset + frame.length)?.stream === frame.stream
        : frame.stream === stream);
    if (!isFrame) {
      // A frame begins with the byte FF.
      const next = bytes.indexOf(0xff, offset + 1);
      offset = next < 0 ? bytes.length : next;
      if (offset - start - kept > mostSkipped) break;
      continue;
    }
    stream = frame.stream;
    frames.push(bytes.subarray(offset, offset + frame.length));
    seconds = requireLength(seconds + frame.seconds);
    kept += frame.length;
    offset += frame.length;
  }
  if (kept === 0 || kept < (bytes.length - start) * LEAST_PART) throw new PictureError('recording-unreadable');
  return { format: 'mp3', seconds, bytes: Buffer.concat(frames) };
};
