import { DUE_DAYS, type DueFilterState } from '@m4u/contract/commerce/due/rules';
import type { Executor } from '../../platform/database/database.ts';
import { containsEachWord } from '../../platform/database/folding.ts';
import { and, asc, desc, eq, gt, or, sql, type SQL } from '../../platform/database/orm.ts';
import { groupIsOpen, groupRoleOf, joinedMembers } from '../../profile/directory/groups/membership.reads.ts';
import { dueLevels as levels, duePeriods as periods, dueReminders as reminders } from './tables.ts';

/** Conditions of the list of dues. */
export interface DueConditions {
  readonly state?: DueFilterState | undefined;
  readonly q?: string | undefined;
}

/** The given period of each member that ends last, as a subquery. */
const latestOf = (db: Executor, groupId: string) =>
  db
    .selectDistinctOn([periods.memberId], {
      memberId: periods.memberId,
      levelId: periods.levelId,
      endsOn: periods.endsOn,
      graceDays: periods.graceDays,
    })
    .from(periods)
    .where(and(eq(periods.groupId, groupId), eq(periods.state, 'given')))
    .orderBy(periods.memberId, desc(periods.endsOn))
    .as('latest');

type Latest = ReturnType<typeof latestOf>;

/** The last day on which a period still counts. */
const graceUntil = (latest: Latest): SQL => sql`(${latest.endsOn} + ${latest.graceDays}::int)`;

const inState = (latest: Latest, day: string, state: DueFilterState): SQL | undefined => {
  const today = sql`${day}::date`;
  const isDue = sql`(${latest.endsOn} >= ${today} and ${latest.endsOn} <= ${today} + ${DUE_DAYS}::int)`;
  switch (state) {
    case 'none':
      return sql`${latest.endsOn} is null`;
    case 'current':
      return sql`${latest.endsOn} > ${today} + ${DUE_DAYS}::int`;
    case 'due':
      return isDue;
    case 'grace':
      return sql`${latest.endsOn} < ${today} and ${graceUntil(latest)} >= ${today}`;
    case 'lapsed':
      return sql`${graceUntil(latest)} < ${today}`;
    case 'arrears':
      return sql`${latest.endsOn} <= ${today} + ${DUE_DAYS}::int`;
  }
};

/** A row of the list of dues. */
export interface DueListRow {
  readonly memberId: string;
  readonly endsOn: string | null;
  readonly graceDays: number | null;
  readonly levelId: string | null;
  readonly askedAmount: number | null;
  readonly askedLevelId: string | null;
  readonly askedPaymentId: string | null;
  readonly nextAmount: number | null;
  readonly isReminded: boolean;
}

const rowsOf = (db: Executor, groupId: string, day: string, { state, q }: DueConditions, memberId?: string) => {
  const latest = latestOf(db, groupId);
  const joined = joinedMembers(db, groupId);
  const asked = db
    .select({
      memberId: sql<string>`${periods.memberId}`.as('asked_member'),
      amount: sql<number>`${periods.amount}`.as('asked_amount'),
      levelId: sql<string>`${periods.levelId}`.as('asked_level'),
      paymentId: sql<string | null>`${periods.paymentId}`.as('asked_payment'),
    })
    .from(periods)
    .where(and(eq(periods.groupId, groupId), eq(periods.state, 'asked')))
    .as('asked');
  const condition = and(
    state === undefined ? undefined : inState(latest, day, state),
    q === undefined ? undefined : containsEachWord(joined.nameWords, q),
    memberId === undefined ? undefined : eq(joined.memberId, memberId),
  );
  return { latest, joined, asked, condition };
};

/** Lists the dues of members of a group, the earliest end first. The caller has checked that the reader is an admin. */
export const list = (
  db: Executor,
  { groupId, day, filter, memberId }: { groupId: string; day: string; filter: DueConditions; memberId?: string },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DueListRow[]> => {
  const { latest, joined, asked, condition } = rowsOf(db, groupId, day, filter, memberId);
  return db
    .select({
      memberId: joined.memberId,
      endsOn: latest.endsOn,
      graceDays: latest.graceDays,
      levelId: latest.levelId,
      askedAmount: asked.amount,
      askedLevelId: asked.levelId,
      askedPaymentId: asked.paymentId,
      nextAmount: sql<
        number | null
      >`(select ${levels.price}::float8 from ${levels} where ${levels.id} = ${latest.levelId})`,
      isReminded: sql<boolean>`exists (select from ${reminders} where ${reminders.groupId} = ${groupId}
        and ${reminders.memberId} = ${joined.memberId} and ${reminders.key} = ${`by ${day}`})`,
    })
    .from(joined)
    .leftJoin(latest, eq(latest.memberId, joined.memberId))
    .leftJoin(asked, eq(asked.memberId, joined.memberId))
    .where(condition)
    .orderBy(sql`${latest.endsOn} asc nulls last`, asc(joined.nameWords), asc(joined.memberId))
    .limit(limit)
    .offset(offset);
};

/** Counts the members of a group whose dues pass the filter. */
export const count = async (db: Executor, groupId: string, day: string, filter: DueConditions): Promise<number> => {
  const { latest, joined, condition } = rowsOf(db, groupId, day, filter);
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(joined)
    .leftJoin(latest, eq(latest.memberId, joined.memberId))
    .where(condition);
  return row?.count ?? 0;
};

/** A member whose latest period ends soon. */
export interface EndingRow {
  readonly id: string;
  readonly groupId: string;
  readonly memberId: string;
  readonly levelId: string;
  readonly endsOn: string;
}

/**
 * Lists the latest periods that end within a number of days, of members of open groups, after one of them in the order of
 * ids.
 */
export const listEnding = async (
  db: Executor,
  { from, to, after, limit }: { from: string; to: string; after: string | undefined; limit: number },
): Promise<EndingRow[]> => {
  const later = sql`exists (select from ${periods} as later where later.group_id = ${periods.groupId}
    and later.member_id = ${periods.memberId} and later.state = 'given' and later.ends_on > ${periods.endsOn})`;
  const rows = await db
    .select({
      id: periods.id,
      groupId: periods.groupId,
      memberId: periods.memberId,
      levelId: periods.levelId,
      endsOn: periods.endsOn,
    })
    .from(periods)
    .where(
      and(
        eq(periods.state, 'given'),
        sql`${periods.endsOn} between ${from} and ${to}`,
        sql`not ${later}`,
        groupIsOpen(periods.groupId),
        sql`${groupRoleOf(periods.groupId, periods.memberId)} is not null`,
        or(after === undefined ? sql`true` : gt(periods.id, after)),
      ),
    )
    .orderBy(asc(periods.id))
    .limit(limit);
  return rows.flatMap(({ endsOn, ...row }) => (endsOn === null ? [] : [{ ...row, endsOn }]));
};
