import * as z from 'zod';
import { Id, Picture } from '../../common.ts';

/** A stored document: a PDF that is only ever downloaded, from `src`. */
export const Document = z.object({
  _id: Id,
  src: z.string(),
  /** What it was called when it was sent, without its ending. */
  name: z.string(),
  bytes: z.int(),
  pages: z.int(),
});
export type Document = z.output<typeof Document>;

/** What was kept of an upload: its content decided which of the two it is. */
export const Upload = z.union([Picture, Document]);
export type Upload = z.output<typeof Upload>;

/** An upload's id, or an empty text or null to take the document away. */
export const DocumentChoice = z
  .union([z.uuid({ error: 'document' }).toLowerCase(), z.literal(''), z.null()], { error: 'document' })
  .transform((id) => id || null);
