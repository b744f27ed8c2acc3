import * as z from 'zod';
import { isPicture } from '../pictures.ts';

/** Reference to a demo member by key, or to a demo group by short link. */
export const Key = z.string().min(1);

/** Whole days before the seeding. */
export const DaysAgo = z.int().nonnegative();

/** Days from the seeding; negative before it. */
export const DaysFromNow = z.int();

/** Vietnamese time, HH:MM. */
export const TimeOfDay = z.string().regex(/^\d\d:\d\d$/);

/** An amount in VND, points, people or pieces. */
export const Amount = z.int().nonnegative();

/** The name of a file in `pictures`. */
export const PictureName = z.string().refine(isPicture, { error: 'there is no such picture' });

/** A picture, with an optional caption. */
export const ShownPicture = z.union([
  PictureName.transform((picture) => ({ picture, caption: undefined })),
  z.strictObject({ picture: PictureName, caption: z.string().min(1) }),
]);
export type ShownPicture = z.output<typeof ShownPicture>;
