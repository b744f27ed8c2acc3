import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { accounts } from './tables.ts';

/** Whether a member's account is verified, as a value within a larger query; a member without one is not. */
export const isVerified = (memberId: SQLWrapper): SQL<boolean> => {
  const row = sql`select from ${accounts} where ${accounts.memberId} = ${memberId} and ${accounts.verifiedAt} is not null`;
  return sql<boolean>`exists (${row})`;
};
