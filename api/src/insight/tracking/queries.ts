import type { TrackingDevice, TrackingKind, TrackingSource } from '@m4u/contract/insight/tracking.rules';
import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { groupIsOpen } from '../../profile/group/membership.service.ts';
import { memberIsOpen } from '../../profile/member/open.service.ts';
import type { Entry } from './rules.ts';
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
export const saltOf = async (db: Executor, day: string, fresh: string): Promise<string> => {
  await db.insert(salts).values({ day, salt: fresh }).onConflictDoNothing();
  const { rows } = await db.execute<{ salt: string }>(sql`select salt from ${salts} where day = ${day}`);
  return rows[0]?.salt ?? fresh;
};

type Counted = Pick<Entry, 'ownerId' | 'day' | 'kind' | 'value' | 'source' | 'device' | 'count'>;

/** The columns of rows as arrays, for `unnest`: one statement of few parameters, however many rows there are. */
const columns = <Row>(rows: readonly Row[], ...fields: readonly (keyof Row)[]) =>
  fields.map((field) => sql.param(rows.map((row) => row[field])));

/**
 * Adds to the counters of days. In the order of the keys: processes that write at once wait for each other, and never
 * in a circle.
 */
export const addDays = async (tx: Transaction, rows: readonly Counted[]): Promise<void> => {
  if (rows.length === 0) return;
  const [owner, day, kind, source, device, count] = columns(
    rows,
    ...(['ownerId', 'day', 'kind', 'source', 'device', 'count'] as const),
  );
  await tx.execute(sql`insert into ${days} (owner_id, day, kind, source, device, count)
    select owner_id, day, kind, source, device, sum(count) from unnest(${owner}::uuid[], ${day}::date[], ${kind}::text[],
      ${source}::text[], ${device}::text[], ${count}::int[]) as done(owner_id, day, kind, source, device, count)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (owner_id, day, kind, source, device) do update set count = ${days.count} + excluded.count`);
};

/** … and of what it was done with. */
export const addItems = async (tx: Transaction, rows: readonly Counted[]): Promise<void> => {
  if (rows.length === 0) return;
  const [owner, day, kind, item, count] = columns(rows, ...(['ownerId', 'day', 'kind', 'value', 'count'] as const));
  await tx.execute(sql`insert into ${items} (owner_id, day, kind, item, count)
    select owner_id, day, kind, item, sum(count) from unnest(${owner}::uuid[], ${day}::date[], ${kind}::text[],
      ${item}::text[], ${count}::int[]) as done(owner_id, day, kind, item, count)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (owner_id, day, kind, item) do update set count = ${items.count} + excluded.count`);
};

/** A visitor of a page on a day, as nobody can be told by. */
export interface HashedVisitor {
  readonly ownerId: string;
  readonly day: string;
  readonly visitor: string;
  readonly source: TrackingSource;
  readonly device: TrackingDevice;
}

/** Keeps visitors until their day is over; those who are new on it are counted. */
export const addVisitors = async (tx: Transaction, rows: readonly HashedVisitor[]): Promise<void> => {
  if (rows.length === 0) return;
  const [owner, day, visitor, source, device] = columns(
    rows,
    ...(['ownerId', 'day', 'visitor', 'source', 'device'] as const),
  );
  await tx.execute(sql`
    with met as (
      select distinct on (owner_id, day, visitor) * from unnest(${owner}::uuid[], ${day}::date[], ${visitor}::text[],
        ${source}::text[], ${device}::text[]) as met(owner_id, day, visitor, source, device)),
    fresh as (
      insert into ${visitors} (owner_id, day, visitor) select owner_id, day, visitor from met order by 1, 2, 3
      on conflict do nothing returning owner_id, day, visitor)
    insert into ${days} (owner_id, day, kind, source, device, count)
    select owner_id, day, 'visitor', source, device, count(*) from fresh join met using (owner_id, day, visitor)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (owner_id, day, kind, source, device) do update set count = ${days.count} + excluded.count`);
};

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

/** A time, both days included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** One line of counters: of a day (`day`), of a way (`source`) or of a device, whichever is not null. */
export interface CountRow {
  readonly day: string | null;
  readonly kind: TrackingKind | 'visitor';
  readonly source: TrackingSource | null;
  readonly device: TrackingDevice | null;
  readonly count: number;
}

/** What was counted on a page in a time, by day, by way and by device, as of one moment. */
export const counts = async (db: Executor, ownerId: string, { from, to }: Span): Promise<CountRow[]> => {
  const { rows } = await db.execute<CountRow & Record<string, unknown>>(sql`
    select day::text, kind, source, device, sum(count)::int as count from ${days}
    where owner_id = ${ownerId} and day between ${from} and ${to}
    group by grouping sets ((day, kind), (kind, source), (kind, device))`);
  return rows;
};

/** … altogether. */
export const totals = async (
  db: Executor,
  ownerId: string,
  { from, to }: Span,
): Promise<Pick<CountRow, 'kind' | 'count'>[]> => {
  const { rows } = await db.execute<Pick<CountRow, 'kind' | 'count'>>(sql`
    select kind, sum(count)::int as count from ${days}
    where owner_id = ${ownerId} and day between ${from} and ${to} group by kind`);
  return rows;
};

/** Something of a page, and how often. */
export interface ItemRow {
  readonly kind: TrackingKind;
  readonly item: string;
  readonly count: number;
}

/** What of a page was used most in a time: of each kind the first. */
export const top = async (db: Executor, ownerId: string, { from, to }: Span, limit: number): Promise<ItemRow[]> => {
  const { rows } = await db.execute<ItemRow & Record<string, unknown>>(sql`
    select kind, item, count::int from (
      select kind, item, sum(count) as count, row_number() over (partition by kind order by sum(count) desc, item) as place
      from ${items} where owner_id = ${ownerId} and day between ${from} and ${to} group by kind, item) as ranked
    where place <= ${limit} order by count desc, item`);
  return rows;
};
