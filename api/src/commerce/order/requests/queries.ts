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
  administeredBy,
  groupIsOpen,
  groupName,
  membershipsOf,
} from '../../../profile/directory/groups/membership.reads.ts';
import { orderRequests as requests, orderRequestSteps as steps } from './tables.ts';

/** A request as it is kept. */
export type RequestRow = typeof requests.$inferSelect;
/** A step of one as it is kept. */
export type StepRow = typeof steps.$inferSelect;

/** A request as somebody finds it: with its group's name, and what they are to it. */
export type FoundRequest = RequestRow & {
  readonly groupName: string;
  /** Whether the group is there and not locked. */
  readonly isOpen: boolean;
  /** Whether the reader administers it. */
  readonly isAdmin: boolean;
};

const isAdministered = (memberId: string): SQL<boolean> =>
  sql<boolean>`${requests.groupId} in ${administeredBy(memberId)}`;

const foundBy = (memberId: string) => ({
  ...getTableColumns(requests),
  groupName: groupName(requests.groupId),
  isOpen: groupIsOpen(requests.groupId),
  isAdmin: isAdministered(memberId),
});

/** The groups that a member administers. */
export const administered = async (db: Executor, memberId: string): Promise<{ _id: string; name: string }[]> => {
  const [row] = await db.select({ all: membershipsOf(sql`${memberId}::uuid`) }).from(sql`(select) as one`);
  return (row?.all ?? []).filter(({ role }) => role === 'admin').map(({ _id, name }) => ({ _id, name }));
};

/** A list of requests: those of a member (`own`), or those to the groups that the member administers, one or all. */
export interface RequestScope {
  readonly memberId: string;
  readonly of: 'own' | 'groups';
  readonly groupId?: string | undefined;
}

const isIn = ({ memberId, of, groupId }: RequestScope): SQL | undefined =>
  of === 'own'
    ? eq(requests.buyerId, memberId)
    : and(groupId === undefined ? undefined : eq(requests.groupId, groupId), isAdministered(memberId));

const fits = ({ kind, state }: Pick<RequestFilter, 'kind' | 'state'>): SQL | undefined =>
  and(
    kind ? eq(requests.kind, kind) : undefined,
    state === 'open' ? inArray(requests.status, [...OPEN_STATUSES]) : undefined,
    state === 'ended' ? notInArray(requests.status, [...OPEN_STATUSES]) : undefined,
  );

/** A page of requests, the newest first. */
export const list = (
  db: Executor,
  scope: RequestScope,
  filter: RequestFilter,
  { limit, offset }: Slice,
): Promise<FoundRequest[]> =>
  db
    .select(foundBy(scope.memberId))
    .from(requests)
    .where(and(isIn(scope), fits(filter)))
    .orderBy(desc(requests.id))
    .limit(limit)
    .offset(offset);

/** How many requests there are of these. */
export const total = (db: Executor, scope: RequestScope, filter: RequestFilter): Promise<number> =>
  db.$count(requests, and(isIn(scope), fits(filter)));

/** How many requests wait for an answer of the group. */
export const waiting = (db: Executor, scope: RequestScope): Promise<number> =>
  db.$count(requests, and(isIn(scope), sql`${requests.status} in ('new', 'accepted')`));

/** A request as a member finds it, whether or not they may. */
export const find = async (db: Executor, id: string, memberId: string): Promise<FoundRequest | undefined> => {
  const [row] = await db.select(foundBy(memberId)).from(requests).where(eq(requests.id, id));
  return row;
};

/** A request of the group that was already sent with this `clientId`; its sender may have no account. */
export const findByClient = byProgram(
  async (db: Executor, groupId: string, clientId: string): Promise<Pick<RequestRow, 'id' | 'buyerId'> | undefined> => {
    const [row] = await db
      .select({ id: requests.id, buyerId: requests.buyerId })
      .from(requests)
      .where(and(eq(requests.groupId, groupId), eq(requests.clientId, clientId)));
    return row;
  },
);

/** Keeps a request, of whoever asks; false for one that its sender's own name says is there. */
export const insert = byProgram(async (tx: Executor, row: typeof requests.$inferInsert): Promise<boolean> => {
  const kept = await tx.insert(requests).values(row).onConflictDoNothing().returning({ id: requests.id });
  return kept.length > 0;
});

/** Changes of a request beside its status. */
type Changes = Partial<Pick<RequestRow, 'offer' | 'offerWords' | 'validUntil' | 'customerId' | 'orderId'>>;

/**
 * Takes a request on if it still stands where the transition begins, what was offered still holds on the day `validOn`
 * and nothing was changed since `seenAt`; undefined when it does not, because somebody was faster.
 */
export const change = async (
  tx: Executor,
  id: string,
  { kind, from, to }: Pick<RequestTransition, 'from'> & { kind: RequestKind; to: RequestStatus },
  { validOn, seenAt, at, ...changes }: Changes & { validOn?: string; seenAt?: Date; at: Date },
): Promise<RequestRow | undefined> => {
  const [row] = await tx
    .update(requests)
    .set({ ...changes, status: to, updatedAt: at })
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

/** Says as whom the group has written down who asked by phone. */
export const setCustomer = (tx: Executor, id: string, customerId: string) =>
  tx.update(requests).set({ customerId }).where(eq(requests.id, id));

/** Moves the requests of one customer to another. */
export const moveCustomer = (tx: Executor, { kept, dropped }: { readonly kept: string; readonly dropped: string }) =>
  tx.update(requests).set({ customerId: kept }).where(eq(requests.customerId, dropped));

/** A request of a group that nobody else may change until the transaction ends. */
export const findForUpdate = async (tx: Executor, groupId: string, id: string): Promise<RequestRow | undefined> => {
  const [row] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.groupId, groupId)))
    .for('update');
  return row;
};

/** Keeps a step, also of who has no account. */
export const insertStep = byProgram((tx: Executor, row: typeof steps.$inferInsert) => tx.insert(steps).values(row));

/** The steps of a request, the oldest first. */
export const stepsOf = (db: Executor, requestId: string, limit: number): Promise<StepRow[]> =>
  db.select().from(steps).where(eq(steps.requestId, requestId)).orderBy(asc(steps.id)).limit(limit);
