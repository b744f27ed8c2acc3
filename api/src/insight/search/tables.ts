import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { bytewise } from '../../platform/database/folding.ts';

/**
 * Search index: a row for each open page and each piece on one (docs/rules/search.md#finding). Triggers on the tables
 * of members, accounts, groups, agencies and content update it in the writing transaction.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['member', 'group', 'agency', 'post', 'product', 'relic'] }).notNull(),
    ownerKind: text({ enum: ['member', 'group', 'agency'] }).notNull(),
    /** For a member, group or agency: its own id. */
    ownerId: uuid().notNull(),
    policy: text({ enum: ['public', 'friends', 'private'] }).notNull(),
    /** Agencies of the owner. */
    agencies: uuid().array().notNull(),
    /** Name or title in lower case (NFC), with a space before each word. */
    exact: bytewise().notNull(),
    /** The same without diacritics, đ as d. */
    words: bytewise().notNull(),
    outstanding: boolean().notNull(),
    /** Words of the text of a piece that is not public, without diacritics; those of public entries are in `search_texts`. */
    privateWords: bytewise().notNull().default(''),
  },
  (table) => [
    index('search_entries_words').using('gin', table.words.op('gin_trgm_ops')),
    index('search_entries_agencies').using('gin', table.agencies),
    // Non-public entries are searched by owner.
    index('search_entries_owner').on(table.ownerId, table.policy),
  ],
);

/** All words of public entries, one row per spelling of the diacritics. */
export const searchTerms = pgTable(
  'search_terms',
  {
    id: serial().primaryKey(),
    exact: bytewise().notNull(),
    word: bytewise().notNull(),
    /** Approximate number of entries; counted every night, so that a search starts with its rarest word. */
    uses: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('search_terms_exact').on(table.exact),
    index('search_terms_word').on(table.word),
    index('search_terms_parts').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/**
 * Public entries of each word, with the word's place in the name, in the order of results. So the first entries of a
 * word that a million rows contain are found as fast as those of a rare word.
 */
export const searchPostings = pgTable(
  'search_postings',
  {
    term: integer().notNull(),
    kind: text({ enum: ['member', 'group', 'agency', 'post', 'product', 'relic'] }).notNull(),
    /** 0 when the name begins with the word. */
    place: smallint().notNull(),
    entry: uuid().notNull(),
    /** All words of the entry, so that the index can check the other words of a query. */
    words: bytewise().notNull(),
  },
  (table) => [
    index('search_postings_in_order').on(table.term, table.kind, table.place, table.entry.desc(), table.words),
  ],
);

/** Phone numbers on pages of members, groups and agencies, with the audience of each (docs/rules/search.md#phones). */
export const searchPhones = pgTable(
  'search_phones',
  {
    /** Country code and number, digits only. */
    digits: bytewise().notNull(),
    ownerId: uuid().notNull(),
    ownerKind: text({ enum: ['member', 'group', 'agency'] }).notNull(),
    policy: text({ enum: ['public', 'friends', 'private'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.digits, table.ownerId, table.policy] }),
    index('search_phones_owner').on(table.ownerId),
  ],
);
