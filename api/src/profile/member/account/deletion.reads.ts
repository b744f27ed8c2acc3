import type { Language } from '@m4u/contract/common';
import { and, asc, eq, isNotNull, lte } from '../../../platform/database/orm.ts';
import { hasAccount } from '../../../identity/auth/account/administration.reads.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../tables.ts';

const isDeletedBefore = (deletedBefore: Date) =>
  // A customer without an account is marked deleted from the start and must stay.
  and(isNotNull(members.deletedAt), lte(members.deletedAt, deletedBefore), hasAccount(members.id));

/** Ids of members with accounts who were deleted before or at this moment: oldest first, at most `limit`. */
export const listDeletedBefore = async (db: Executor, deletedBefore: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(isDeletedBefore(deletedBefore))
    .orderBy(asc(members.deletedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Whether such a member is still deleted; locks the row until the transaction ends. */
export const lockDeletedMember = async (tx: Executor, id: string, deletedBefore: Date): Promise<boolean> => {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, id), isDeletedBefore(deletedBefore)))
    .for('update', { of: members });
  return rows.length > 0;
};

/** Reads a member's language and time of deletion. */
export const findDeletionState = async (
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
