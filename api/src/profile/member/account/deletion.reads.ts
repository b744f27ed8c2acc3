import type { Language } from '@m4u/contract/common';
import { and, asc, eq, isNotNull, lte } from '../../../platform/database/orm.ts';
import { hasAccount } from '../../../identity/auth/account/administration.reads.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../tables.ts';

const isDue = (deletedBefore: Date) =>
  // A customer without an account is born deleted, and is its group's.
  and(isNotNull(members.deletedAt), lte(members.deletedAt, deletedBefore), hasAccount(members.id));

/** Members with accounts who were deleted at this moment or before, the longest ago first; so many of them. */
export const deletedSince = async (db: Executor, deletedBefore: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(isDue(deletedBefore))
    .orderBy(asc(members.deletedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Whether a member is one of those still; nobody changes the row until the transaction ends. */
export const holdDeleted = async (tx: Executor, id: string, deletedBefore: Date): Promise<boolean> => {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, id), isDue(deletedBefore)))
    .for('update', { of: members });
  return rows.length > 0;
};

/** A member's language, and when they were deleted. */
export const standingOf = async (
  db: Executor,
  id: string,
): Promise<{ language: Language; deletedAt: Date | null } | undefined> => {
  const [row] = await db
    .select({ language: members.language, deletedAt: members.deletedAt })
    .from(members)
    .where(eq(members.id, id))
    .for('update');
  return row;
};
