import { eq } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../tables.ts';

type Account = typeof accounts.$inferSelect;

/** What members chose about themselves and what follows from it at once, as it stands with the account. */
export type Choices = Pick<Account, 'termsVersion' | 'searchable' | 'suggested' | 'counted'>;

/** Holds what a member chose until the transaction ends. */
export const hold = (tx: Executor, memberId: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.memberId, memberId)).for('update');

/** Changes what is given of what a member chose. */
export const set = (tx: Executor, memberId: string, choices: Partial<Choices>) =>
  tx.update(accounts).set(choices).where(eq(accounts.memberId, memberId));
