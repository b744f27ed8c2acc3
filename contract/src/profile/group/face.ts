import * as z from 'zod';
import { Id, Picture } from '../../common.ts';
import { SessionAgency } from '../../identity/auth/result.ts';

/** A brand or group as lists show it. */
export const GroupFace = z.object({
  _id: Id,
  kind: z.enum(['brand', 'group']),
  name: z.string(),
  headline: z.string(),
  logo: Picture.nullable(),
  urlMinify: z.string().nullable(),
  agency: SessionAgency.nullable(),
  /** Names of the line of business and of the occupation within it. */
  career: z.string().nullable(),
  childCareer: z.string().nullable(),
  provinceCode: z.string().nullable(),
  wardCode: z.string().nullable(),
  memberTotal: z.int(),
});
export type GroupFace = z.output<typeof GroupFace>;
