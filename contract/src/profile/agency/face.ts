import * as z from 'zod';
import { Id, Picture } from '../../common.ts';
import { Contact } from '../member/contact.ts';

/** The public view of an agency. */
export const AgencyFace = z.object({
  _id: Id,
  name: z.string(),
  headline: z.string(),
  /** Sanitised HTML. */
  note: z.string(),
  logo: Picture.nullable(),
  background: Picture.nullable(),
  urlMinify: z.string().nullable(),
  contacts: z.array(Contact),
});
export type AgencyFace = z.output<typeof AgencyFace>;
