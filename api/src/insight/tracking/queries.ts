import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, between, eq, gt, gte, lt, lte, type SQL, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { groupIsOpen } from '../../profile/directory/groups/membership.reads.ts';
import { memberIsOpen } from '../../profile/directory/members/availability.reads.ts';
import type { TrackedAction, DaySpan, UsedItem } from './rules.ts';
import type { CountedKind, ItemKind } from './tables.ts';
import {
  trackingDays as days,
  trackingItems as items,
  trackingSalts as salts,
  trackingVisitors as visitors,
} from './tables.ts';

/** Which of the ids are visible pages. */
export const filterOpenPages = async (db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from unnest(${sql.param([...ids])}::uuid[]) as requested(id)
      where ${memberIsOpen(sql`requested.id`)} or ${groupIsOpen(sql`requested.id`)}`,
  );
  return new Set(rows.map(({ id }) => id));
};

/** Salt of a day; stores `newSalt` when the day has none. */
export const findOrStoreSalt = byProgram(async (db: Executor, day: string, newSalt: string): Promise<string> => {
  await db.insert(salts).values({ day, salt: newSalt }).onConflictDoNothing();
  const { rows } = await db.execute<{ salt: string }>(sql`select salt from ${salts} where day = ${day}`);
  return rows[0]?.salt ?? newSalt;
});

type DailyCount = Pick<TrackedAction, 'ownerId' | 'day' | 'kind' | 'count'>;

/** Columns of rows as arrays, for `unnest`: one statement with few parameters for any number of rows. */
const toColumnArrays = <Row>(rows: readonly Row[], ...fields: readonly (keyof Row)[]) =>
  fields.map((field) => sql.param(rows.map((row) => row[field])));

/**
 * Adds to the counters per day. Rows are written in the order of their keys, so that processes that write at once
 * cannot deadlock.
 */
export const addDays = byProgram(async (tx: Transaction, rows: readonly DailyCount[]): Promise<void> => {
  if (rows.length === 0) return;
  const [owner, day, kind, count] = toColumnArrays(rows, 'ownerId', 'day', 'kind', 'count');
  await tx.execute(sql`insert into ${days} (owner_id, day, kind, count)
    select owner_id, day, kind, sum(count) from unnest(${owner}::uuid[], ${day}::date[], ${kind}::text[],
      ${count}::int[]) as done(owner_id, day, kind, count)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (owner_id, day, kind) do update set count = ${days.count} + excluded.count`);
});

/** Adds to the counters of items, per day and per month. */
export const addItems = byProgram(async (tx: Transaction, rows: readonly UsedItem[]): Promise<void> => {
  if (rows.length === 0) return;
  const [owner, day, kind, item, count] = toColumnArrays(rows, 'ownerId', 'day', 'kind', 'item', 'count');
  await tx.execute(sql`insert into ${items} (owner_id, span, day, kind, item, count)
    select owner_id, span, case span when 'month' then date_trunc('month', day)::date else day end, kind, item, sum(count)
    from unnest(${owner}::uuid[], ${day}::date[], ${kind}::text[], ${item}::text[], ${count}::int[])
      as done(owner_id, day, kind, item, count), unnest(array['day', 'month']) as span
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (owner_id, span, day, kind, item) do update set count = ${items.count} + excluded.count`);
});

/** A hashed visitor of a page on a day, who cannot be identified. */
export interface HashedVisitor {
  readonly ownerId: string;
  readonly day: string;
  readonly visitor: string;
}

/** Stores visitors until the day is over, and counts the new ones. */
export const addVisitors = byProgram(async (tx: Transaction, rows: readonly HashedVisitor[]): Promise<void> => {
  if (rows.length === 0) return;
  const [owner, day, visitor] = toColumnArrays(rows, 'ownerId', 'day', 'visitor');
  await tx.execute(sql`
    with fresh as (
      insert into ${visitors} (owner_id, day, visitor)
      select distinct * from unnest(${owner}::uuid[], ${day}::date[], ${visitor}::text[]) order by 1, 2, 3
      on conflict do nothing returning owner_id, day)
    insert into ${days} (owner_id, day, kind, count)
    select owner_id, day, 'visitor', count(*) from fresh group by 1, 2 order by 1, 2
    on conflict (owner_id, day, kind) do update set count = ${days.count} + excluded.count`);
});

/** Deletes visitors before one day, and counters before another. */
export const purge = async (
  db: Executor,
  { visitorsBefore, countsBefore }: { readonly visitorsBefore: string; readonly countsBefore: string },
): Promise<void> => {
  await db.delete(visitors).where(lt(visitors.day, visitorsBefore));
  await db.delete(salts).where(lt(salts.day, visitorsBefore));
  await db.delete(days).where(lt(days.day, countsBefore));
  await db.delete(items).where(lt(items.day, countsBefore));
};

/** Count of one kind of action on a day. */
export interface DayRow {
  readonly day: string;
  readonly kind: CountedKind;
  readonly count: number;
}

/** Counts of a page for each day of a period. */
export const listDailyCounts = (db: Executor, ownerId: string, { from, to }: DaySpan): Promise<DayRow[]> =>
  db
    .select({ day: days.day, kind: days.kind, count: days.count })
    .from(days)
    .where(and(eq(days.ownerId, ownerId), between(days.day, from, to)));

/** An item of a page and its count. */
export interface ItemRow {
  readonly kind: ItemKind;
  readonly item: string;
  readonly count: number;
}

/**
 * Most used items of a page in a period: the first ones of each kind, and all ways. Whole months are read from monthly
 * rows, the days at both ends from daily rows.
 */
export const listTopItems = async (
  db: Executor,
  ownerId: string,
  { from, to, months }: DaySpan & { readonly months: DaySpan | null },
  limit: number,
): Promise<ItemRow[]> => {
  const of = (span: 'day' | 'month', ...days: readonly SQL[]) =>
    and(eq(items.ownerId, ownerId), eq(items.span, span), ...days);
  const times = months
    ? [
        of('month', between(items.day, months.from, months.to)),
        of('day', gte(items.day, from), lt(items.day, months.from)),
        of('day', gt(items.day, months.to), lte(items.day, to)),
      ]
    : [of('day', between(items.day, from, to))];
  const parts = times.map((time) => sql`select kind, item, count from ${items} where ${time}`);
  const { rows } = await db.execute<ItemRow & Record<string, unknown>>(sql`
    select kind, item, count::int from (
      select kind, item, sum(count) as count, row_number() over (partition by kind order by sum(count) desc, item) as place
      from (${sql.join(parts, sql` union all `)}) as used group by kind, item) as ranked
    where kind = 'way' or place <= ${limit} order by count desc, item`);
  return rows;
};
