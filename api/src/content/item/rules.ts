import { Id, type Owner, type Visibility } from '@m4u/contract/common';
import type { ContentHead, ContentKind, ContentPicture, ImageChoice } from '@m4u/contract/content/item/schema';
import { cut, stripMarkup } from '@m4u/contract/share-text';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import * as z from 'zod';
import type { Relation } from '../../profile/friend/visibility.reads.ts';
import * as policy from './policy.ts';

/** What a kind says of a piece beyond what all kinds have; fit for JSON. */
type Details = Readonly<Record<string, unknown>>;

/** A piece of content as its owner writes it, each kind in the same terms. */
export interface Draft {
  /** The kind's own type, e.g. `news` of posts. */
  readonly type?: string | null | undefined;
  readonly title?: string | undefined;
  /** Rich text as it was sent. */
  readonly content?: string | undefined;
  readonly images?: readonly ImageChoice[] | undefined;
  readonly policy?: Visibility | undefined;
  readonly outstanding?: boolean | undefined;
  /** The group that a member's piece is told for. */
  readonly groupId?: string | null | undefined;
  /** Replaces all that the kind keeps of its own. */
  readonly details?: Details | undefined;
  /** Uploads that the details name for the first time, by their field; they have to be the writer's own. */
  readonly pictures?: Readonly<Record<string, string>> | undefined;
  /** Likewise documents. */
  readonly documents?: Readonly<Record<string, string>> | undefined;
  /** Where the owner's order is that of days: the day. */
  readonly day?: string | undefined;
}

/** A row as lists read it. */
export interface ItemRow {
  readonly id: string;
  readonly kind: ContentKind;
  readonly type: string | null;
  readonly ownerKind: Owner['kind'];
  readonly ownerId: string;
  readonly groupId: string | null;
  readonly memberId: string | null;
  readonly title: string;
  readonly excerpt: string;
  readonly policy: Visibility;
  readonly outstanding: boolean;
  readonly rank: string;
  readonly details: Details;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly cover: ContentPicture | null;
  readonly imageTotal: number;
  readonly relation: Relation;
}

/** A row with its text and pictures. */
export interface FullRow extends ItemRow {
  readonly content: string;
  readonly images: ContentPicture[];
}

/** A piece of content as its kind presents it further. */
export interface Item extends ContentHead {
  readonly type: string | null;
  readonly groupId: string | null;
  readonly memberId: string | null;
  readonly details: Details;
}

/** A piece of content with its text and pictures. */
export interface FullItem extends Item {
  readonly content: string;
  readonly images: ContentPicture[];
}

/** A row as the contract writes what all kinds have. */
export const present = (row: ItemRow): Item => ({
  _id: row.id,
  owner: { kind: row.ownerKind, id: row.ownerId },
  type: row.type,
  title: row.title,
  excerpt: row.excerpt,
  cover: row.cover,
  imageTotal: row.imageTotal,
  policy: row.policy,
  outstanding: row.outstanding,
  groupId: row.groupId,
  memberId: row.memberId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  can: { update: policy.mayUpdate(row.relation) },
  details: row.details,
});

/** A row with its text and pictures, likewise. */
export const presentFull = (row: FullRow): FullItem => ({
  ...present(row),
  content: row.content,
  images: row.images,
});

const EXCERPT = 300;
/** What lists show of a text. */
export const excerptOf = (html: string): string => cut(stripMarkup(html), EXCERPT);

/** The rank of a new piece, which goes before all others; `first` is the present first one's. */
export const rankBefore = (first: string | undefined): string => generateKeyBetween(null, first ?? null);

/** A rank between two others; either end may be open. */
export const rankBetween = (before: string | undefined, after: string | undefined): string =>
  generateKeyBetween(before ?? null, after ?? null);

/** Characters of a rank. One between two others may be longer than both: past this all are given anew. */
export const LONGEST_RANK = 40;

/** So many short ranks, the first first. */
export const ranksFor = (many: number): string[] => generateNKeysBetween(null, null, many);

const LAST_DAY = 99_999_999;
/** The rank of a day, YYYY-MM-DD: the newest stands first. */
export const rankOfDay = (day: string): string => String(LAST_DAY - Number(day.replaceAll('-', ''))).padStart(8, '0');

/** The orders of a list: its owner's, or by the date of writing. */
export type Order = 'owner' | 'newest';

// The mark keeps a place in one order from being taken for one in the other.
const Place = z.tuple([z.string().regex(/^[\dA-Za-z]{1,100}$/), Id]);
// PostgreSQL knows no year 0.
const Written = z.iso.datetime().refine((moment) => moment >= '0001');
const NewestPlace = z.tuple([Written, Id, z.literal('newest')]);

/** Where a list goes on: behind the row of this key (its rank, or when it was written, ISO 8601) and id. */
export interface Place {
  readonly key: string;
  readonly id: string;
}

/** The place of a row, as an answer carries it. */
export const cursorOf = ({ rank, createdAt, id }: Pick<ItemRow, 'rank' | 'createdAt' | 'id'>, order: Order): string =>
  Buffer.from(JSON.stringify(order === 'newest' ? [createdAt.toISOString(), id, order] : [rank, id])).toString(
    'base64url',
  );

/** The place of a cursor, or undefined when it is none of ours in this order. */
export const placeOf = (cursor: string, order: Order): Place | undefined => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [key, id] = order === 'newest' ? NewestPlace.parse(read) : Place.parse(read);
    return { key, id };
  } catch {
    return undefined;
  }
};
