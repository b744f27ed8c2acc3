import * as z from 'zod';
import { Id, Picture } from '../../common.ts';

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

/** A stored upload; the API detects from the content whether it is a picture or a document. */
export const Upload = z.union([Picture, Document]);
export type Upload = z.output<typeof Upload>;

/** Id of an upload; an empty text or null removes the document. */
export const DocumentChoice = z
  .union([z.uuid({ error: 'document' }).toLowerCase(), z.literal(''), z.null()], { error: 'document' })
  .transform((id) => id || null);
