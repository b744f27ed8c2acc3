import * as z from 'zod';
import { Id, Picture } from '../../common.ts';

/** A member as lists show them: among friends, in conversations and notifications. */
export const Person = z.object({
  _id: Id,
  /** Empty when the page is closed; screens then show a text in the reader's language. */
  name: z.string(),
  headline: z.string(),
  portrait: Picture.nullable(),
  urlMinify: z.string().nullable(),
  /** The page is deleted or locked, so there is nothing to link to. */
  closed: z.boolean(),
});
export type Person = z.output<typeof Person>;
