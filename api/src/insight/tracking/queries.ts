import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, between, eq, gt, gte, lt, lte, type SQL, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { groupIsOpen } from '../../profile/directory/groups/membership.reads.ts';
import { memberIsOpen } from '../../profile/directory/members/availability.reads.ts';
import type { Entry, Span, UsedItem } from './rules.ts';
import type { CountedKind, ItemKind } from './tables.ts';
import {
  trackingDays as days,
  trackingItems as items,
  trackingSalts as salts,
  trackingVisitors as visitors,
} from './tables.ts';

/** Which of these ids are pages that can be seen. */
export const openPages = async (db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from unnest(${sql.param([...ids])}::uuid[]) as asked(id)
      where ${memberIsOpen(sql`asked.id`)} or ${groupIsOpen(sql`asked.id`)}`,
  );
  return new Set(rows.map(({ id }) => id));
};

/** The salt of a day; `fresh` becomes it where there is none. */
export const saltOf = byProgram(async (db: Executor, day: string, fresh: string): Promise<string> => {
  await db.insert(salts).values({ day, salt: fresh }).onConflictDoNothing();
  const { rows } = await db.execute<{ salt: string }>(sql`select salt from ${salts} where day = ${day}`);
  return rows[0]?.salt ?? fresh;
});

type Counted = Pick<Entry, 'ownerId' | 'day' | 'kind' | 'count'>;

/** The columns of rows as arrays, for `unnest`: one statement of few parameters, however many rows there are. */
const columns = <Row>(rows: readonly Row[], ...fields: readonly (keyof Row)[]) =>
  fields.map((field) => sql.param(rows.map((row) => row[field])));

/**
 * Adds to the counters of days. In the order of the keys: processes that write at once wait for each other, and never
 * in a circle.
 */
export const addDays = byProgram(async (tx: Transaction, rows: readonly Counted[]): Promise<void> => {
  if (rows.length === 0) return;
  const [owner, day, kind, count] = columns(rows, 'ownerId', 'day', 'kind', 'count');
  await tx.execute(sql`insert into ${days} (owner_id, day, kind, count)
    select owner_id, day, kind, sum(count) from unnest(${owner}::uuid[], ${day}::date[], ${kind}::text[],
      ${count}::int[]) as done(owner_id, day, kind, count)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (owner_id, day, kind) do update set count = ${days.count} + excluded.count`);
});

/** Adds to the counters of items, for the day and for the month. */
export const addItems = byProgram(async (tx: Transaction, rows: readonly UsedItem[]): Promise<void> => {
  if (rows.length === 0) return;
  const [owner, day, kind, item, count] = columns(rows, 'ownerId', 'day', 'kind', 'item', 'count');
  await tx.execute(sql`insert into ${items} (owner_id, span, day, kind, item, count)
    select owner_id, span, case span when 'month' then date_trunc('month', day)::date else day end, kind, item, sum(count)
    from unnest(${owner}::uuid[], ${day}::date[], ${kind}::text[], ${item}::text[], ${count}::int[])
      as done(owner_id, day, kind, item, count), unnest(array['day', 'month']) as span
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (owner_id, span, day, kind, item) do update set count = ${items.count} + excluded.count`);
});

/** A visitor of a page on a day, as nobody can be told by. */
export interface HashedVisitor {
  readonly ownerId: string;
  readonly day: string;
  readonly visitor: string;
}

/** Keeps visitors until their day is over; those who are new on it are counted. */
export const addVisitors = byProgram(async (tx: Transaction, rows: readonly HashedVisitor[]): Promise<void> => {
  if (rows.length === 0) return;
  const [owner, day, visitor] = columns(rows, 'ownerId', 'day', 'visitor');
  await tx.execute(sql`
    with fresh as (
      insert into ${visitors} (owner_id, day, visitor)
      select distinct * from unnest(${owner}::uuid[], ${day}::date[], ${visitor}::text[]) order by 1, 2, 3
      on conflict do nothing returning owner_id, day)
    insert into ${days} (owner_id, day, kind, count)
    select owner_id, day, 'visitor', count(*) from fresh group by 1, 2 order by 1, 2
    on conflict (owner_id, day, kind) do update set count = ${days.count} + excluded.count`);
});

/** Forgets who came before a day, and what was counted before another. */
export const forget = async (
  db: Executor,
  { visitorsBefore, countsBefore }: { readonly visitorsBefore: string; readonly countsBefore: string },
): Promise<void> => {
  await db.delete(visitors).where(lt(visitors.day, visitorsBefore));
  await db.delete(salts).where(lt(salts.day, visitorsBefore));
  await db.delete(days).where(lt(days.day, countsBefore));
  await db.delete(items).where(lt(items.day, countsBefore));
};

/** How often something was done on a day. */
export interface DayRow {
  readonly day: string;
  readonly kind: CountedKind;
  readonly count: number;
}

/** What was counted on a page on each day of a time. */
export const counts = (db: Executor, ownerId: string, { from, to }: Span): Promise<DayRow[]> =>
  db
    .select({ day: days.day, kind: days.kind, count: days.count })
    .from(days)
    .where(and(eq(days.ownerId, ownerId), between(days.day, from, to)));

/** Something of a page, and how often it was used. */
export interface ItemRow {
  readonly kind: ItemKind;
  readonly item: string;
  readonly count: number;
}

/**
 * What of a page was used most in a time: of each kind the first, and all ways. Whole months are read as such, and only
 * what is left at both ends by its days.
 */
export const top = async (
  db: Executor,
  ownerId: string,
  { from, to, months }: Span & { readonly months: Span | null },
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
