import type { Visibility } from '@m4u/contract/common';
import type { ActivityType, detailsOf } from '@m4u/contract/content/activity/details';
import type { PosterView } from '@m4u/contract/content/poster';
import type { PostType } from '@m4u/contract/content/post';
import type { CertificateDraft, ProductDraft } from '@m4u/contract/content/product/schema';
import type { RelicType } from '@m4u/contract/content/relic';
import type * as z from 'zod';
import type { PictureKind } from '../art/picture.ts';

/** A drawn picture, alone or with what stands below it. */
export type DemoPicture = PictureKind | readonly [kind: PictureKind, caption: string];

/** What every piece of demo content has. */
export interface DemoPiece {
  /** Whose page it is on: the key of a demo member, or the short link of a demo group. */
  readonly on: string;
  /** How many days before the seeding it was written; the newest stand first on their page. */
  readonly ago: number;
  readonly title: string;
  /** Rich text; `[[kind|words]]` stands for a picture within it and what it shows. */
  readonly text: string;
  readonly pictures?: readonly DemoPicture[];
  /** Public unless told otherwise. */
  readonly policy?: Visibility;
  readonly outstanding?: boolean;
}

/** When an event is, seen from the day of the seeding, so that it never lies in the past of a first start. */
export interface DemoEvent {
  readonly inDays: number;
  /** Vietnamese time, HH:MM. */
  readonly at: string;
  readonly hours: number;
  readonly place: string;
}

export interface DemoPost extends DemoPiece {
  readonly type: PostType;
  readonly event?: DemoEvent;
  /** The short link of the group that a member's post is told for. */
  readonly forGroup?: string;
}

/** A certificate and the picture of it. */
interface DemoCertificate extends Pick<CertificateDraft, 'name' | 'note'> {
  readonly picture?: PictureKind;
}

/** What a product may say of itself beside text and pictures; prices in VND. */
type DemoOffer = Pick<
  ProductDraft,
  | 'childCareer'
  | 'listedPrice'
  | 'price'
  | 'quantity'
  | 'contactLink'
  | 'origin'
  | 'customsCode'
  | 'shopType'
  | 'shopLink'
>;

export interface DemoProduct extends DemoPiece, Partial<DemoOffer> {
  readonly type: ProductDraft['type'];
  readonly certificates?: readonly DemoCertificate[];
}

export interface DemoRelic extends DemoPiece {
  readonly type: RelicType;
  readonly period: string;
  readonly place: string;
}

/** A type of activity with the details it takes. */
type DemoDetails = {
  [T in ActivityType]: { readonly type: T; readonly details: z.input<(typeof detailsOf)[T]> };
}[ActivityType];

/** Of types whose details name them, the title may be left out. */
export type DemoActivity = Omit<DemoPiece, 'title' | 'text'> & Partial<Pick<DemoPiece, 'title' | 'text'>> & DemoDetails;

/** An entry of the day that lies `ago` days back; private unless told otherwise. */
export interface DemoDiary extends Omit<DemoPiece, 'outstanding'> {
  readonly tags: readonly string[];
}

export type DemoAlbum = Omit<DemoPiece, 'outstanding'>;

/** A poster that began `ago` days before the seeding and ends `forDays` days after it. */
export interface DemoPoster extends Pick<DemoPiece, 'on' | 'ago' | 'title'> {
  readonly view: PosterView;
  readonly forDays: number;
  readonly picture: PictureKind;
}
