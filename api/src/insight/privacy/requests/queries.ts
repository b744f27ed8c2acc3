import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Paging } from '@m4u/contract/common';
import type { DATA_REQUEST_SORTS } from '@m4u/contract/insight/privacy/request';
import type { RequestState } from '@m4u/contract/insight/privacy/request.rules';
import { and, asc, desc, eq, inArray, lt, ne, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { type Sorting, toOrderBy } from '../../../platform/database/sorting.ts';
import { dataRequests as requests } from './tables.ts';

/** A row of a request. */
export type RequestRow = typeof requests.$inferSelect;

/** Stores a request of the reader. */
export const insert = (tx: Executor, row: typeof requests.$inferInsert) => tx.insert(requests).values(row);

/** Stores a request of a visitor. */
export const insertOfVisitor = byProgram(insert);

/** One request of the reader. */
export const find = async (db: Executor, id: string): Promise<RequestRow | undefined> => {
  const [row] = await db.select().from(requests).where(eq(requests.id, id));
  return row;
};

/** One request of anybody, for staff and for holders of its key. */
export const findAny = byProgram(find);

/** Changes a request of the reader that is in a given state; undefined when the state is no longer that one. */
export const changeState = async (
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

/** The same for a request of anybody, for staff and for holders of its key. */
export const changeStateOfAny = byProgram(changeState);

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

/** One request that staff see, in any state. */
export const findForStaff = byProgram((db: Executor, id: string): Promise<RequestRow[]> =>
  select(db, and(eq(requests.id, id), ne(requests.state, 'unconfirmed')), [asc(requests.id)], { limit: 1 }),
);

/** By which column requests are sorted. */
export type RequestSorting = Sorting<(typeof DATA_REQUEST_SORTS)[number]>;

/** A page of requests for staff; without a sorting open ones by due time, or the latest closed ones. */
export const list = byProgram(
  (db: Executor, state: keyof typeof CONDITIONS, { sort, order, ...paging }: Paging & RequestSorting) => {
    const sorting = sort === undefined && state === 'closed' ? ({ order: 'desc' } as const) : { order };
    const time = state === 'open' ? requests.dueAt : requests.closedAt;
    return select(db, CONDITIONS[state], toOrderBy({ time }, requests.id, sorting, 'time'), paging);
  },
);

/** Number of requests in a state, of open ones, and of overdue ones. */
export const countByState = byProgram(async (db: Executor, state: keyof typeof CONDITIONS, now: Date) => {
  const [row] = await db
    .select({
      total: sql<number>`(count(*) filter (where ${CONDITIONS[state]}))::int`,
      totalOpen: sql<number>`(count(*) filter (where ${CONDITIONS.open}))::int`,
      totalOverdue: sql<number>`(count(*) filter (where ${CONDITIONS.open} and ${requests.dueAt} < ${now}))::int`,
    })
    .from(requests);
  return row ?? { total: 0, totalOpen: 0, totalOverdue: 0 };
});

/** Requests of a member, newest first. */
export const listOfMember = (db: Executor, memberId: string, paging: Paging): Promise<RequestRow[]> =>
  select(db, eq(requests.memberId, memberId), [desc(requests.id)], paging);

/** Number of requests of a member. */
export const countOfMember = (db: Executor, memberId: string): Promise<number> =>
  db.$count(requests, eq(requests.memberId, memberId));

/** Deletes requests that were not confirmed since a moment. */
export const purge = (db: Executor, cutoff: Date) =>
  db.delete(requests).where(and(eq(requests.state, 'unconfirmed'), lt(requests.createdAt, cutoff)));
