import { and, asc, desc, eq, inArray, lt, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import type { ImportRow, LineRefusal, LineValues } from './rules.ts';
import { groupImportLines, groupImports } from '../invitations/tables.ts';

/** A stored line. */
export type LineRow = typeof groupImportLines.$inferSelect;

/** Lines per INSERT: a statement takes at most 65,535 values. */
const BATCH = 2_000;

/** Stores a parsed file. */
export const insert = async (
  tx: Executor,
  row: typeof groupImports.$inferInsert,
  lines: readonly Omit<typeof groupImportLines.$inferInsert, 'importId'>[],
): Promise<void> => {
  await tx.insert(groupImports).values(row);
  for (let from = 0; from < lines.length; from += BATCH)
    await tx
      .insert(groupImportLines)
      .values(lines.slice(from, from + BATCH).map((line) => ({ ...line, importId: row.id })));
};

/** Reads an import of a group. */
export const find = async (db: Executor, groupId: string, id: string): Promise<ImportRow | undefined> => {
  const [row] = await db
    .select()
    .from(groupImports)
    .where(and(eq(groupImports.groupId, groupId), eq(groupImports.id, id)));
  return row;
};

/** Reads an import of any group. */
export const findById = async (db: Executor, id: string): Promise<ImportRow | undefined> => {
  const [row] = await db.select().from(groupImports).where(eq(groupImports.id, id));
  return row;
};

/** Lists and counts the imports of a group, latest first. */
export const list = async (
  db: Executor,
  groupId: string,
  { limit, offset }: Slice,
): Promise<{ rows: ImportRow[]; total: number }> => {
  const condition = eq(groupImports.groupId, groupId);
  const [rows, total] = await Promise.all([
    db.select().from(groupImports).where(condition).orderBy(desc(groupImports.id)).limit(limit).offset(offset),
    db.$count(groupImports, condition),
  ]);
  return { rows, total };
};

/** Lists and counts the lines of an import, in order. */
export const listLines = async (
  db: Executor,
  importId: string,
  status: LineRow['status'] | undefined,
  { limit, offset }: Slice,
): Promise<{ rows: LineRow[]; total: number }> => {
  const condition = and(
    eq(groupImportLines.importId, importId),
    status === undefined ? undefined : eq(groupImportLines.status, status),
  );
  const [rows, total] = await Promise.all([
    db.select().from(groupImportLines).where(condition).orderBy(asc(groupImportLines.line)).limit(limit).offset(offset),
    db.$count(groupImportLines, condition),
  ]);
  return { rows, total };
};

/** Locks the start of imports of a group until the transaction ends. */
export const acquireGroupLock = async (tx: Executor, groupId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports of ${groupId}`}, 0))`);
};

/** Whether an import of a group is running. */
export const isRunning = async (db: Executor, groupId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: groupImports.id })
    .from(groupImports)
    .where(and(eq(groupImports.groupId, groupId), inArray(groupImports.status, ['running', 'stopping'])));
  return rows.length > 0;
};

/** Changes the state of an import; undefined when it is in none of the expected states. */
export const changeStatus = async (
  tx: Executor,
  id: string,
  from: readonly ImportRow['status'][],
  to: Pick<ImportRow, 'status' | 'updatedAt'> & Partial<Pick<ImportRow, 'actorId'>>,
): Promise<ImportRow | undefined> => {
  const [row] = await tx
    .update(groupImports)
    .set(to)
    .where(and(eq(groupImports.id, id), inArray(groupImports.status, [...from])))
    .returning();
  return row;
};

/** Locks an import until the transaction ends; returns its state and its next waiting line. */
export const findNextLineForUpdate = async (
  tx: Executor,
  id: string,
): Promise<{ status: ImportRow['status']; line: number | null; values: LineValues | null } | undefined> => {
  const [nextLine] = await tx
    .select({ status: groupImports.status })
    .from(groupImports)
    .where(eq(groupImports.id, id))
    .for('update');
  if (!nextLine) return undefined;
  // Read after the lock: another worker may have done the next line while this one waited.
  const [row] = await tx
    .select({ line: groupImportLines.line, values: groupImportLines.values })
    .from(groupImportLines)
    .where(and(eq(groupImportLines.importId, id), eq(groupImportLines.status, 'waiting')))
    .orderBy(asc(groupImportLines.line))
    .limit(1);
  return { status: nextLine.status, line: row?.line ?? null, values: row?.values ?? null };
};

/** Stores the result of a line, and counts it. */
export const finishLine = async (
  tx: Executor,
  importId: string,
  line: number,
  { now, ...outcome }: { status: 'done' | 'refused'; known?: boolean; refusals?: readonly LineRefusal[]; now: Date },
): Promise<void> => {
  await tx
    .update(groupImportLines)
    .set(outcome)
    .where(and(eq(groupImportLines.importId, importId), eq(groupImportLines.line, line)));
  const column = groupImports[outcome.status];
  await tx
    .update(groupImports)
    .set({ [outcome.status]: sql`${column} + 1`, updatedAt: now })
    .where(eq(groupImports.id, importId));
};

/** The ids of running imports without progress since a moment. */
export const listStuck = async (db: Executor, since: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: groupImports.id })
    .from(groupImports)
    .where(and(inArray(groupImports.status, ['running', 'stopping']), lt(groupImports.updatedAt, since)));
  return rows.map(({ id }) => id);
};

/** Deletes previews that were not started since a moment, and imports that ended before another. */
export const purge = async (db: Executor, cutoffs: { previewed: Date; ended: Date }): Promise<void> => {
  await db
    .delete(groupImports)
    .where(
      or(
        and(eq(groupImports.status, 'previewed'), lt(groupImports.updatedAt, cutoffs.previewed)),
        and(inArray(groupImports.status, ['stopped', 'done']), lt(groupImports.updatedAt, cutoffs.ended)),
      ),
    );
};
