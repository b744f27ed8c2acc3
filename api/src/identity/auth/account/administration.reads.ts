import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import { accounts } from '../tables.ts';

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
