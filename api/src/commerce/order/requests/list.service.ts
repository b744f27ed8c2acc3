import { dayOf } from '@m4u/contract/days';
import type {
  OrderRequest,
  OrderRequestDetail,
  RequestFilter,
  RequestStep,
} from '@m4u/contract/commerce/order/request';
import { formatReceiptNumber } from '@m4u/contract/commerce/order/receipt.rules';
import { CONFIRMED_STATUSES, totalAmount, isValidOn } from '@m4u/contract/commerce/order/request.rules';
import type { Person } from '@m4u/contract/profile/directory/person';
import { requireGroupFactor, requireSignedIn, withheldGroupsOf } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { type RequestPolicyFacts, isOwn, permissionsOf, canRead } from './policy.ts';
import { findOfRequest as findReceipt } from '../receipts/queries.ts';
import * as queries from './queries.ts';

/** The most steps of a request that are shown; a group can repeat its offers without limit. */
const SHOWN_STEPS = 200;

/** Collects the facts of a request that the policy needs. */
export const policyFacts = (ctx: Pick<Context, 'clock'>, row: queries.FoundRequest): RequestPolicyFacts => ({
  ...row,
  isExpired: !isValidOn(row.validUntil, dayOf(ctx.clock.now())),
});

const toOffer = ({ offer, offerWords, validUntil }: queries.FoundRequest, { isExpired }: RequestPolicyFacts) =>
  offer === null || validUntil === null ? null : { amount: offer, words: offerWords, validUntil, expired: isExpired };

const currentAmount = ({ offer, price, quantity }: queries.FoundRequest): number | null =>
  offer ?? (price === null ? null : (totalAmount(price, quantity) ?? null));

const toOrderRequest = (ctx: Context, row: queries.FoundRequest, personOf: (id: string) => Person): OrderRequest => {
  const facts = policyFacts(ctx, row);
  const isConfirmed = CONFIRMED_STATUSES.includes(row.status);
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    group: { _id: row.groupId, name: row.groupName, open: row.isOpen },
    product: { _id: row.productId, title: row.title },
    quantity: row.quantity,
    price: row.price,
    amount: currentAmount(row),
    offer: toOffer(row, facts),
    note: row.note,
    buyer: { name: row.name, phone: row.phone, member: row.buyerId === null ? null : personOf(row.buyerId) },
    isOwn: isOwn(ctx.actor, row),
    payer: row.isAdmin && isConfirmed ? (row.buyerId ?? row.customerId) : null,
    orderId: row.orderId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    can: permissionsOf(ctx.actor, facts),
  };
};

const listPage = async (ctx: Context, scope: queries.RequestScope, filter: RequestFilter) => {
  const [rows, total] = await Promise.all([
    queries.list(ctx.db, scope, filter, toSlice(filter)),
    queries.count(ctx.db, scope, filter),
  ]);
  const personOf = await personLookup(
    ctx,
    rows.flatMap(({ buyerId }) => buyerId ?? []),
  );
  return { data: rows.map((row) => toOrderRequest(ctx, row, personOf)), total };
};

/** Lists the caller's own requests, newest first. */
export const listOwn = (ctx: Context, filter: RequestFilter) =>
  listPage(ctx, { of: 'own', memberId: requireSignedIn(ctx).memberId }, filter);

/** Lists requests to the groups that the reader administers, or to one of them. Errors: not-found. */
export const listOfGroups = async (
  ctx: Context,
  { groupId: requestedGroupId, ...filter }: RequestFilter & { groupId?: string | undefined },
) => {
  const { memberId, withheldGroups = [] } = requireSignedIn(ctx);
  const groupId = requestedGroupId || undefined;
  requireGroupFactor(ctx, groupId ?? null);
  const groups = await queries.listAdministeredGroups(ctx.db, memberId);
  if (groupId !== undefined && groups.every(({ _id }) => _id !== groupId)) fail('not-found');
  const scope = { of: 'groups', memberId, withheldGroups, groupId } as const;
  const [shown, waiting] = await Promise.all([listPage(ctx, scope, filter), queries.countWaiting(ctx.db, scope)]);
  return { ...shown, waiting, groups };
};

/** Finds a request that the caller may see. Errors: not-found, second-factor-required, second-factor-missing. */
export const requireVisible = async (ctx: Context, id: string): Promise<queries.FoundRequest> => {
  const row = (await queries.find(ctx.db, id, requireSignedIn(ctx).memberId)) ?? fail('not-found');
  if (!canRead(ctx.actor, row)) fail('not-found');
  if (isOwn(ctx.actor, row))
    return { ...row, isAdmin: row.isAdmin && !withheldGroupsOf(ctx.actor).includes(row.groupId) };
  requireGroupFactor(ctx, row.groupId);
  return row;
};

const toRequestStep = (
  { id, kind, side, actorId, note, amount, createdAt }: queries.StepRow,
  personOf: (id: string) => Person,
  { isAdmin }: queries.FoundRequest,
): RequestStep => ({
  _id: id,
  kind,
  by: side,
  // Buyers see the group, and not which of its admins acted.
  actor: actorId === null || (side !== 'buyer' && !isAdmin) ? null : personOf(actorId),
  note,
  amount,
  at: createdAt.toISOString(),
});

/** One request with its steps. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<OrderRequestDetail> => {
  const row = await requireVisible(ctx, id);
  const steps = await queries.listSteps(ctx.db, id, SHOWN_STEPS);
  const personOf = await personLookup(
    ctx,
    [row.buyerId, ...steps.map(({ actorId }) => actorId)].filter((each) => each !== null),
  );
  const receipt = row.paymentId === null ? undefined : await findReceipt(ctx.db, id);
  return {
    ...toOrderRequest(ctx, row, personOf),
    steps: steps.map((step) => toRequestStep(step, personOf, row)),
    receipt: receipt ? formatReceiptNumber(receipt) : null,
  };
};
