import type { NoticeFinding } from '@m4u/contract/commerce/payment/rules';
import { and, count, desc, eq, getTableColumns, isNull, lt, notExists } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { groupIsOpen, groupNameOf } from '../../../profile/directory/groups/membership.reads.ts';
import { paymentNotices as notices, paymentStatements as statements } from '../tables.ts';

const { lines: _lines, problems: _problems, heading: _heading, ...listed } = getTableColumns(statements);

/** A row of a statement. */
type StatementRow = typeof statements.$inferSelect;
/** A statement without its lines. */
export type ListedStatement = Omit<StatementRow, 'lines' | 'problems' | 'heading'>;

/** A statement that has stored no transfer: storing may have broken off. */
const isUnused = (db: Executor) =>
  notExists(db.select({ id: notices.id }).from(notices).where(eq(notices.statementId, statements.id)));

/** Inserts a statement; one that its admin read before and did not store goes. */
export const insert = async (tx: Transaction, row: typeof statements.$inferInsert): Promise<void> => {
  await tx
    .delete(statements)
    .where(
      and(
        eq(statements.groupId, row.groupId),
        eq(statements.createdBy, row.createdBy),
        isNull(statements.storedAt),
        isUnused(tx),
      ),
    );
  await tx.insert(statements).values(row);
};

/** Lists statements of a group, newest first, with their total number. */
export const list = async (
  db: Executor,
  groupId: string,
  { limit, offset }: Slice,
): Promise<{ rows: ListedStatement[]; total: number }> => {
  const condition = eq(statements.groupId, groupId);
  const rows = await db
    .select(listed)
    .from(statements)
    .where(condition)
    .orderBy(desc(statements.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(statements, condition) };
};

/** Finds a statement of an open group, with the group's name. */
export const find = async (db: Executor, id: string) => {
  const [row] = await db
    .select({ ...getTableColumns(statements), groupName: groupNameOf(statements.groupId) })
    .from(statements)
    .where(and(eq(statements.id, id), groupIsOpen(statements.groupId)));
  return row;
};

/** Locks a statement until the transaction ends; false when it is stored or gone. */
export const lockRead = async (tx: Transaction, id: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: statements.id })
    .from(statements)
    .where(and(eq(statements.id, id), isNull(statements.storedAt)))
    .for('no key update');
  return rows.length > 0;
};

/** Changes a statement. */
export const update = (tx: Transaction, id: string, changes: Partial<typeof statements.$inferInsert>) =>
  tx.update(statements).set(changes).where(eq(statements.id, id));

/** Deletes statements that were read before a moment and not stored; one that is stored in part stays. */
export const purge = (db: Executor, before: Date) =>
  db.delete(statements).where(and(isNull(statements.storedAt), lt(statements.createdAt, before), isUnused(db)));

/** Counts the transfers that a statement stored, by what they were found to be. */
export const countFindings = async (db: Executor, id: string): Promise<Partial<Record<NoticeFinding, number>>> => {
  const rows = await db
    .select({ finding: notices.finding, count: count() })
    .from(notices)
    .where(eq(notices.statementId, id))
    .groupBy(notices.finding);
  return Object.fromEntries(rows.map((row) => [row.finding, row.count]));
};
