import type { MovementKind } from '@m4u/contract/commerce/point/schema';
import { and, count, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { pointAccounts as accounts } from '../point/account.tables.ts';
import { orders } from '../order/tables.ts';
import { pointEntries as entries, pointLots as lots, pointMovements as movements } from '../point/tables.ts';

/** Columns of a movement for lists and statements. */
export const movementColumns = {
  id: movements.id,
  groupId: movements.groupId,
  accountId: movements.accountId,
  kind: movements.kind,
  points: movements.points,
  note: movements.note,
  orderId: movements.orderId,
  invoiceNumber: orders.invoiceNumber,
  orderStatus: orders.status,
  reversesId: movements.reversesId,
  giftId: movements.giftId,
  expiresAt: movements.expiresAt,
  actorId: movements.actorId,
  createdAt: movements.createdAt,
};

/** A movement as the queries return it. */
export interface MovementRow {
  readonly id: string;
  readonly groupId: string;
  readonly accountId: string;
  readonly kind: MovementKind;
  readonly points: number;
  readonly note: string;
  readonly orderId: string | null;
  readonly invoiceNumber: string | null;
  readonly orderStatus: (typeof orders.$inferSelect)['status'] | null;
  readonly reversesId: string | null;
  readonly giftId: string | null;
  readonly expiresAt: Date | null;
  readonly actorId: string | null;
  readonly createdAt: Date;
}

/** Filter of movements: kinds, and moments from `from` (included) to `to` (excluded). */
export interface MovementFilter {
  readonly kinds?: readonly MovementKind[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Whether a movement passes the filter. */
export const movementsMatching = ({ kinds, from, to }: MovementFilter): SQL | undefined =>
  and(
    kinds && inArray(movements.kind, [...kinds]),
    from && gte(movements.createdAt, from),
    to && lt(movements.createdAt, to),
  );

/** A line of a statement as the queries return it. */
export type StatementRow = MovementRow & { readonly seq: number | null; readonly balance: number | null };

// The account's own side: points moved into another account are negative here.
const listLinesWhere = (db: Executor, condition: SQL | undefined) =>
  db
    .select({ ...movementColumns, points: entries.points, seq: entries.seq, balance: entries.balance })
    .from(entries)
    .innerJoin(movements, eq(movements.id, entries.movementId))
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(condition)
    .orderBy(desc(entries.seq));

/**
 * Lists lines of an account by number, from `last` down. The numbers have no gaps, so an index range is one page. The
 * limit removes no line; without it PostgreSQL plans for half of a long account.
 */
export const listLines = (db: Executor, accountId: string, last: number, limit: number): Promise<StatementRow[]> =>
  listLinesWhere(
    db,
    and(eq(entries.accountId, accountId), lte(entries.seq, last), gt(entries.seq, last - limit)),
  ).limit(limit);

/** Lists lines of an account that pass a filter, newest first, with their total number. */
export const listFilteredLines = async (
  db: Executor,
  accountId: string,
  filter: MovementFilter,
  { limit, offset }: Slice,
): Promise<{ rows: StatementRow[]; total: number }> => {
  const condition = and(eq(entries.accountId, accountId), movementsMatching(filter));
  const [rows, counted] = await Promise.all([
    listLinesWhere(db, condition).limit(limit).offset(offset),
    db
      .select({ total: count() })
      .from(entries)
      .innerJoin(movements, eq(movements.id, entries.movementId))
      .where(condition),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
};

/** Points of an account that expire on its next day of expiry, and the first moment of expiry on that day. */
const nextExpiry = (now: Date): SQL<{ points: number; at: string } | null> => {
  const isUnexpired = sql`${lots.accountId} = ${accounts.id} and ${lots.remaining} > 0 and ${lots.expiresAt} > ${now}`;
  const first = sql`(select ${lots.expiresAt} from ${lots} where ${isUnexpired} order by ${lots.expiresAt} limit 1)`;
  const dayIsOver = sql`(date_trunc('day', ${first} at time zone 'UTC' + interval '7 hours') + interval '17 hours') at time zone 'UTC'`;
  return sql`(select case when count(*) > 0
    then json_build_object('points', sum(${lots.remaining}), 'at', min(${lots.expiresAt})) end
    from ${lots} where ${isUnexpired} and ${lots.expiresAt} < ${dayIsOver})`;
};

const summaryColumns = (now: Date) => ({
  id: accounts.id,
  groupId: accounts.groupId,
  points: accounts.points,
  entries: accounts.entries,
  added: accounts.added,
  spent: accounts.spent,
  expired: accounts.expired,
  expiring: nextExpiry(now),
});

/** An account with its totals and the points that expire next. */
export type SummaryRow = {
  readonly [K in 'points' | 'entries' | 'added' | 'spent' | 'expired']: number;
} & { readonly id: string; readonly groupId: string; readonly expiring: { points: number; at: string } | null };

/** Finds the summary of an account by its id. */
export const findSummary = async (db: Executor, id: string, now: Date): Promise<SummaryRow | undefined> => {
  const [row] = await db.select(summaryColumns(now)).from(accounts).where(eq(accounts.id, id));
  return row;
};

/** Lists accounts of a member with at least one entry, latest used first, with their total number. */
export const listSummaries = async (
  db: Executor,
  memberId: string,
  now: Date,
  { limit, offset }: Slice,
): Promise<{ rows: SummaryRow[]; total: number }> => {
  const condition = and(eq(accounts.memberId, memberId), gt(accounts.entries, 0));
  const latest = sql`(select ${movements.id} from ${movements} where ${movements.accountId} = ${accounts.id}
    order by ${movements.id} desc limit 1)`;
  const [rows, total] = await Promise.all([
    db
      .select(summaryColumns(now))
      .from(accounts)
      .where(condition)
      .orderBy(sql`${latest} desc nulls last`, desc(accounts.id))
      .limit(limit)
      .offset(offset),
    db.$count(accounts, condition),
  ]);
  return { rows, total };
};
