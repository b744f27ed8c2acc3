import { MINUTE } from '@m4u/contract/durations';
import type { PaymentProvider } from '@m4u/contract/commerce/payment/rules';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  or,
  type Placeholder,
  sql,
} from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { groupIsOpen } from '../../../profile/directory/groups/membership.reads.ts';
import { paymentAccounts as accounts, paymentGates as gates } from '../tables.ts';

/** A service of a group that has a key. */
export type GateRow = typeof gates.$inferSelect & { readonly secret: string };

const hasSecret = (row: typeof gates.$inferSelect): row is GateRow => row.secret !== null;

/** Finds the receiving account of a group. */
export const findAccount = async (db: Executor, groupId: string): Promise<typeof accounts.$inferSelect | undefined> => {
  const [row] = await db.select().from(accounts).where(eq(accounts.groupId, groupId));
  return row;
};

/** Saves the receiving account of a group. */
export const saveAccount = (tx: Transaction, row: typeof accounts.$inferInsert) => {
  const { groupId: _id, ...changes } = row;
  return tx.insert(accounts).values(row).onConflictDoUpdate({ target: accounts.groupId, set: changes });
};

/** Lists the services of a group. */
export const listGates = async (db: Executor, groupId: string): Promise<GateRow[]> =>
  (await db.select().from(gates).where(eq(gates.groupId, groupId)).orderBy(asc(gates.provider))).filter(hasSecret);

/** Finds a service of a group, also one that was ended: its address stays the same. */
export const findGate = async (
  db: Executor,
  groupId: string,
  provider: PaymentProvider,
): Promise<typeof gates.$inferSelect | undefined> => {
  const [row] = await db
    .select()
    .from(gates)
    .where(and(eq(gates.groupId, groupId), eq(gates.provider, provider)));
  return row;
};

/** Saves the key of a service. */
export const saveGate = (tx: Transaction, row: typeof gates.$inferInsert) => {
  const { id: _id, groupId: _group, provider: _provider, ...changes } = row;
  return tx
    .insert(gates)
    .values(row)
    .onConflictDoUpdate({ target: [gates.groupId, gates.provider], set: changes });
};

const isReceiving = (provider: PaymentProvider | Placeholder) =>
  and(eq(gates.provider, provider), isNotNull(gates.secret), groupIsOpen(gates.groupId));

const selectReceiving = prepareOnce((db, name: 'gate at an address') =>
  db
    .select()
    .from(gates)
    .where(and(isReceiving(sql.placeholder('provider')), eq(gates.id, sql.placeholder('id'))))
    .prepare(name),
);

/** Finds the service at an address of notices, of an open group. Runs as the program, since a notice has no reader. */
export const findReceiving = byProgram(
  async (db: Executor, provider: PaymentProvider, id: string): Promise<GateRow[]> =>
    (await selectReceiving(db, 'gate at an address').execute({ provider, id })).filter(hasSecret),
);

/** The most groups with one account number that a notice without a group's address is tried for. */
const MOST_GATES = 20;

/** Finds the services of open groups with this account number; see {@link findReceiving}. */
export const findReceivingByAccount = byProgram(
  async (db: Executor, provider: PaymentProvider, accountNumber: string): Promise<GateRow[]> =>
    (
      await db
        .select(getTableColumns(gates))
        .from(gates)
        .innerJoin(accounts, eq(accounts.groupId, gates.groupId))
        .where(and(isReceiving(provider), sql`upper(${accounts.accountNumber}) = ${accountNumber}`))
        .orderBy(asc(gates.id))
        .limit(MOST_GATES)
    ).filter(hasSecret),
);

/** Records when the last genuine notice of a service arrived; several at once are recorded once. */
export const setLastNotice = byProgram((db: Executor, id: string, lastNoticeAt: Date) =>
  db
    .update(gates)
    .set({ lastNoticeAt })
    .where(
      and(
        eq(gates.id, id),
        or(isNull(gates.lastNoticeAt), lt(gates.lastNoticeAt, new Date(lastNoticeAt.getTime() - MINUTE))),
      ),
    ),
);
