import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import { accounts } from '../tables.ts';

/** Facts of an account for staff. */
export interface AccountFacts {
  readonly email: string | null;
  readonly phone: string | null;
  readonly verified: boolean;
  readonly staff: boolean;
  readonly lockedBy: 'owner' | 'staff' | null;
}

/** SQL value: the account of a member as JSON, null without one; for queries of the program. */
export const accountFactsOf = (memberId: SQLWrapper): SQL<AccountFacts | null> => {
  const value = sql`select json_build_object('email', ${accounts.email}, 'phone', ${accounts.phone},
      'verified', ${accounts.verifiedAt} is not null, 'staff', ${accounts.staff}, 'lockedBy', ${accounts.lockedBy})
    from ${accounts} where ${accounts.memberId} = ${memberId}`;
  return sql<AccountFacts | null>`(${value})`;
};

/** SQL condition: whether a member has an account; unclaimed customers have none. For queries of the program. */
export const hasAccount = (memberId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${accounts} where ${accounts.memberId} = ${memberId})`;

/** SQL for `in`: members with an unverified account; for queries of the program. */
export const unverifiedMembers = (): SQL =>
  sql`(select ${accounts.memberId} from ${accounts} where ${accounts.verifiedAt} is null)`;
