import * as z from 'zod';
import { Visibility } from '@m4u/contract/common';
import { ActivityDetails, ActivityType } from '@m4u/contract/content/activity';
import { CvSave } from '@m4u/contract/content/cv/schema';
import { PosterView } from '@m4u/contract/content/poster';
import { PostType } from '@m4u/contract/content/post';
import { ProductDraft } from '@m4u/contract/content/product/schema';
import { RelicType } from '@m4u/contract/content/relic';
import { DaysAgo, DaysFromNow, Key, PictureName, ShownPicture, TimeOfDay } from './common.ts';

const piece = {
  /** Page of the piece. */
  on: Key,
  /** Days since it was written; newest first on the page. */
  daysAgo: DaysAgo,
  title: z.string().min(1),
  /** Rich text; `[[picture|description]]` embeds a picture. */
  text: z.string().default(''),
  pictures: z.array(ShownPicture).default([]),
  /** Default: the kind's initial audience. */
  policy: Visibility.optional(),
};
const outstanding = z.boolean().optional();

/** Time of an event relative to the seeding, so that it is in the future at a first start. */
const DemoEvent = z.strictObject({
  inDays: DaysFromNow,
  at: TimeOfDay,
  hours: z.number().positive(),
  place: z.string(),
});
export type DemoEvent = z.output<typeof DemoEvent>;

/** A post; `forGroup` is the group for which a member writes it. */
export const DemoPost = z.strictObject({
  ...piece,
  outstanding,
  type: PostType,
  event: DemoEvent.optional(),
  forGroup: Key.optional(),
});

const { type, childCareer, listedPrice, price, quantity, contactLink, origin, customsCode, shopType, shopLink } =
  ProductDraft.shape;
const offer = { childCareer, listedPrice, price, quantity, contactLink, origin, customsCode, shopType, shopLink };

/** A product with certificates and their pictures; prices in VND. */
export const DemoProduct = z.strictObject({
  ...piece,
  ...offer,
  outstanding,
  type,
  certificates: z
    .array(z.strictObject({ name: z.string(), note: z.string().optional(), picture: PictureName.optional() }))
    .default([]),
});

export const DemoRelic = z.strictObject({
  ...piece,
  outstanding,
  type: RelicType,
  period: z.string(),
  place: z.string(),
  titleEn: z.string().optional(),
  /** Latitude and longitude. */
  position: z.string().optional(),
});

/** An activity; for some types the details replace the title. */
export const DemoActivity = z.strictObject({
  ...piece,
  outstanding,
  title: piece.title.optional(),
  type: ActivityType,
  details: ActivityDetails,
});

/** A diary entry, dated by the day of writing. */
export const DemoDiary = z.strictObject({ ...piece, tags: z.array(z.string()) });

export const DemoAlbum = z.strictObject(piece);

/** A poster shown from `daysAgo` until a number of days after the seeding. */
export const DemoPoster = z.strictObject({
  on: piece.on,
  daysAgo: DaysAgo,
  forDays: DaysFromNow,
  view: PosterView,
  title: piece.title,
  picture: PictureName,
});

/** A CV as input of its owner. */
export const DemoCv = z.strictObject({ of: Key, daysAgo: DaysAgo, cv: CvSave });
