import { and, desc, eq, gt, inArray, lt, ne, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { dataExports as exports } from './tables.ts';

/** An export as it is kept. */
export type ExportRow = typeof exports.$inferSelect;

/** The transaction reads everything as it is now, whatever is changed meanwhile; a pause between two reads may be long. */
export const atOneMoment = async (tx: Executor): Promise<void> => {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
  await tx.execute(sql`set local statement_timeout = '5min'`);
};

/** Keeps that an export was asked for; undefined when the member has one that is being made. */
export const insert = async (tx: Executor, row: typeof exports.$inferInsert): Promise<ExportRow | undefined> => {
  const [kept] = await tx.insert(exports).values(row).onConflictDoNothing().returning();
  return kept;
};

/** A member's exports that are being made, or were made or given up since a moment; the newest first. */
export const listOf = (db: Executor, memberId: string, since: Date): Promise<ExportRow[]> =>
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

/** One export. */
export const find = async (db: Executor, id: string): Promise<ExportRow | undefined> => {
  const [row] = await db.select().from(exports).where(eq(exports.id, id));
  return row;
};

/** An export that was being made is done, or given up; false when it is gone or was settled before. */
export const settle = async (
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

/** Forgets exports that were made or given up before a moment; answers them. */
export const removeOld = (tx: Executor, before: Date): Promise<ExportRow[]> =>
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
              lt(sql`coalesce(${exports.readyAt}, ${exports.askedAt})`, before.toISOString()),
            ),
          )
          .limit(500),
      ),
    )
    .returning();

/** The exports of a member, which are about to go. */
export const allOf = (tx: Executor, memberId: string): Promise<ExportRow[]> =>
  tx.select().from(exports).where(eq(exports.memberId, memberId));
