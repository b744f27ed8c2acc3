import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import { accounts } from '../tables.ts';

const isVerifiedWithChoice = (memberId: SQLWrapper, choice: SQLWrapper): SQL<boolean> => {
  const row = sql`select from ${accounts}
    where ${accounts.memberId} = ${memberId} and ${accounts.verifiedAt} is not null and ${choice}`;
  return sql<boolean>`exists (${row})`;
};

/**
 * SQL condition: whether search engines may show a member's page, i.e. the member is verified and has agreed. Usable
 * for any reader, through a database function: the account's row is visible to its owner only.
 */
export const isPageSearchable = (memberId: SQLWrapper): SQL<boolean> => sql<boolean>`m4u_is_searchable(${memberId})`;

/**
 * As {@link isPageSearchable}, for lists within a query of the program: calling the function for each row is too slow.
 */
export const isSearchable = (memberId: SQLWrapper): SQL<boolean> => isVerifiedWithChoice(memberId, accounts.searchable);

/**
 * SQL condition: whether a member may be suggested to others, i.e. is verified and has not objected; for queries of the
 * program.
 */
export const isSuggested = (memberId: SQLWrapper): SQL<boolean> => isVerifiedWithChoice(memberId, accounts.suggested);
