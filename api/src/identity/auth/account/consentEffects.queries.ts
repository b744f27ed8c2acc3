import { eq } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../tables.ts';

type Account = typeof accounts.$inferSelect;

/** Effects of a member's consents, stored with the account. */
export type Choices = Pick<Account, 'termsVersion' | 'searchable' | 'suggested' | 'counted'>;

/** Locks a member's choices until the transaction ends. */
export const lockChoices = (tx: Executor, memberId: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.memberId, memberId)).for('update');

/** Changes the given choices of a member. */
export const updateChoices = (tx: Executor, memberId: string, choices: Partial<Choices>) =>
  tx.update(accounts).set(choices).where(eq(accounts.memberId, memberId));
