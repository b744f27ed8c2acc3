import * as z from 'zod';
import { Id, Picture } from '../../common.ts';
import { RECORDING_FORMATS } from './rules.ts';

/** A stored PDF document. Browsers download it from `src` and never display it. */
export const Document = z.object({
  _id: Id,
  src: z.string(),
  /** File name at upload, without the extension. */
  name: z.string(),
  bytes: z.int(),
  pages: z.int(),
});
export type Document = z.output<typeof Document>;

/** A stored recording of sound, played from `src`. */
export const Recording = z.object({
  _id: Id,
  src: z.string(),
  format: z.enum(RECORDING_FORMATS),
  seconds: z.int(),
  bytes: z.int(),
});
export type Recording = z.output<typeof Recording>;

/** A stored upload; the API detects from the content whether it is a picture, a document or a recording. */
export const Upload = z.union([Picture, Document, Recording]);
export type Upload = z.output<typeof Upload>;

/** Id of an upload; an empty text or null removes the document. */
export const DocumentChoice = z
  .union([z.uuid({ error: 'document' }).toLowerCase(), z.literal(''), z.null()], { error: 'document' })
  .transform((id) => id || null);

/** Id of an uploaded recording; an empty text or null removes the recording. */
export const RecordingChoice = z
  .union([z.uuid({ error: 'recording' }).toLowerCase(), z.literal(''), z.null()], { error: 'recording' })
  .transform((id) => id || null);
