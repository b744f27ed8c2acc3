import type { Executor } from '../../platform/database/database.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from '../../platform/database/orm.ts';
import { type CustomerIdentity, resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { pointAccounts as accounts } from './account.tables.ts';

/** A row of an account. */
export type AccountRow = typeof accounts.$inferSelect;

/** Subquery of the ids of a member's accounts, for `in`. */
export const accountIdsOf = (memberId: string): SQL =>
  sql`(select ${accounts.id} from ${accounts} where ${accounts.memberId} = ${memberId})`;

/** Subquery of the ids of groups at which a member has an account, for `in`. */
export const groupIdsWithAccountOf = (memberId: string): SQL =>
  sql`(select ${accounts.groupId} from ${accounts} where ${accounts.memberId} = ${memberId})`;

const isHeldBy = (holder: CustomerIdentity) =>
  holder.kind === 'member' ? eq(accounts.memberId, holder.memberId) : eq(accounts.customerId, holder.customerId);

/** Finds the account of a holder at a group; undefined for a holder who never had points there. */
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

/**
 * Finds an account of a group by the id of a member or of a customer record; undefined when the group may not serve
 * that person now, or the person never had points there.
 */
export const findServedAccount = async (db: Executor, groupId: string, id: string): Promise<AccountRow | undefined> => {
  const holder = await resolveCustomer(db, groupId, id);
  return holder && findAccount(db, groupId, holder);
};

/** SQL condition: whether a customer has points. */
export const customerHasPoints = (customerId: SQLWrapper): SQL =>
  sql`exists (select from ${accounts} where ${accounts.customerId} = ${customerId} and ${accounts.points} > 0)`;

/** Balances of unclaimed customers by the customer's id; those without points yet are absent. */
export const listCustomerPoints = byProgram(
  async (db: Executor, customerIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    if (customerIds.length === 0) return new Map();
    const rows = await db
      .select({ customerId: accounts.customerId, points: accounts.points })
      .from(accounts)
      .where(inArray(accounts.customerId, [...customerIds]));
    return new Map(rows.map(({ customerId, points }) => [customerId ?? '', points]));
  },
);

/** Finds the id of an account by its member or customer, also one whom the group may not serve any more. */
export const findAccountId = async (db: Executor, groupId: string, id: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), or(eq(accounts.memberId, id), eq(accounts.customerId, id))));
  return row?.id;
};

/** Finds the member who holds an account; null while a customer holds it. */
export const findHolderMember = async (db: Executor, accountId: string): Promise<string | null> => {
  const [row] = await db.select({ memberId: accounts.memberId }).from(accounts).where(eq(accounts.id, accountId));
  return row?.memberId ?? null;
};
