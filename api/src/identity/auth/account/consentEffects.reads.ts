import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import { accounts } from '../tables.ts';

const verifiedWho = (memberId: SQLWrapper, choice: SQLWrapper): SQL<boolean> => {
  const row = sql`select from ${accounts}
    where ${accounts.memberId} = ${memberId} and ${accounts.verifiedAt} is not null and ${choice}`;
  return sql<boolean>`exists (${row})`;
};

/**
 * Whether search engines may show a member’s page, as a value within a larger query: verified, and they agreed to it.
 * Asked for whoever reads the page; a function of the database reads the account, whose row is its owner's alone.
 */
export const isPageSearchable = (memberId: SQLWrapper): SQL<boolean> => sql<boolean>`m4u_is_searchable(${memberId})`;

/** The same for lists, within a query of the program: the function is too dear for each row. */
export const isSearchable = (memberId: SQLWrapper): SQL<boolean> => verifiedWho(memberId, accounts.searchable);

/** Whether a member may be suggested to others, within a query of the program: verified, and they did not object. */
export const isSuggested = (memberId: SQLWrapper): SQL<boolean> => verifiedWho(memberId, accounts.suggested);
