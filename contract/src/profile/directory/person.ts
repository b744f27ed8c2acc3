import * as z from 'zod';
import { Id, Picture } from '../../common.ts';

/** A member as others meet them in lists: among friends, in conversations and notifications. */
export const Person = z.object({
  _id: Id,
  /** Empty when the page is no longer there: screens say so in the reader's words. */
  name: z.string(),
  headline: z.string(),
  portrait: Picture.nullable(),
  urlMinify: z.string().nullable(),
  /** The page is deleted or locked: there is nothing to lead to. */
  closed: z.boolean(),
});
export type Person = z.output<typeof Person>;
