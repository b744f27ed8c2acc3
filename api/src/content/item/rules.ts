import { Id, type Owner, type Visibility } from '@m4u/contract/common';
import type { ContentHead, ContentKind, ContentPicture, ImageChoice } from '@m4u/contract/content/item/schema';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import * as z from 'zod';
import type { Relation } from '../../profile/friend/visibility.reads.ts';
import * as policy from './policy.ts';

/** Fields that only one kind has; must be valid JSON. */
type Details = Readonly<Record<string, unknown>>;

/** Input for a piece, common to all kinds. */
export interface ItemDraft {
  /** The kind's own type, e.g. `news` for posts. */
  readonly type?: string | null | undefined;
  readonly title?: string | undefined;
  /** Rich text, not yet sanitised. */
  readonly content?: string | undefined;
  readonly images?: readonly ImageChoice[] | undefined;
  readonly policy?: Visibility | undefined;
  readonly outstanding?: boolean | undefined;
  /** The group that a member's piece is shared with. */
  readonly groupId?: string | null | undefined;
  /** Replaces all details of the kind. */
  readonly details?: Details | undefined;
  /** Uploads that the details newly refer to, by field; they must belong to the author. */
  readonly pictures?: Readonly<Record<string, string>> | undefined;
  /** The same for documents. */
  readonly documents?: Readonly<Record<string, string>> | undefined;
  /** The same for recordings. */
  readonly recordings?: Readonly<Record<string, string>> | undefined;
  /** For kinds that are ordered by day. */
  readonly day?: string | undefined;
}

/** A row in lists. */
export interface ItemRow {
  readonly id: string;
  readonly kind: ContentKind;
  readonly type: string | null;
  readonly ownerKind: Owner['kind'];
  readonly ownerId: string;
  readonly groupId: string | null;
  /** Whether that group shows it. */
  readonly shownInGroup: boolean;
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

/** A piece as all kinds share it; each kind adds its own fields. */
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

/** Converts a row to the contract's shape that all kinds share. */
export const toItem = (row: ItemRow): Item => ({
  _id: row.id,
  owner: { kind: row.ownerKind, id: row.ownerId },
  type: row.type,
  title: row.title,
  excerpt: row.excerpt,
  cover: row.cover,
  imageTotal: row.imageTotal,
  policy: row.policy,
  outstanding: row.outstanding,
  // Others learn of the group only what it shows.
  groupId: row.shownInGroup || row.relation === 'owner' ? row.groupId : null,
  memberId: row.memberId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  can: { update: policy.canUpdate(row.relation) },
  details: row.details,
});

/** Converts a row with text and pictures. */
export const toFullItem = (row: FullRow): FullItem => ({
  ...toItem(row),
  content: row.content,
  images: row.images,
});

/** Rank of a new piece before all others; `first` is the rank of the present first one. */
export const rankBefore = (first: string | undefined): string => generateKeyBetween(null, first ?? null);

/** A rank between two others; either end may be open. */
export const rankBetween = (before: string | undefined, after: string | undefined): string =>
  generateKeyBetween(before ?? null, after ?? null);

/** Longest rank. A rank between two others may be longer than both; beyond this length all ranks are reassigned. */
export const LONGEST_RANK = 40;

/** Short ranks for `many` rows, in ascending order. */
export const createRanks = (many: number): string[] => generateNKeysBetween(null, null, many);

const LAST_DAY = 99_999_999;
/** Rank of a day, YYYY-MM-DD; newer days come first. */
export const rankOfDay = (day: string): string => String(LAST_DAY - Number(day.replaceAll('-', ''))).padStart(8, '0');

/** Orders of a list: the owner's, or newest first. */
export type ListOrder = 'owner' | 'newest';

// `newest` marks a cursor, so that a cursor of one order is not accepted in the other.
const OwnerCursorKey = z.tuple([z.string().regex(/^[\dA-Za-z]{1,100}$/), Id]);
// PostgreSQL has no year 0.
const CreatedAt = z.iso.datetime().refine((moment) => moment >= '0001');
const NewestCursorKey = z.tuple([CreatedAt, Id, z.literal('newest')]);

/** Position after which a list continues: the row's key (its rank, or its creation time in ISO 8601) and id. */
export interface CursorKey {
  readonly key: string;
  readonly id: string;
}

/** Encodes the position of a row as a cursor. */
export const writeCursor = (
  { rank, createdAt, id }: Pick<ItemRow, 'rank' | 'createdAt' | 'id'>,
  order: ListOrder,
): string =>
  Buffer.from(JSON.stringify(order === 'newest' ? [createdAt.toISOString(), id, order] : [rank, id])).toString(
    'base64url',
  );

/** Decodes a cursor; undefined when it is not valid for this order. */
export const readCursor = (cursor: string, order: ListOrder): CursorKey | undefined => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [key, id] = order === 'newest' ? NewestCursorKey.parse(read) : OwnerCursorKey.parse(read);
    return { key, id };
  } catch {
    return undefined;
  }
};
