import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Paging } from '@m4u/contract/common';
import type { RequestState } from '@m4u/contract/insight/privacy/request.rules';
import { and, asc, desc, eq, inArray, lt, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { dataRequests as requests } from './tables.ts';

/** A request as it is kept. */
export type RequestRow = typeof requests.$inferSelect;

/** Keeps a request of the reader's. */
export const insert = (tx: Executor, row: typeof requests.$inferInsert) => tx.insert(requests).values(row);

/** Keeps a request of somebody without an account. */
export const insertOfVisitor = byProgram(insert);

/** One request of the reader's. */
export const find = async (db: Executor, id: string): Promise<RequestRow | undefined> => {
  const [row] = await db.select().from(requests).where(eq(requests.id, id));
  return row;
};

/** Any request, for staff and who holds its key. */
export const findAny = byProgram(find);

/** Changes a request of the reader's that is in one state; undefined when it is in another by now. */
export const move = async (
  tx: Executor,
  id: string,
  from: RequestState,
  changes: Partial<RequestRow> & { state: RequestState },
): Promise<RequestRow | undefined> => {
  const [row] = await tx
    .update(requests)
    .set(changes)
    .where(and(eq(requests.id, id), eq(requests.state, from)))
    .returning();
  return row;
};

/** The same of any request, for staff and who holds its key. */
export const moveAny = byProgram(move);

const select = (db: Executor, condition: SQL | undefined, order: readonly SQL[], paging: Paging) => {
  const { limit, offset } = toSlice(paging);
  return db
    .select()
    .from(requests)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
};

const CONDITIONS = {
  open: eq(requests.state, 'open'),
  closed: inArray(requests.state, ['fulfilled', 'refused', 'withdrawn']),
};

/** A page of the requests that staff see to: what is due first, or what was closed last. */
export const list = byProgram((db: Executor, state: keyof typeof CONDITIONS, paging: Paging): Promise<RequestRow[]> =>
  select(
    db,
    CONDITIONS[state],
    state === 'open' ? [asc(requests.dueAt), asc(requests.id)] : [desc(requests.closedAt), desc(requests.id)],
    paging,
  ),
);

/** How many requests are in a state, how many are open, and how many of these should have been answered. */
export const totals = byProgram(async (db: Executor, state: keyof typeof CONDITIONS, now: Date) => {
  const [row] = await db
    .select({
      total: sql<number>`(count(*) filter (where ${CONDITIONS[state]}))::int`,
      totalOpen: sql<number>`(count(*) filter (where ${CONDITIONS.open}))::int`,
      totalOverdue: sql<number>`(count(*) filter (where ${CONDITIONS.open} and ${requests.dueAt} < ${now}))::int`,
    })
    .from(requests);
  return row ?? { total: 0, totalOpen: 0, totalOverdue: 0 };
});

/** What a member asked for, the newest first. */
export const ofMember = (db: Executor, memberId: string, paging: Paging): Promise<RequestRow[]> =>
  select(db, eq(requests.memberId, memberId), [desc(requests.id)], paging);

/** How much a member asked for. */
export const totalOf = (db: Executor, memberId: string): Promise<number> =>
  db.$count(requests, eq(requests.memberId, memberId));

/** Removes what nobody confirmed since a moment. */
export const forget = (db: Executor, before: Date) =>
  db.delete(requests).where(and(eq(requests.state, 'unconfirmed'), lt(requests.createdAt, before)));
