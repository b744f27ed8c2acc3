import type { RequestFilter } from '@m4u/contract/commerce/order/request';
import {
  OPEN_STATUSES,
  type RequestKind,
  type RequestStatus,
  type RequestTransition,
} from '@m4u/contract/commerce/order/request.rules';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  notInArray,
  type SQL,
  sql,
} from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import {
  administeredGroupIds,
  groupIsOpen,
  groupNameOf,
  membershipsOf,
  type RoleHolder,
} from '../../../profile/directory/groups/membership.reads.ts';
import { orderRequests as requests, orderRequestSteps as steps } from './tables.ts';

/** A row of a request. */
export type RequestRow = typeof requests.$inferSelect;
/** A row of a step of a request. */
export type StepRow = typeof steps.$inferSelect;

/** A request with the name and state of its group, and the reader's role there. */
export type FoundRequest = RequestRow & {
  readonly groupName: string;
  /** Whether the group is neither deleted nor locked. */
  readonly isOpen: boolean;
  /** Whether the reader administers the group. */
  readonly isAdmin: boolean;
};

const isAdministered = (holder: RoleHolder): SQL<boolean> =>
  sql<boolean>`${requests.groupId} in ${administeredGroupIds(holder)}`;

const selectForReader = (holder: RoleHolder) => ({
  ...getTableColumns(requests),
  groupName: groupNameOf(requests.groupId),
  isOpen: groupIsOpen(requests.groupId),
  isAdmin: isAdministered(holder),
});

/** Lists the groups that a member administers. */
export const listAdministeredGroups = async (
  db: Executor,
  memberId: string,
): Promise<{ _id: string; name: string }[]> => {
  const [row] = await db.select({ all: membershipsOf(sql`${memberId}::uuid`) }).from(sql`(select) as one`);
  return (row?.all ?? []).filter(({ role }) => role === 'admin').map(({ _id, name }) => ({ _id, name }));
};

/** A list of requests: those of a member (`own`), or those to the groups that the member administers, one or all. */
export interface RequestScope extends RoleHolder {
  readonly of: 'own' | 'groups';
  readonly groupId?: string | undefined;
}

const isInScope = ({ of, groupId, ...holder }: RequestScope): SQL | undefined =>
  of === 'own'
    ? eq(requests.buyerId, holder.memberId)
    : and(groupId === undefined ? undefined : eq(requests.groupId, groupId), isAdministered(holder));

const requestsMatching = ({ kind, state }: Pick<RequestFilter, 'kind' | 'state'>): SQL | undefined =>
  and(
    kind ? eq(requests.kind, kind) : undefined,
    state === 'open' ? inArray(requests.status, [...OPEN_STATUSES]) : undefined,
    state === 'ended' ? notInArray(requests.status, [...OPEN_STATUSES]) : undefined,
  );

/** Lists a page of requests, newest first unless sorted otherwise. Ids rise with time. */
export const list = (
  db: Executor,
  scope: RequestScope,
  filter: RequestFilter,
  { limit, offset }: Slice,
): Promise<FoundRequest[]> =>
  db
    .select(selectForReader(scope))
    .from(requests)
    .where(and(isInScope(scope), requestsMatching(filter)))
    .orderBy((filter.order === 'asc' ? asc : desc)(requests.id))
    .limit(limit)
    .offset(offset);

/** Counts requests that pass the filter. */
export const count = (db: Executor, scope: RequestScope, filter: RequestFilter): Promise<number> =>
  db.$count(requests, and(isInScope(scope), requestsMatching(filter)));

/** Counts requests that wait for an answer of the group. */
export const countWaiting = (db: Executor, scope: RequestScope): Promise<number> =>
  db.$count(requests, and(isInScope(scope), sql`${requests.status} in ('new', 'accepted')`));

/** Finds a request for a reader, without checking that the reader may see it. */
export const find = async (db: Executor, id: string, memberId: string): Promise<FoundRequest | undefined> => {
  const [row] = await db.select(selectForReader({ memberId })).from(requests).where(eq(requests.id, id));
  return row;
};

/** Finds an earlier request of the group with this `clientId`. Runs as the system: its sender may have no account. */
export const findByClient = byProgram(
  async (db: Executor, groupId: string, clientId: string): Promise<Pick<RequestRow, 'id' | 'buyerId'> | undefined> => {
    const [row] = await db
      .select({ id: requests.id, buyerId: requests.buyerId })
      .from(requests)
      .where(and(eq(requests.groupId, groupId), eq(requests.clientId, clientId)));
    return row;
  },
);

/** Inserts a request, also of a visitor; false when one with this `clientId` exists. */
export const insert = byProgram(async (tx: Executor, row: typeof requests.$inferInsert): Promise<boolean> => {
  const inserted = await tx.insert(requests).values(row).onConflictDoNothing().returning({ id: requests.id });
  return inserted.length > 0;
});

/** Columns that a transition may change besides the status. */
type Changes = Partial<Pick<RequestRow, 'offer' | 'offerWords' | 'validUntil' | 'orderId' | 'paymentId' | 'reserved'>>;

/**
 * Applies a transition when the request has one of the statuses `from`, its offer is valid on the day `validOn`, and it
 * has not changed since `seenAt`; otherwise returns undefined, for example after a concurrent change.
 */
export const applyTransition = async (
  tx: Executor,
  id: string,
  { kind, from, to }: Pick<RequestTransition, 'from'> & { kind: RequestKind; to: RequestStatus },
  { validOn, seenAt, now, ...changes }: Changes & { validOn?: string; seenAt?: Date; now: Date },
): Promise<RequestRow | undefined> => {
  const [row] = await tx
    .update(requests)
    .set({ ...changes, status: to, updatedAt: now })
    .where(
      and(
        eq(requests.id, id),
        eq(requests.kind, kind),
        inArray(requests.status, [...from]),
        validOn === undefined ? undefined : gte(requests.validUntil, validOn),
        seenAt && eq(requests.updatedAt, seenAt),
      ),
    )
    .returning();
  return row;
};

/** Sets the group's customer record of a buyer without an account. */
export const setCustomer = (tx: Executor, id: string, customerId: string) =>
  tx.update(requests).set({ customerId }).where(eq(requests.id, id));

/** Sets the number of pieces that a request reserves. */
export const setReserved = (tx: Executor, id: string, reserved: number) =>
  tx.update(requests).set({ reserved }).where(eq(requests.id, id));

/** Sets the order with the points of a paid request. */
export const setOrder = (tx: Executor, id: string, orderId: string) =>
  tx.update(requests).set({ orderId }).where(eq(requests.id, id));

/** Finds a request without a check of its reader. */
export const findUnchecked = async (db: Executor, id: string): Promise<RequestRow | undefined> => {
  const [row] = await db.select().from(requests).where(eq(requests.id, id));
  return row;
};

/** Moves the requests of one customer to another. */
export const moveCustomer = (tx: Executor, { kept, dropped }: { readonly kept: string; readonly dropped: string }) =>
  tx.update(requests).set({ customerId: kept }).where(eq(requests.customerId, dropped));

/** Finds a request of a group and locks it until the transaction ends. */
export const findForUpdate = async (tx: Executor, groupId: string, id: string): Promise<RequestRow | undefined> => {
  const [row] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.groupId, groupId)))
    .for('update');
  return row;
};

/** Inserts a step, also one of a visitor. */
export const insertStep = byProgram((tx: Executor, row: typeof steps.$inferInsert) => tx.insert(steps).values(row));

/** Lists the steps of a request, oldest first. */
export const listSteps = (db: Executor, requestId: string, limit: number): Promise<StepRow[]> =>
  db.select().from(steps).where(eq(steps.requestId, requestId)).orderBy(asc(steps.id)).limit(limit);
