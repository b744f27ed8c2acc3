import type { MovementKind } from '@m4u/contract/commerce/point/schema';
import { and, count, desc, eq, inArray, lt, or, type SQL, sql, sum } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { foldedWords, containsEachWord } from '../../platform/database/folding.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { pointAccounts as accounts } from '../point/account.tables.ts';
import { orders } from '../order/tables.ts';
import { type MovementRow, narrows, type Narrowing, shown } from './statement.queries.ts';
import { pointMovements as movements, pointTotals as totals } from '../point/tables.ts';

/** Kinds of movements that give points, or take given ones back. */
const GIVEN: readonly MovementKind[] = ['earn', 'adjust'];

/** The number of movements and the sum of their points. */
export interface Sums {
  readonly movements: number;
  readonly points: number;
}

/** Filter of the movements of a group's book; `q` are words of notes and invoice numbers. */
export interface BookNarrowing extends Narrowing {
  readonly q?: string | undefined;
  /** An account, including the accounts that were merged into it. */
  readonly accountId?: string | undefined;
  /** Only redeemed points and refunds of them. */
  readonly redeemed?: boolean;
  /** Only movements of an invoice. */
  readonly invoices?: boolean;
}

const says = (q: string | undefined): SQL | undefined =>
  q ? containsEachWord(sql`(${foldedWords(movements.note)} || coalesce(${orders.words}, ''))`, q) : undefined;

/** Whether a movement belongs to the account or to one merged into it. */
const ofAccount = (db: Executor, accountId: string): SQL =>
  inArray(
    movements.accountId,
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(or(eq(accounts.id, accountId), eq(accounts.mergedInto, accountId))),
  );

const selected = (db: Executor, { accountId, q, redeemed, invoices, ...narrowing }: BookNarrowing): SQL | undefined =>
  and(
    // The same expression as in the partial index, so that PostgreSQL uses it.
    redeemed === true ? sql`${movements.kind} in ('spend', 'refund')` : undefined,
    accountId === undefined ? undefined : ofAccount(db, accountId),
    invoices === true ? eq(orders.kind, 'invoice') : undefined,
    narrows(narrowing),
    says(q),
  );

const ofGroup = (db: Executor, groupId: string, narrowing: BookNarrowing): SQL | undefined =>
  and(eq(movements.groupId, groupId), selected(db, narrowing));

const byIds = (db: Executor, ids: ReturnType<typeof idsOfGroup> | ReturnType<typeof idsOfAccounts>) =>
  db
    .select(shown)
    .from(movements)
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(inArray(movements.id, sql`(select id from (${ids}) as asked)`))
    .orderBy(desc(movements.id));

const idsOfGroup = (db: Executor, condition: SQL | undefined, { limit, offset }: Slice) =>
  db
    .select({ id: movements.id })
    .from(movements)
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(condition)
    .orderBy(desc(movements.id))
    .limit(limit)
    .offset(offset);

const sumsWhere = async (db: Executor, condition: SQL | undefined): Promise<Sums> => {
  const [row] = await db
    .select({ movements: count(), points: sum(movements.points).mapWith(Number) })
    .from(movements)
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(condition);
  return { movements: row?.movements ?? 0, points: row?.points ?? 0 };
};

/** Lists a page of movements of a group, newest first. */
export const ofGroupInPart = (
  db: Executor,
  groupId: string,
  narrowing: BookNarrowing,
  range: Slice,
): Promise<MovementRow[]> => byIds(db, idsOfGroup(db, ofGroup(db, groupId, narrowing), range));

/** Sums movements of a group. */
export const sumsOfGroup = (db: Executor, groupId: string, narrowing: BookNarrowing): Promise<Sums> =>
  sumsWhere(db, ofGroup(db, groupId, narrowing));

/** Lists movements of a group before an id, newest first; equally fast for old and new movements. */
export const ofGroupBefore = (
  db: Executor,
  groupId: string,
  narrowing: BookNarrowing,
  before: string | undefined,
  limit: number,
): Promise<MovementRow[]> =>
  db
    .select(shown)
    .from(movements)
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(and(ofGroup(db, groupId, narrowing), before === undefined ? undefined : lt(movements.id, before)))
    .orderBy(desc(movements.id))
    .limit(limit);

const givenTo = (db: Executor, accountIds: readonly string[], narrowing: BookNarrowing) =>
  and(inArray(movements.accountId, [...accountIds]), inArray(movements.kind, [...GIVEN]), selected(db, narrowing));

// Reads at most a page of each account from the index, and then takes the newest of all accounts.
const idsOfAccounts = (db: Executor, accountIds: readonly string[], narrowing: BookNarrowing, range: Slice) => {
  const { limit, offset } = range;
  const of = db
    .select({ id: movements.id })
    .from(movements)
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(and(eq(movements.accountId, accounts.id), inArray(movements.kind, [...GIVEN]), selected(db, narrowing)))
    .orderBy(desc(movements.id))
    .limit(limit + offset)
    .as('newest');
  return db
    .select({ id: of.id })
    .from(accounts)
    .innerJoinLateral(of, sql`true`)
    .where(inArray(accounts.id, [...accountIds]))
    .orderBy(desc(of.id))
    .limit(limit)
    .offset(offset);
};

/** Lists movements that gave points to accounts, or took given points back, newest first. */
export const given = async (
  db: Executor,
  accountIds: readonly string[],
  narrowing: BookNarrowing,
  range: Slice,
): Promise<MovementRow[]> =>
  accountIds.length === 0 ? [] : byIds(db, idsOfAccounts(db, accountIds, narrowing, range));

/** Sums points given to accounts. */
export const givenSums = async (db: Executor, accountIds: readonly string[], narrowing: BookNarrowing): Promise<Sums> =>
  accountIds.length === 0 ? { movements: 0, points: 0 } : sumsWhere(db, givenTo(db, accountIds, narrowing));

/** Totals of a group's book; triggers maintain them, so no movement is read. */
export interface Totals {
  readonly added: number;
  readonly spent: number;
  readonly expired: number;
  readonly spendings: number;
}

/** Reads the totals of a group's book. */
export const totalsOf = async (db: Executor, groupId: string): Promise<Totals> => {
  const [row] = await db
    .select({
      added: sum(totals.added).mapWith(Number),
      spent: sum(totals.spent).mapWith(Number),
      expired: sum(totals.expired).mapWith(Number),
      spendings: sum(totals.spendings).mapWith(Number),
    })
    .from(totals)
    .where(eq(totals.groupId, groupId));
  return {
    added: row?.added ?? 0,
    spent: row?.spent ?? 0,
    expired: row?.expired ?? 0,
    spendings: row?.spendings ?? 0,
  };
};

/** Lists accounts of a member, at one group when it is given, with the points given to each. */
export const accountsOf = (db: Executor, memberId: string, groupId: string | undefined) =>
  db
    .select({ id: accounts.id, groupId: accounts.groupId, added: accounts.added, additions: accounts.additions })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), groupId === undefined ? undefined : eq(accounts.groupId, groupId)));
