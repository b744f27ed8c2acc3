import type { DiscountState } from '@m4u/contract/commerce/discount/rules';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containsEachWord } from '../../platform/database/folding.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { groupIsOpen, type RoleHolder } from '../../profile/directory/groups/membership.reads.ts';
import { administeredGroupIds } from '../../profile/directory/groups/membership.reads.ts';
import { groupsOfMemberOrCustomer } from '../../profile/group/customers/memberGroups.reads.ts';
import { accountIdsOf, groupIdsWithAccountOf } from '../point/account.reads.ts';
import { discounts, discountUses } from './tables.ts';

const { words: _words, ...columns } = getTableColumns(discounts);

/** A row of a discount, without its search words. */
export type DiscountRow = Omit<typeof discounts.$inferSelect, 'words'>;

/** A discount with the number of its uses by the reader (`own`). */
export type OwnRow = DiscountRow & { own: number };

/** Whether a discount is not deleted. */
export const isNotDeleted = isNull(discounts.deletedAt);
const isOver = (day: string) => lt(discounts.toDay, day);
const isUsedUp = and(isNotNull(discounts.quota), sql`${discounts.used} >= ${discounts.quota}`);
const isRunning = (day: string) =>
  and(eq(discounts.active, true), or(isNull(discounts.toDay), sql`not ${isOver(day)}`));
const isLeft = or(isNull(discounts.quota), lt(discounts.used, discounts.quota));

/** Whether a discount is in a state on a day; the SQL form of `stateOn` of the contract's rules. */
export const isInState = (state: DiscountState, day: string): SQL | undefined => {
  switch (state) {
    case 'off':
      return eq(discounts.active, false);
    case 'ended':
      return and(eq(discounts.active, true), isOver(day));
    case 'used-up':
      return and(isRunning(day), isUsedUp);
    case 'planned':
      return and(isRunning(day), isLeft, gt(discounts.fromDay, day));
    case 'running':
      return and(isRunning(day), isLeft, sql`${discounts.fromDay} <= ${day}`);
  }
};

const hasWords = (filter: string | undefined) =>
  filter === undefined ? undefined : containsEachWord(discounts.words, filter);

const listWhere = async <T>(
  db: Executor,
  condition: SQL | undefined,
  rows: Promise<T[]>,
): Promise<{ rows: T[]; total: number }> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(discounts)
    .where(condition);
  return { rows: await rows, total: row?.total ?? 0 };
};

/** Filter of the list for admins. */
export interface ManagedFilter {
  readonly groupId?: string | undefined;
  readonly state?: DiscountState | undefined;
  readonly q?: string | undefined;
  /** Today in Vietnam. */
  readonly day: string;
}

/** Lists discounts of a group, or of all groups that a member administers, newest first. */
export const listManaged = async (
  db: Executor,
  holder: RoleHolder,
  filter: ManagedFilter,
  { limit, offset }: Slice,
) => {
  const { groupId, state, q, day } = filter;
  const condition = and(
    isNotDeleted,
    groupId === undefined ? inArray(discounts.groupId, administeredGroupIds(holder)) : eq(discounts.groupId, groupId),
    state && isInState(state, day),
    hasWords(q),
  );
  return listWhere(
    db,
    condition,
    db.select(columns).from(discounts).where(condition).orderBy(desc(discounts.id)).limit(limit).offset(offset),
  );
};

/** Counts the uses of a discount by a list of accounts, as an expression of a larger query. */
const usesBy = (accountIds: SQL): SQL<number> => {
  const uses = sql`select count(*)::int from ${discountUses} where ${discountUses.discountId} = ${discounts.id}
    and ${discountUses.releasedAt} is null and ${discountUses.accountId} in ${accountIds}`;
  return sql<number>`(${uses})`;
};

const ownUses = (memberId: string): SQL<number> => usesBy(accountIdsOf(memberId));

/** Lists discounts of a group that the holder of an account can use on a day; earliest end first. */
export const listUsableAtCounter = async (
  db: Executor,
  { groupId, accountId, day }: { groupId: string; accountId: string | undefined; day: string },
  limit: number,
): Promise<DiscountRow[]> => {
  const isUnderLimit =
    accountId === undefined
      ? undefined
      : or(isNull(discounts.perMember), sql`${usesBy(sql`(${accountId})`)} < ${discounts.perMember}`);
  return db
    .select(columns)
    .from(discounts)
    .where(and(isNotDeleted, eq(discounts.groupId, groupId), isInState('running', day), isUnderLimit))
    .orderBy(sql`${discounts.toDay} asc nulls last`, asc(discounts.id))
    .limit(limit);
};

const isCustomersDiscount = (memberId: string) =>
  or(
    inArray(discounts.groupId, groupsOfMemberOrCustomer(memberId)),
    inArray(discounts.groupId, groupIdsWithAccountOf(memberId)),
  );

/** Lists discounts that a member may use on a day, of one group or of all groups of the member; earliest end first. */
export const listUsable = async (
  db: Executor,
  memberId: string,
  { groupId, q, day }: Omit<ManagedFilter, 'state'>,
  { limit, offset }: Slice,
) => {
  const own = ownUses(memberId);
  const condition = and(
    isNotDeleted,
    isInState('running', day),
    groupId === undefined ? isCustomersDiscount(memberId) : eq(discounts.groupId, groupId),
    groupIsOpen(discounts.groupId),
    or(isNull(discounts.perMember), sql`${own} < ${discounts.perMember}`),
    hasWords(q),
  );
  const rows = db
    .select({ ...columns, own })
    .from(discounts)
    .where(condition)
    .orderBy(sql`${discounts.toDay} asc nulls last`, asc(discounts.id))
    .limit(limit)
    .offset(offset);
  return listWhere(db, condition, rows);
};

/**
 * Finds a discount that a member may see: a running one, or an active one of a group that has the member as customer.
 */
export const findUsable = async (
  db: Executor,
  memberId: string,
  { id, day }: { id: string; day: string },
): Promise<OwnRow | undefined> => {
  const [row] = await db
    .select({ ...columns, own: ownUses(memberId) })
    .from(discounts)
    .where(
      and(
        eq(discounts.id, id),
        isNotDeleted,
        eq(discounts.active, true),
        groupIsOpen(discounts.groupId),
        or(isInState('running', day), isCustomersDiscount(memberId)),
      ),
    );
  return row;
};

/** Finds a discount that is not deleted. */
export const find = async (db: Executor, id: string): Promise<DiscountRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(discounts)
    .where(and(eq(discounts.id, id), isNotDeleted));
  return row;
};

/** Locks a discount against uses and edits until the transaction ends. */
export const findForUpdate = async (tx: Transaction, id: string): Promise<DiscountRow | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(discounts)
    .where(and(eq(discounts.id, id), isNotDeleted))
    .for('no key update');
  return row;
};

/** Whether another discount of the group has this code. */
export const isCodeTaken = async (tx: Transaction, { id, groupId }: DiscountRow, code: string): Promise<boolean> => {
  const found = await tx
    .select({ id: discounts.id })
    .from(discounts)
    .where(and(eq(discounts.groupId, groupId), eq(discounts.code, code), isNotDeleted, sql`${discounts.id} <> ${id}`));
  return found.length > 0;
};

/** Inserts a discount; undefined when its group already has one with this code. */
export const insert = async (tx: Transaction, row: typeof discounts.$inferInsert): Promise<DiscountRow | undefined> => {
  const [added] = await tx.insert(discounts).values(row).onConflictDoNothing().returning(columns);
  return added;
};

/** Updates a locked discount. */
export const update = async (
  tx: Transaction,
  id: string,
  changes: Partial<typeof discounts.$inferInsert>,
): Promise<DiscountRow | undefined> => {
  const [changed] = await tx
    .update(discounts)
    .set({ ...changes, version: sql`${discounts.version} + 1` })
    .where(eq(discounts.id, id))
    .returning(columns);
  return changed;
};
