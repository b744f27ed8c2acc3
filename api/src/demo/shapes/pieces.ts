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
  /** Whose page it is on. */
  on: Key,
  /** When it was written; the newest stand first on their page. */
  daysAgo: DaysAgo,
  title: z.string().min(1),
  /** Rich text; `[[picture|words]]` stands for a picture within it and what it shows. */
  text: z.string().default(''),
  pictures: z.array(ShownPicture).default([]),
  /** Left out, it is what the kind of piece begins with. */
  policy: Visibility.optional(),
};
const outstanding = z.boolean().optional();

/** When an event is, so that it never lies in the past of a first start. */
const DemoEvent = z.strictObject({
  inDays: DaysFromNow,
  at: TimeOfDay,
  hours: z.number().positive(),
  place: z.string(),
});
export type DemoEvent = z.output<typeof DemoEvent>;

/** A post; `forGroup` is the group that a member's post is told for. */
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

/** A product, with certificates and the pictures of them; prices in VND. */
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
});

/** An activity; the details of some types name it, so that it needs no title. */
export const DemoActivity = z.strictObject({
  ...piece,
  outstanding,
  title: piece.title.optional(),
  type: ActivityType,
  details: ActivityDetails,
});

/** An entry of a diary, of the day on which it was written. */
export const DemoDiary = z.strictObject({ ...piece, tags: z.array(z.string()) });

export const DemoAlbum = z.strictObject(piece);

/** A poster that hangs from `daysAgo` until so many days after the seeding. */
export const DemoPoster = z.strictObject({
  on: piece.on,
  daysAgo: DaysAgo,
  forDays: DaysFromNow,
  view: PosterView,
  title: piece.title,
  picture: PictureName,
});

/** A CV as its owner sends it. */
export const DemoCv = z.strictObject({ of: Key, daysAgo: DaysAgo, cv: CvSave });
