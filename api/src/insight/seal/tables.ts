import type { SealTimeStamp } from '@m4u/contract/insight/seal/proof';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { moment, whole } from '../../platform/database/columns.ts';

/**
 * Seals of movements of points and of entries of the audit log, in the order in which they were sealed
 * (docs/rules/seal.md). A seal has no foreign key to its row: a row that was removed must be missed.
 */
export const seals = pgTable(
  'seals',
  {
    /** 1, 2, 3, … without gaps. */
    number: whole().primaryKey(),
    /** The group whose books contain the movement, or zeros for the audit log. */
    book: uuid().notNull(),
    /** Place in the book: 1, 2, 3, … without gaps. */
    position: whole().notNull(),
    /** The movement or entry. */
    subjectId: uuid().notNull(),
    /** Random bytes of the row's hash; null once names were erased from the row, which a later seal covers as it is. */
    salt: text(),
    rowHash: text().notNull(),
    link: text().notNull(),
    mark: text().notNull(),
    sealedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('seals_place').on(table.book, table.position),
    index('seals_subject').on(table.subjectId, table.number),
  ],
);

/** Signed roots over consecutive seals. */
export const sealRoots = pgTable('seal_roots', {
  /** Number of the first seal. */
  first: whole().primaryKey(),
  /** The last day in Vietnam that it covers, as YYYY-MM-DD. */
  day: text().notNull(),
  size: whole().notNull(),
  root: text().notNull(),
  /** Roots of its branches (`BRANCH`), from which proofs are made. */
  branches: text().array().notNull(),
  statement: text().notNull(),
  signature: text().notNull(),
  /** Time stamp of the statement, once the authority has given one. */
  timeStamp: jsonb().$type<SealTimeStamp>(),
  createdAt: moment().notNull(),
});
