import { and, asc, eq, getTableColumns, inArray, or, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { CustomerIdentity } from '../../profile/group/customers/lookup.reads.ts';
import type { AccountRow } from './account.reads.ts';
import { pointAccounts as accounts } from './account.tables.ts';
import type { Giving } from './settings.queries.ts';
import {
  pointLots as lots,
  pointMovements as movements,
  pointSettings as settings,
  pointTotals as totals,
} from './tables.ts';

/** A movement to insert; triggers write its entries, lots and totals. */
export type MovementDraft = typeof movements.$inferInsert;

/** The holder of an account, or an account by its own id. */
type Holder = CustomerIdentity | { readonly kind: 'account'; readonly accountId: string };

const holderId = (holder: Holder): string => {
  if (holder.kind === 'member') return holder.memberId;
  return holder.kind === 'customer' ? holder.customerId : holder.accountId;
};

const HOLDER_COLUMN = { member: accounts.memberId, customer: accounts.customerId, account: accounts.id };

const selectHeldForUpdate = prepareOnce((tx, by: keyof typeof HOLDER_COLUMN) => {
  const groupId = sql.placeholder('groupId');
  const giving = sql<Giving | null>`(select json_build_object('rate', ${settings.rate}, 'expiryMonths', ${settings.expiryMonths},
    'rules', ${settings.rules}, 'phoneReceipts', ${settings.phoneReceipts}) from ${settings} where ${settings.groupId} = ${groupId})`;
  const issuing = sql<string | null>`(select own.id from ${accounts} as own
    where own.group_id = ${groupId} and own.issuing = 1)`;
  return tx
    .select({ ...getTableColumns(accounts), issuingId: issuing, giving })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), eq(HOLDER_COLUMN[by], sql.placeholder('id'))))
    .for('no key update')
    .prepare(`held by ${by}`);
});

/**
 * Finds an account and locks it until the transaction ends; with the group's issuing account and settings (`giving`,
 * null when the group has none).
 */
export const findHeldForUpdate = async (
  tx: Transaction,
  groupId: string,
  holder: Holder,
): Promise<(AccountRow & { issuingId: string | null; giving: Giving | null }) | undefined> => {
  const [row] = await selectHeldForUpdate(tx, holder.kind).execute({ groupId, id: holderId(holder) });
  return row;
};

/** Finds the account that issues a group's points; undefined for a group that never gave points. */
export const findIssuing = async (db: Executor, groupId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), eq(accounts.issuing, 1)));
  return row?.id;
};

/** Inserts the account of a holder, or the group's issuing account, unless it exists. */
export const insertAccount = async (
  tx: Transaction,
  groupId: string,
  holder: CustomerIdentity | 'issuing',
  createdAt: Date,
): Promise<void> => {
  await tx
    .insert(accounts)
    .values({
      id: uuidv7(),
      groupId,
      issuing: holder === 'issuing' ? 1 : 0,
      ...(holder !== 'issuing' && holder.kind === 'member' && { memberId: holder.memberId }),
      ...(holder !== 'issuing' && holder.kind === 'customer' && { customerId: holder.customerId }),
      createdAt,
    })
    .onConflictDoNothing();
};

/** Locks these accounts until the transaction ends, in the order of their ids, which prevents deadlocks. */
export const listForUpdate = async (tx: Transaction, ids: readonly string[]): Promise<AccountRow[]> =>
  tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(asc(accounts.id))
    // Not `update`: two orders just inserted for one account share-lock it by foreign key and would wait for each
    // other.
    .for('no key update');

/**
 * Locks the parts of groups' totals that count these accounts until the transaction ends, in a fixed order.
 * Transactions that move points of several accounts lock all accounts first, as those of one account do.
 */
export const lockTotals = async (tx: Transaction, accountIds: readonly string[]): Promise<void> => {
  const own = tx
    .select({ groupId: accounts.groupId, part: sql`abs(hashtext(${accounts.id}::text) % 16)` })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]));
  await tx
    .select({ part: totals.part })
    .from(totals)
    .where(sql`(${totals.groupId}, ${totals.part}) in ${own}`)
    .orderBy(asc(totals.groupId), asc(totals.part))
    .for('no key update');
};

/** Inserts movements in the given order. */
export const insertMovements = async (tx: Transaction, drafts: readonly MovementDraft[]): Promise<void> => {
  await tx.insert(movements).values([...drafts]);
};

/** Locks accounts of customers until the transaction ends, each with the member's account at that group (`into`). */
export const listClaimedForUpdate = async (
  tx: Transaction,
  customerIds: readonly string[],
  memberId: string,
): Promise<{ account: AccountRow; into: AccountRow | undefined }[]> => {
  const groups = tx
    .select({ id: accounts.groupId })
    .from(accounts)
    .where(inArray(accounts.customerId, [...customerIds]));
  const rows = await tx
    .select()
    .from(accounts)
    .where(
      or(
        inArray(accounts.customerId, [...customerIds]),
        and(eq(accounts.memberId, memberId), inArray(accounts.groupId, groups)),
      ),
    )
    .orderBy(asc(accounts.id))
    .for('update');
  const own = new Map(rows.filter((row) => row.memberId === memberId).map((row) => [row.groupId, row]));
  return rows
    .filter(({ customerId }) => customerId !== null && customerIds.includes(customerId))
    .map((account) => ({ account, into: own.get(account.groupId) }));
};

/** Records the account into which all points of another were moved. */
export const mergeAccount = async (tx: Transaction, id: string, into: string): Promise<void> => {
  await tx.update(accounts).set({ mergedInto: into }).where(eq(accounts.id, id));
};

/** Lists the lots of an account with points left, the earliest expiry first. */
export const listLotsLeft = async (
  db: Executor,
  accountId: string,
): Promise<{ points: number; expiresAt: Date | null }[]> =>
  db
    .select({ points: lots.remaining, expiresAt: lots.expiresAt })
    .from(lots)
    .where(and(eq(lots.accountId, accountId), sql`${lots.remaining} > 0`))
    .orderBy(asc(lots.expiresAt), asc(lots.movementId));
