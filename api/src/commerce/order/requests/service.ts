import { dayOf } from '@m4u/contract/days';
import type { Offer, OrderRequestDetail, RequestDraft } from '@m4u/contract/commerce/order/request';
import {
  LONGEST_OFFER_DAYS,
  maximumQuantity,
  type RequestAction,
  listRequestKinds,
  type RequestTransition,
  unitPrice,
} from '@m4u/contract/commerce/order/request.rules';
import type { Product } from '@m4u/contract/content/product/schema';
import { DAY } from '@m4u/contract/durations';
import { get as getProduct } from '../../../content/product/service.ts';
import { requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import { checkChallenge } from '../../../platform/challenge/challenge.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { takePieces } from '../../../content/item/stock/writes.ts';
import { addOrRestoreCustomer } from '../../../profile/group/customers/service.ts';
import { findOpenGroupNames } from '../../../profile/directory/groups/membership.reads.ts';
import { findHolderMember } from '../../point/account.reads.ts';
import { isOwn, resolveTransition } from './policy.ts';
import * as queries from './queries.ts';
import { policyFacts, get, requireVisible } from './list.service.ts';
import { freePieces, type NewStep, recordStep } from './step.service.ts';

/** Checks that the product accepts this kind of request, price and quantity. Errors: conflict, invalid. */
const requireAcceptable = (product: Product, { kind, quantity, price }: RequestDraft): void => {
  if (!listRequestKinds(product).includes(kind)) failField('kind', 'choice');
  const now = unitPrice(product);
  if (kind !== 'order' || now === null) return;
  if (price !== undefined && price !== now) fail('conflict');
  const maximum = maximumQuantity(now, product.quantity);
  if (quantity > maximum) fail('invalid', { fields: [{ field: 'quantity', code: 'too-big', values: { maximum } }] });
};

/** Checks the challenge and consumes the limits of requests. Errors: invalid (field `challenge`), rate-limited. */
const checkChallengeAndLimits = async (
  ctx: Context,
  { challenge, clientId }: RequestDraft,
  groupId: string,
): Promise<void> => {
  await checkChallenge(ctx, challenge, 'request', { clientId, to: groupId });
  if (ctx.actor.kind === 'member') await ctx.limits.consume('orderRequestsByMember', ctx.actor.memberId);
  else await ctx.limits.consume('orderRequestsByAddress', ctx.request.ip);
  await ctx.limits.consume('orderRequestsByReceiver', groupId);
};

/** The answer to the buyer; `id` is null for a buyer without an account, who cannot open the request. */
const toAcknowledgement = (id: string | null) => ({ done: true as const, _id: id });

/** The answer to a request that was sent before with the same `clientId`; undefined for a new one. */
const findRepeated = async (ctx: Context, groupId: string, clientId: string | undefined) => {
  if (clientId === undefined) return undefined;
  const existing = await queries.findByClient(ctx.db, groupId, clientId);
  return existing && toAcknowledgement(isOwn(ctx.actor, existing) ? existing.id : null);
};

/**
 * Sends a request for an order or a quote to the group of a product; a repeated `clientId` sends nothing and gets the
 * same answer. Requests with a filled honeypot field (bots) are dropped with a normal answer. Errors: not-found (no
 * visible product of an open group), conflict (the price has changed), invalid, rate-limited.
 */
export const createRequest = async (ctx: Context, draft: RequestDraft): Promise<{ done: true; _id: string | null }> => {
  const product = await getProduct(ctx, draft.productId, true);
  const groupId = product.owner.id;
  const repeated = await findRepeated(ctx, groupId, draft.clientId);
  if (repeated) return repeated;
  requireAcceptable(product, draft);
  if (draft.website) return toAcknowledgement(null);
  await checkChallengeAndLimits(ctx, draft, groupId);
  const buyerId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
  const now = ctx.clock.now();
  const { kind, quantity, note, name, phone, clientId = null } = draft;
  const row = {
    id: uuidv7(),
    groupId,
    productId: product._id,
    title: product.title,
    price: unitPrice(product),
    status: 'new' as const,
    createdAt: now,
    updatedAt: now,
    customerId: null,
    offer: null,
    offerWords: '',
    validUntil: null,
    orderId: null,
    paymentId: null,
    reserved: 0,
    kind,
    quantity,
    note,
    name,
    phone,
    buyerId,
    clientId,
  };
  const isNew = await ctx.transaction(async (tx) => {
    if (!(await queries.insert(tx, row))) return false;
    await recordStep(ctx, tx, row, { kind: 'made', side: 'buyer' });
    return true;
  });
  if (!isNew) return (await findRepeated(ctx, groupId, draft.clientId)) ?? toAcknowledgement(null);
  return toAcknowledgement(buyerId === null ? null : row.id);
};

/** The step that each action records. */
const STEPS = {
  quote: 'quoted',
  accept: 'accepted',
  confirm: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
  pack: 'packed',
  deliver: 'delivered',
} as const satisfies Partial<Record<RequestAction, NewStep['kind']>>;

/** Actions of people; only the entry of an order finishes a request. */
type StepAction = keyof typeof STEPS;

/** Adds a buyer without an account to the group's customers, by phone number. */
const addCustomer = async (ctx: Context, tx: Transaction, { id, groupId, name, phone }: queries.RequestRow) => {
  const { row, isExisting } = await addOrRestoreCustomer(ctx, tx, groupId, { name, phone, note: '' });
  await queries.setCustomer(tx, id, row.id);
  if (isExisting) return;
  const group = (await findOpenGroupNames(tx, [groupId])).get(groupId) ?? '';
  await ctx.audit.record(ctx, tx, {
    act: 'group.customer-add',
    target: { kind: 'group', id: groupId, name: group },
    detail: { customer: row.name },
  });
};

/**
 * Reserves the pieces of a confirmed order; a quote is made to order where there are too few. Returns how many were
 * reserved. Errors: out-of-stock.
 */
const reservePieces = async (
  ctx: Context,
  tx: Transaction,
  { productId, kind, quantity }: queries.RequestRow,
): Promise<number> => {
  const taken = productId === null ? 'uncounted' : await takePieces(ctx, tx, productId, quantity);
  if (taken === 'short' && kind === 'order') fail('out-of-stock');
  return taken === 'taken' ? quantity : 0;
};

/** Applies what follows from an action besides its status. Errors: out-of-stock. */
const applyConsequences = async (
  ctx: Context,
  tx: Transaction,
  action: StepAction,
  row: queries.RequestRow,
): Promise<void> => {
  if (action === 'confirm') {
    if (row.buyerId === null) await addCustomer(ctx, tx, row);
    const reserved = await reservePieces(ctx, tx, row);
    if (reserved > 0) await queries.setReserved(tx, row.id, reserved);
  }
  if (action === 'cancel') await freePieces(ctx, tx, row);
  if (action === 'deliver' && row.reserved > 0) await queries.setReserved(tx, row.id, 0);
};

/** Records the action of an admin in the audit log. */
const recordInAuditLog = async (
  ctx: Context,
  tx: Transaction,
  action: Exclude<StepAction, 'accept'>,
  row: queries.RequestRow,
) =>
  ctx.audit.record(ctx, tx, {
    act: `group.request-${action}`,
    target: {
      kind: 'group',
      id: row.groupId,
      name: (await findOpenGroupNames(tx, [row.groupId])).get(row.groupId) ?? '',
    },
    detail: { product: row.title },
  });

/**
 * Performs an action; of two concurrent actions only one succeeds. Errors: not-found, forbidden, account-unverified,
 * wrong-state, rate-limited, conflict (the request changed since `updatedAt`), out-of-stock.
 */
const performAction = async (
  ctx: Context,
  id: string,
  action: StepAction,
  { note, offer, updatedAt }: { note: string; offer?: Offer; updatedAt?: string | undefined },
): Promise<OrderRequestDetail> => {
  const found = await requireVisible(ctx, id);
  const facts = policyFacts(ctx, found);
  const resolved = resolveTransition(ctx.actor, facts, action);
  if (resolved === 'forbidden') fail('forbidden');
  // Only a verified account may answer for a group.
  const isOfficial = typeof resolved === 'string' ? facts.isAdmin : resolved.by === 'group' || !isOwn(ctx.actor, facts);
  if (isOfficial) requireVerified(ctx);
  const { by, ...transition }: RequestTransition = typeof resolved === 'string' ? fail('wrong-state') : resolved;
  if (updatedAt !== undefined && Date.parse(updatedAt) !== found.updatedAt.getTime()) fail('conflict');
  await ctx.limits.consume('orderRequestStepsByMember', requireSignedIn(ctx).memberId);
  const now = ctx.clock.now();
  await ctx.transaction(async (tx) => {
    // Payments are locked before their request (docs/rules/point.md#locks).
    if (action === 'cancel' && found.status === 'confirmed') await ctx.requestPayments.cancelWaiting(ctx, tx, id);
    const row =
      (await queries.applyTransition(tx, id, transition, {
        now,
        ...(action === 'accept' && { validOn: dayOf(now), seenAt: found.updatedAt }),
        ...(offer && { offer: offer.amount, offerWords: offer.words, validUntil: offer.validUntil }),
      })) ?? fail('wrong-state');
    await applyConsequences(ctx, tx, action, row);
    await recordStep(ctx, tx, row, { kind: STEPS[action], side: by, note, ...(offer && { amount: offer.amount }) });
    if (by === 'group' && action !== 'accept') await recordInAuditLog(ctx, tx, action, row);
  });
  return get(ctx, id);
};

/**
 * Quotes an amount in VND for the whole request, valid until a day. Errors: as {@link performAction}, invalid (day out of range).
 */
export const quote = async (ctx: Context, id: string, offer: Offer): Promise<OrderRequestDetail> => {
  await requireVisible(ctx, id);
  const now = ctx.clock.now();
  const last = dayOf(new Date(now.getTime() + LONGEST_OFFER_DAYS * DAY));
  if (offer.validUntil < dayOf(now) || offer.validUntil > last) failField('validUntil', 'offer-day');
  return performAction(ctx, id, 'quote', { note: offer.words, offer });
};

/**
 * Accepts an offer. Errors: not-found, forbidden, conflict (the offer has changed), wrong-state (also for an expired
 * offer), rate-limited.
 */
export const accept = (ctx: Context, id: string, input: { note: string; updatedAt?: string | undefined }) =>
  performAction(ctx, id, 'accept', input);

/**
 * Confirms an order and reserves its pieces. Errors: not-found, forbidden, account-unverified, wrong-state,
 * rate-limited, out-of-stock.
 */
export const confirm = (ctx: Context, id: string, note: string) => performAction(ctx, id, 'confirm', { note });

/**
 * Declines a request for a quote, or an offer. Errors: not-found, forbidden, account-unverified, wrong-state,
 * rate-limited.
 */
export const decline = (ctx: Context, id: string, note: string) => performAction(ctx, id, 'decline', { note });

/** Cancels a request. Errors: not-found, forbidden, account-unverified, wrong-state, rate-limited. */
export const cancel = (ctx: Context, id: string, note: string) => performAction(ctx, id, 'cancel', { note });

/** Marks a paid order as packed. Errors: not-found, forbidden, account-unverified, wrong-state, rate-limited. */
export const pack = (ctx: Context, id: string, note: string) => performAction(ctx, id, 'pack', { note });

/** Marks a paid order as handed over. Errors: not-found, forbidden, account-unverified, wrong-state, rate-limited. */
export const deliver = (ctx: Context, id: string, note: string) => performAction(ctx, id, 'deliver', { note });

/** An order that was entered for a request. */
export interface FinishedRequest {
  readonly requestId: string;
  readonly groupId: string;
  /** The account whose points the order moves. */
  readonly accountId: string;
  readonly orderId: string;
}

/**
 * Finishes a confirmed request, in the transaction that creates its order.
 * Errors: invalid (`requestId` is not of this group, `memberId` is not the buyer), wrong-state.
 */
export const finish = async (
  ctx: Context,
  tx: Transaction,
  { requestId, groupId, accountId, orderId }: FinishedRequest,
): Promise<void> => {
  const found = (await queries.findForUpdate(tx, groupId, requestId)) ?? failField('requestId', 'invalid');
  if (found.buyerId !== null && found.buyerId !== (await findHolderMember(tx, accountId)))
    failField('memberId', 'invalid');
  const ways = { kind: found.kind, from: ['confirmed'], to: 'done' } as const;
  const row =
    (await queries.applyTransition(tx, requestId, ways, { now: ctx.clock.now(), orderId, reserved: 0 })) ??
    fail('wrong-state');
  await recordStep(ctx, tx, row, { kind: 'done', side: 'group' });
};
