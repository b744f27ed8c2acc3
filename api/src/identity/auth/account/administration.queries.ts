import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, count, eq, gt, isNull } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Account } from '../queries.ts';
import { accounts, sessions } from '../tables.ts';

/** Reads a member's account and locks its row until the transaction ends. */
export const findAccountOfMemberForUpdate = byProgram(
  async (tx: Executor, memberId: string): Promise<Account | undefined> => {
    const [row] = await tx.select().from(accounts).where(eq(accounts.memberId, memberId)).for('update');
    return row;
  },
);

/** Counts a member's live sessions, used and opened since these moments. */
export const countSessions = byProgram(
  async (db: Executor, memberId: string, since: { used: Date; created: Date }): Promise<number> => {
    const [row] = await db
      .select({ total: count() })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(
        and(
          eq(accounts.memberId, memberId),
          isNull(sessions.endedAt),
          gt(sessions.rotatedAt, since.used),
          gt(sessions.createdAt, since.created),
        ),
      );
    return row?.total ?? 0;
  },
);
