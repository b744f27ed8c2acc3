import type { MovementKind } from '@m4u/contract/commerce/point/schema';
import { and, count, desc, eq, inArray, lt, or, type SQL, sql, sum } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { foldedWords, containsEachWord } from '../../platform/database/folding.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { pointAccounts as accounts } from '../point/account.tables.ts';
import { orders } from '../order/tables.ts';
import { type MovementRow, movementsMatching, type MovementFilter, movementColumns } from './statement.queries.ts';
import { pointMovements as movements, pointTotals as totals } from '../point/tables.ts';

/** Kinds of movements that give points, take given ones back, or pass them on; accounts count them as added. */
const GIVING_KINDS: readonly MovementKind[] = ['earn', 'adjust', 'gift'];

/** The number of movements and the sum of their points. */
export interface Sums {
  readonly movements: number;
  readonly points: number;
}

/** Filter of the movements of a group's book; `q` are words of notes and invoice numbers. */
export interface BookFilter extends MovementFilter {
  readonly q?: string | undefined;
  /** An account, including the accounts that were merged into it. */
  readonly accountId?: string | undefined;
  /** Only redeemed points and refunds of them. */
  readonly redeemed?: boolean;
  /** Only movements of an invoice. */
  readonly invoices?: boolean;
}

const hasWords = (q: string | undefined): SQL | undefined =>
  q ? containsEachWord(sql`(${foldedWords(movements.note)} || coalesce(${orders.words}, ''))`, q) : undefined;

/** Whether a movement belongs to the account or to one merged into it. */
const isOfAccount = (db: Executor, accountId: string): SQL =>
  inArray(
    movements.accountId,
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(or(eq(accounts.id, accountId), eq(accounts.mergedInto, accountId))),
  );

const bookRowsMatching = (db: Executor, { accountId, q, redeemed, invoices, ...filter }: BookFilter): SQL | undefined =>
  and(
    // The same expression as in the partial index, so that PostgreSQL uses it.
    redeemed === true ? sql`${movements.kind} in ('spend', 'refund')` : undefined,
    accountId === undefined ? undefined : isOfAccount(db, accountId),
    invoices === true ? eq(orders.kind, 'invoice') : undefined,
    movementsMatching(filter),
    hasWords(q),
  );

const isOfGroup = (db: Executor, groupId: string, filter: BookFilter): SQL | undefined =>
  and(eq(movements.groupId, groupId), bookRowsMatching(db, filter));

const listByIds = (db: Executor, ids: ReturnType<typeof idsOfGroup> | ReturnType<typeof idsOfAccounts>) =>
  db
    .select(movementColumns)
    .from(movements)
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(inArray(movements.id, sql`(select id from (${ids}) as requested)`))
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
export const listOfGroup = (db: Executor, groupId: string, filter: BookFilter, slice: Slice): Promise<MovementRow[]> =>
  listByIds(db, idsOfGroup(db, isOfGroup(db, groupId, filter), slice));

/** Sums movements of a group. */
export const sumGroup = (db: Executor, groupId: string, filter: BookFilter): Promise<Sums> =>
  sumsWhere(db, isOfGroup(db, groupId, filter));

/** Lists movements of a group before an id, newest first; equally fast for old and new movements. */
export const listOfGroupBefore = (
  db: Executor,
  groupId: string,
  filter: BookFilter,
  beforeId: string | undefined,
  limit: number,
): Promise<MovementRow[]> =>
  db
    .select(movementColumns)
    .from(movements)
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(and(isOfGroup(db, groupId, filter), beforeId === undefined ? undefined : lt(movements.id, beforeId)))
    .orderBy(desc(movements.id))
    .limit(limit);

const isGivenTo = (db: Executor, accountIds: readonly string[], filter: BookFilter) =>
  and(
    inArray(movements.accountId, [...accountIds]),
    inArray(movements.kind, [...GIVING_KINDS]),
    bookRowsMatching(db, filter),
  );

// Reads at most a page of each account from the index, and then takes the newest of all accounts.
const idsOfAccounts = (db: Executor, accountIds: readonly string[], filter: BookFilter, slice: Slice) => {
  const { limit, offset } = slice;
  const of = db
    .select({ id: movements.id })
    .from(movements)
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(
      and(
        eq(movements.accountId, accounts.id),
        inArray(movements.kind, [...GIVING_KINDS]),
        bookRowsMatching(db, filter),
      ),
    )
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
export const listGiven = async (
  db: Executor,
  accountIds: readonly string[],
  filter: BookFilter,
  slice: Slice,
): Promise<MovementRow[]> =>
  accountIds.length === 0 ? [] : listByIds(db, idsOfAccounts(db, accountIds, filter, slice));

/** Sums points given to accounts. */
export const sumGiven = async (db: Executor, accountIds: readonly string[], filter: BookFilter): Promise<Sums> =>
  accountIds.length === 0 ? { movements: 0, points: 0 } : sumsWhere(db, isGivenTo(db, accountIds, filter));

/** Totals of a group's book; triggers maintain them, so no movement is read. */
export interface BookTotals {
  readonly added: number;
  readonly spent: number;
  readonly expired: number;
  readonly spendings: number;
}

/** Reads the totals of a group's book. */
export const findTotals = async (db: Executor, groupId: string): Promise<BookTotals> => {
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
export const listAccounts = (db: Executor, memberId: string, groupId: string | undefined) =>
  db
    .select({ id: accounts.id, groupId: accounts.groupId, added: accounts.added, additions: accounts.additions })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), groupId === undefined ? undefined : eq(accounts.groupId, groupId)));
