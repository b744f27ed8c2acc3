import { and, asc, eq, gt, inArray, isNotNull, lte, min, sql, sum } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { pointAccounts as accounts } from '../account.tables.ts';
import { pointLots as lots } from '../tables.ts';

const hasPointsLeft = sql`${lots.remaining} > 0`;

/** Lists accounts that still contain expired points, by id, after the account `after`. */
export const listDueAccounts = (
  db: Executor,
  now: Date,
  after: string,
  limit: number,
): Promise<{ id: string; groupId: string }[]> =>
  db
    .selectDistinct({ id: accounts.id, groupId: accounts.groupId })
    .from(lots)
    .innerJoin(accounts, eq(accounts.id, lots.accountId))
    .where(and(hasPointsLeft, isNotNull(lots.expiresAt), lte(lots.expiresAt, now), gt(lots.accountId, after)))
    .orderBy(asc(accounts.id))
    .limit(limit);

/** Sums the expired points that are still in a locked account. */
export const sumDue = async (db: Executor, accountId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ points: sum(lots.remaining).mapWith(Number) })
    .from(lots)
    .where(and(eq(lots.accountId, accountId), hasPointsLeft, lte(lots.expiresAt, now)));
  return row?.points ?? 0;
};

/** A member's account with points that expire soon. */
export interface ExpiringAccount {
  readonly id: string;
  readonly groupId: string;
  readonly memberId: string;
  readonly points: number;
  /** The earliest expiry. */
  readonly first: Date;
}

/** A time, from after one moment until another. */
interface Period {
  readonly from: Date;
  readonly to: Date;
}

const expiresWithin = ({ from, to }: Period) => and(hasPointsLeft, gt(lots.expiresAt, from), lte(lots.expiresAt, to));

/** Lists members' accounts with points that expire within a time, by id, after one of them. */
export const listExpiringAccounts = async (
  db: Executor,
  { after, limit, ...period }: Period & { readonly after: string; readonly limit: number },
): Promise<ExpiringAccount[]> => {
  const rows = await db
    .select({
      id: accounts.id,
      groupId: accounts.groupId,
      memberId: accounts.memberId,
      points: sum(lots.remaining).mapWith(Number),
      first: min(lots.expiresAt),
    })
    .from(lots)
    .innerJoin(accounts, eq(accounts.id, lots.accountId))
    .where(and(expiresWithin(period), gt(lots.accountId, after), isNotNull(accounts.memberId)))
    .groupBy(accounts.id)
    .orderBy(asc(accounts.id))
    .limit(limit);
  return rows.flatMap(({ memberId, first, ...row }) =>
    memberId === null || first === null ? [] : [{ ...row, memberId, first }],
  );
};

/** Points of an account that expire at the same moment. */
export interface ExpiringBatch {
  readonly accountId: string;
  readonly points: number;
  readonly expiresAt: Date;
}

/** Lists the batches of accounts that expire within a time, the earliest first. */
export const listExpiringBatches = async (
  db: Executor,
  accountIds: readonly string[],
  period: Period,
): Promise<ExpiringBatch[]> => {
  const rows = await db
    .select({
      accountId: lots.accountId,
      points: sum(lots.remaining).mapWith(Number),
      expiresAt: lots.expiresAt,
    })
    .from(lots)
    .where(and(inArray(lots.accountId, [...accountIds]), expiresWithin(period)))
    .groupBy(lots.accountId, lots.expiresAt)
    .orderBy(asc(lots.expiresAt));
  return rows.flatMap(({ expiresAt, ...row }) => (expiresAt === null ? [] : [{ ...row, expiresAt }]));
};
