import { and, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { accounts } from './tables.ts';

/** Whether a member's account is verified, as a value within a larger query; a member without one is not. */
export const isVerified = (memberId: SQLWrapper): SQL<boolean> => {
  const row = sql`select from ${accounts} where ${accounts.memberId} = ${memberId} and ${accounts.verifiedAt} is not null`;
  return sql<boolean>`exists (${row})`;
};

/** The verified e-mail address of a member whose account is open; undefined when there is none. */
export const letterAddress = async (db: Executor, memberId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), isNotNull(accounts.verifiedAt), isNull(accounts.lockedBy)));
  return row?.email ?? undefined;
};
