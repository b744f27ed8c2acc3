import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, count, eq, gt, isNull, sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Account } from '../queries.ts';
import { accounts, sessions } from '../tables.ts';

/** What staff see of an account. */
export interface AccountFacts {
  readonly email: string | null;
  readonly phone: string | null;
  readonly verified: boolean;
  readonly staff: boolean;
  readonly lockedBy: 'owner' | 'staff' | null;
}

/** The account of a member within a query of the program; null for one without. */
export const accountOf = (memberId: SQLWrapper): SQL<AccountFacts | null> => {
  const value = sql`select json_build_object('email', ${accounts.email}, 'phone', ${accounts.phone},
      'verified', ${accounts.verifiedAt} is not null, 'staff', ${accounts.staff}, 'lockedBy', ${accounts.lockedBy})
    from ${accounts} where ${accounts.memberId} = ${memberId}`;
  return sql<AccountFacts | null>`(${value})`;
};

/** Whether a member has an account, within a query of the program; a customer who has not claimed themselves has none. */
export const hasAccount = (memberId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${accounts} where ${accounts.memberId} = ${memberId})`;

/** The members whose accounts are not verified, for `in` within a query of the program. */
export const unverifiedMembers = (): SQL =>
  sql`(select ${accounts.memberId} from ${accounts} where ${accounts.verifiedAt} is null)`;

/** A member's account, which nobody changes until the transaction ends. */
export const holdAccountOf = byProgram(async (tx: Executor, memberId: string): Promise<Account | undefined> => {
  const [row] = await tx.select().from(accounts).where(eq(accounts.memberId, memberId)).for('update');
  return row;
});

/** How many devices a member is signed in on, of those used and opened since these moments. */
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
