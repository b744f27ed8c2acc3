import { and, desc, eq, gt, inArray, lt, ne, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { dataExports as exports } from './tables.ts';

/** A row of an export. */
export type ExportRow = typeof exports.$inferSelect;

/** Sets the transaction to read one snapshot of all rows. */
export const readOneSnapshot = async (tx: Executor): Promise<void> => {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
  await tx.execute(sql`set local statement_timeout = '5min'`);
};

/** Stores a requested export; undefined while another one of the member is in progress. */
export const insert = async (tx: Executor, row: typeof exports.$inferInsert): Promise<ExportRow | undefined> => {
  const [inserted] = await tx.insert(exports).values(row).onConflictDoNothing().returning();
  return inserted;
};

/** Exports of a member that are in progress, or were finished or failed after `since`; newest first. */
export const listRecent = (db: Executor, memberId: string, since: Date): Promise<ExportRow[]> =>
  db
    .select()
    .from(exports)
    .where(
      and(
        eq(exports.memberId, memberId),
        or(eq(exports.status, 'waiting'), gt(exports.readyAt, since), gt(exports.askedAt, since)),
      ),
    )
    .orderBy(desc(exports.id))
    .limit(20);

/** One export by id. */
export const find = async (db: Executor, id: string): Promise<ExportRow | undefined> => {
  const [row] = await db.select().from(exports).where(eq(exports.id, id));
  return row;
};

/** Marks an export in progress as finished or failed; false when it was deleted or settled before. */
export const settleExport = async (
  tx: Executor,
  id: string,
  changes: Pick<ExportRow, 'status'> & Partial<ExportRow>,
): Promise<boolean> => {
  const rows = await tx
    .update(exports)
    .set(changes)
    .where(and(eq(exports.id, id), eq(exports.status, 'waiting')))
    .returning({ id: exports.id });
  return rows.length > 0;
};

/** Deletes exports that were finished or failed before a moment; returns them. */
export const removeOld = (tx: Executor, cutoff: Date): Promise<ExportRow[]> =>
  tx
    .delete(exports)
    .where(
      inArray(
        exports.id,
        tx
          .select({ id: exports.id })
          .from(exports)
          .where(
            and(
              ne(exports.status, 'waiting'),
              lt(sql`coalesce(${exports.readyAt}, ${exports.askedAt})`, cutoff.toISOString()),
            ),
          )
          .limit(500),
      ),
    )
    .returning();

/** All exports of a member, before they are deleted. */
export const listAll = (tx: Executor, memberId: string): Promise<ExportRow[]> =>
  tx.select().from(exports).where(eq(exports.memberId, memberId));
