import { and, asc, eq, gt, isNotNull, lte, min, sql, sum } from '../../../platform/database/orm.ts';
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

/**
 * Lists members' accounts with points that expire between two moments, by id, after one of them; `first` is the
 * earliest expiry.
 */
export const listExpiringAccounts = (
  db: Executor,
  {
    from,
    to,
    after,
    limit,
  }: { readonly from: Date; readonly to: Date; readonly after: string; readonly limit: number },
) =>
  db
    .select({
      id: accounts.id,
      groupId: accounts.groupId,
      memberId: accounts.memberId,
      points: sum(lots.remaining).mapWith(Number),
      first: min(lots.expiresAt),
    })
    .from(lots)
    .innerJoin(accounts, eq(accounts.id, lots.accountId))
    .where(
      and(
        hasPointsLeft,
        gt(lots.expiresAt, from),
        lte(lots.expiresAt, to),
        gt(lots.accountId, after),
        isNotNull(accounts.memberId),
      ),
    )
    .groupBy(accounts.id)
    .orderBy(asc(accounts.id))
    .limit(limit);
