import type { Executor } from '../../platform/database/database.ts';
import { and, eq, type SQL, sql } from '../../platform/database/orm.ts';
import type { CustomerIdentity } from '../../profile/group/customers/lookup.reads.ts';
import { pointAccounts as accounts } from './account.tables.ts';

/** An account as the database keeps it. */
export type AccountRow = typeof accounts.$inferSelect;

/** The ids of a member's accounts, for `in`. */
export const accountsOf = (memberId: string): SQL =>
  sql`(select ${accounts.id} from ${accounts} where ${accounts.memberId} = ${memberId})`;

/** The ids of the groups at which a member has an account, for `in`. */
export const groupsWithAccountOf = (memberId: string): SQL =>
  sql`(select ${accounts.groupId} from ${accounts} where ${accounts.memberId} = ${memberId})`;

const isHeldBy = (holder: CustomerIdentity) =>
  holder.kind === 'member' ? eq(accounts.memberId, holder.memberId) : eq(accounts.customerId, holder.customerId);

/** The account of somebody at a group; undefined for one who never had points there. */
export const findAccount = async (
  db: Executor,
  groupId: string,
  holder: CustomerIdentity,
): Promise<AccountRow | undefined> => {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), isHeldBy(holder)));
  return row;
};
