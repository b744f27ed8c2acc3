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
 * The search index: a row for each open page and each piece on one (docs/rules/search.md#finding). Triggers on the
 * tables of members, accounts, groups and content keep it up to date, in the transaction that writes there.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['member', 'group', 'post', 'product', 'relic'] }).notNull(),
    ownerKind: text({ enum: ['member', 'group'] }).notNull(),
    /** Of a member or a group itself its own id. */
    ownerId: uuid().notNull(),
    policy: text({ enum: ['public', 'friends', 'private'] }).notNull(),
    /** The agencies that it is of. */
    agencies: uuid().array().notNull(),
    /** Name or title in small letters (NFC), a space before each word. */
    exact: bytewise().notNull(),
    /** The same without marks, đ as d. */
    words: bytewise().notNull(),
    outstanding: boolean().notNull(),
  },
  (table) => [
    index('search_entries_words').using('gin', table.words.op('gin_trgm_ops')),
    index('search_entries_agencies').using('gin', table.agencies),
    // What is not for everybody is looked for by whose it is.
    index('search_entries_owner').on(table.ownerId, table.policy),
  ],
);

/** Every word of what everybody may find, once for each way its marks are written. */
export const searchTerms = pgTable(
  'search_terms',
  {
    id: serial().primaryKey(),
    exact: bytewise().notNull(),
    word: bytewise().notNull(),
    /** About how many entries have it: counted every night, to begin with the rarest word of several. */
    uses: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('search_terms_exact').on(table.exact),
    index('search_terms_word').on(table.word),
    index('search_terms_parts').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/**
 * Which public entries have a word, and where in their name: in the order in which they are answered, so that the first
 * of a word that a million have are found as soon as those of any other.
 */
export const searchPostings = pgTable(
  'search_postings',
  {
    term: integer().notNull(),
    kind: text({ enum: ['member', 'group', 'post', 'product', 'relic'] }).notNull(),
    /** 0 where the name begins with it. */
    place: smallint().notNull(),
    entry: uuid().notNull(),
    /** All words of the entry, so that the index tells whether it has the others too. */
    words: bytewise().notNull(),
  },
  (table) => [
    index('search_postings_in_order').on(table.term, table.kind, table.place, table.entry.desc(), table.words),
  ],
);

/** The phone numbers on the pages of members and groups, with the audience of each (docs/rules/search.md#phones). */
export const searchPhones = pgTable(
  'search_phones',
  {
    /** The country's code and the number, without signs. */
    digits: bytewise().notNull(),
    ownerId: uuid().notNull(),
    ownerKind: text({ enum: ['member', 'group'] }).notNull(),
    policy: text({ enum: ['public', 'friends', 'private'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.digits, table.ownerId, table.policy] }),
    index('search_phones_owner').on(table.ownerId),
  ],
);
