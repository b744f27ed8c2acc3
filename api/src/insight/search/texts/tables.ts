import { sql } from '../../../platform/database/orm.ts';
import { bytewise } from '../../../platform/database/folding.ts';
import { index, integer, pgTable, text, uuid } from '../../../platform/database/orm-tables.ts';
import { searchEntries } from '../tables.ts';

/**
 * What everybody may read about each public entry besides its name (docs/rules/search.md#words). Rows of a kind stand
 * on numbered shelves of 16,384, in the order in which they were added. The index knows the words of each shelf apart,
 * so that a search reads the newest shelves only as far as it needs (decision 44).
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    id: uuid()
      .primaryKey()
      .references(() => searchEntries.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    shelf: integer().notNull(),
    /** The words of the name, with and without diacritics. */
    name: bytewise().notNull(),
    /** Titles, professions, organizations, places and skills: lower case (NFC), with a space before each word. */
    facts: bytewise().notNull(),
    /** The beginning of all other texts, likewise. */
    body: bytewise().notNull(),
    /** Facts and other texts without diacritics, đ as d. */
    factWords: bytewise().notNull(),
    bodyWords: bytewise().notNull(),
    /** `p` and the code of the province, `c` and each profession, `a` and the id of each agency. */
    filters: text().array().notNull(),
  },
  () => [
    // Not fastupdate: a search would read the list of pending words.
    index('search_texts_lexemes')
      .using('gin', sql`search_lexemes(kind, shelf, name, facts, body, fact_words, body_words, filters)`)
      .with({ fastupdate: false }),
  ],
);

/** Entries whose texts a job writes anew: too many were changed at once, as the members of a renamed group. */
export const searchStale = pgTable('search_stale', { id: uuid().primaryKey() });
