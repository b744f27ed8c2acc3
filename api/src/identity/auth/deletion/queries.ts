import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, isNotNull, isNull, lte } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Account } from '../queries.ts';
import { accounts } from '../tables.ts';

/** The account of a member; undefined when there is none. */
export const accountOfMember = byProgram(async (db: Executor, memberId: string): Promise<Account | undefined> => {
  const [row] = await db.select().from(accounts).where(eq(accounts.memberId, memberId));
  return row;
});

/** Accounts whose owners asked at this moment or before, and were not told once more; a hundred at most. */
export const toRemind = (tx: Executor, askedBefore: Date): Promise<Account[]> =>
  tx
    .select()
    .from(accounts)
    .where(and(isNotNull(accounts.leavingAt), lte(accounts.leavingAt, askedBefore), isNull(accounts.remindedAt)))
    .orderBy(accounts.leavingAt)
    .limit(100)
    .for('update', { skipLocked: true });
