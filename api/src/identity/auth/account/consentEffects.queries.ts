import { eq, sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../tables.ts';

type Account = typeof accounts.$inferSelect;

/** What members chose about themselves and what follows from it at once, as it stands with the account. */
export type Choices = Pick<Account, 'termsVersion' | 'searchable' | 'suggested' | 'counted'>;

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

/** Holds what a member chose until the transaction ends. */
export const hold = (tx: Executor, memberId: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.memberId, memberId)).for('update');

/** Changes what is given of what a member chose. */
export const set = (tx: Executor, memberId: string, choices: Partial<Choices>) =>
  tx.update(accounts).set(choices).where(eq(accounts.memberId, memberId));
