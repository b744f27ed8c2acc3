import type { ContentKind, ImageChoice } from '@m4u/contract/content/item/schema';
import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import { boolean, index, jsonb, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { foldedWords, bytewise, folded } from '../../platform/database/folding.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';

const isPublic = ({ policy, deletedAt }: { policy: SQLWrapper; deletedAt: SQLWrapper }): SQL =>
  sql`${policy} = 'public' and ${deletedAt} is null`;

/** Title, text and tags, for kinds whose lists can be searched. */
const ALL_WORDS = sql.raw(`case when kind in ('diary', 'product')
  then title || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g') || ' ' || coalesce(details->>'tags', '') else '' end`);

/**
 * Content of every kind. Owner, audience and order are columns of one table, so that a page, a feed or a search is one
 * query. Fields of one kind are in `details`, in the shape of the kind's contract (docs/rules/item.md#kinds,
 * docs/decisions/0011-content.md).
 */
export const contentItems = pgTable(
  'content_items',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ContentKind>().notNull(),
    /** Type within the kind, for posts, products, activities and relics. */
    type: text(),
    ownerKind: text({ enum: ['member', 'group'] }).notNull(),
    ownerId: uuid().notNull(),
    /** The group that a member's piece is shared with. */
    groupId: uuid().references(() => groups.id),
    /** The author. */
    memberId: uuid().references(() => members.id),
    title: text().notNull(),
    /** The title without diacritics, for search. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('title'))),
    /**
     * Searched text of a page's list; stored, since folding a long text takes a hundred times as long as reading it.
     */
    searched: text().notNull().generatedAlwaysAs(folded(ALL_WORDS)),
    /** Sanitised HTML. */
    content: text().notNull().default(''),
    /** The beginning of the content without markup; stored, so that lists need not read the whole text. */
    excerpt: text().notNull().default(''),
    images: jsonb().$type<ImageChoice[]>().notNull().default([]),
    policy: text({ enum: ['public', 'friends', 'private'] }).notNull(),
    outstanding: boolean().notNull().default(false),
    /** Place among the owner's pieces of its kind: a fractional key, so that a key between two others always exists. */
    rank: bytewise().notNull(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Time of deletion; the piece can be restored for 30 days. */
    deletedAt: moment(),
  },
  (table) => [
    index('content_items_page').on(table.ownerId, table.kind, table.rank, table.id),
    index('content_items_by_date').on(table.ownerId, table.kind, table.createdAt, table.id),
    index('content_items_group')
      .on(table.groupId, table.kind)
      .where(sql`${table.groupId} is not null`),
    index('content_items_folded').using('gin', table.folded.op('gin_trgm_ops')),
    // Lists across pages show public rows, newest first.
    index('content_items_newest').on(table.kind, table.ownerKind, table.createdAt, table.id).where(isPublic(table)),
    index('content_items_newest_of_type')
      .on(table.kind, table.ownerKind, table.type, table.createdAt, table.id)
      .where(isPublic(table)),
    index('content_items_outstanding')
      .on(table.kind, table.ownerKind, table.outstanding, table.createdAt, table.id)
      .where(isPublic(table)),
    index('content_items_price')
      .on(sql`(${table.details}->'price')`)
      .where(sql`${isPublic(table)} and ${table.kind} = 'product'`),
    index('content_items_certified')
      .on(table.createdAt)
      .where(sql`${isPublic(table)} and ${table.kind} = 'product' and ${table.details}->'certificates' <> '[]'`),
    // The sitemap reads all public rows, in parts.
    index('content_items_public').on(table.kind, table.id).where(isPublic(table)),
    index('content_items_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
