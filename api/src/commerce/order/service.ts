import type { InvoiceDraft, Order, PlainDraft } from '@m4u/contract/commerce/order/schema';
import type { GroupRole } from '@m4u/contract/profile/group/roles.rules';
import { requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { runIdempotent } from '../../platform/idempotency/once.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { type CustomerIdentity, resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { requireGroupRight } from '../../profile/group/rights.service.ts';
import * as discounts from '../discount/redeem.service.ts';
import { openAccount, openForUpdate } from '../point/ledger.service.ts';
import { listTerms } from './earning/service.ts';
import { insertOrder, type Seller, takeNextNumber } from './entry.service.ts';
import { assertTotalsUnchanged, settleInvoice } from './rules.ts';
import { finish } from './requests/service.ts';

const toSeller = (
  { id, name, role }: { readonly id: string; readonly name: string; readonly role: GroupRole },
  memberId: string,
): Seller => ({ group: { id, name }, memberId, isAdmin: role === 'admin' });

/** Resolves the customer, and locks their record against claims until the transaction ends. Errors: not-found. */
const resolveCustomerForShare = async (tx: Transaction, groupId: string, id: string): Promise<CustomerIdentity> =>
  (await resolveCustomer(tx, groupId, id, { withLock: true })) ?? fail('not-found');

/** Determines the discount in VND: as entered, or by redeeming a code with the order. Errors: discount-unavailable. */
const applyDiscount = async (
  ctx: Context,
  tx: Transaction,
  { groupId, discount, discountCode: code, value }: InvoiceDraft,
  { holder, orderId }: { holder: CustomerIdentity; orderId: string },
): Promise<{ discountId: string | null; discountCode: string | null; discount: number }> => {
  if (code === undefined) return { discountId: null, discountCode: null, discount };
  await discounts.lockByCode(tx, { groupId, code });
  const accountId = await openAccount(ctx, tx, groupId, holder);
  const redeemed = await discounts.redeem(ctx, tx, { groupId, code, accountId, orderId, value });
  return { discountId: redeemed.discountId, discountCode: redeemed.code, discount: redeemed.amount };
};

/**
 * Creates an invoice of a customer with the points spent and earned, and finishes the order request given by
 * `requestId`.
 * Errors: not-found, forbidden, account-unverified, conflict (`payment` has changed), insufficient-points,
 * invoice-taken, discount-unavailable, wrong-state (of the request), key-reused, rate-limited.
 */
export const create = async (ctx: Context, key: string, draft: InvoiceDraft): Promise<Order> => {
  const { groupId, memberId, value, points, note } = draft;
  const group = await requireGroupRight(ctx, groupId, 'counter');
  const { memberId: sellerId } = requireVerified(ctx);
  if (draft.discountCode && draft.discount > 0) failField('discountCode', 'by-code');
  await ctx.limits.consume('ordersByMember', sellerId);
  return runIdempotent(ctx, { name: 'order.create', key, input: draft }, async (tx) => {
    // Payments are locked first (docs/rules/point.md#locks).
    if (draft.requestId !== undefined) await ctx.requestPayments.cancelWaiting(ctx, tx, draft.requestId);
    const holder = await resolveCustomerForShare(tx, groupId, memberId);
    const id = uuidv7();
    const off = await applyDiscount(
      ctx,
      tx,
      { ...draft, discountCode: draft.discountCode || undefined },
      { holder, orderId: id },
    );
    const account = await openForUpdate(ctx, tx, groupId, holder);
    const { rate } = account.giving;
    const terms = await listTerms(ctx, tx, account);
    const { payment, earned, bonuses } = settleInvoice({ value, discount: off.discount, points, rate, terms });
    assertTotalsUnchanged(payment, draft.payment);
    // As typed, or the group's next one.
    const invoiceNumber =
      draft.invoiceNumber ||
      ((await takeNextNumber(tx, groupId, { memberId: sellerId, now: ctx.clock.now() })) ??
        failField('invoiceNumber', 'required'));
    const of = {
      id,
      groupId,
      accountId: account.id,
      kind: 'invoice' as const,
      invoiceNumber,
      value,
      payment,
      rate,
      bonuses,
      note,
    };
    const order = await insertOrder(ctx, tx, toSeller(group, sellerId), {
      account,
      entered: { ...of, ...off, spent: points, earned },
    });
    const { requestId } = draft;
    if (requestId !== undefined) await finish(ctx, tx, { requestId, groupId, accountId: account.id, orderId: id });
    return order;
  });
};

/**
 * Gives points to a buyer or takes points from the buyer, without an invoice.
 * Errors: not-found, forbidden, account-unverified, insufficient-points, key-reused, rate-limited.
 */
export const createPlain = async (ctx: Context, key: string, draft: PlainDraft): Promise<Order> => {
  const { sellerGroupId: groupId, buyerId, type, points, note } = draft;
  const group = await requireGroupRight(ctx, groupId, 'counter');
  const { memberId: sellerId } = requireVerified(ctx);
  await ctx.limits.consume('ordersByMember', sellerId);
  return runIdempotent(ctx, { name: 'order.createPlain', key, input: draft }, async (tx) => {
    const holder = await resolveCustomerForShare(tx, groupId, buyerId);
    const account = await openForUpdate(ctx, tx, groupId, holder);
    const { rate } = account.giving;
    const nothing = { invoiceNumber: null, value: 0, discount: 0, discountId: null, discountCode: null, payment: 0 };
    const moved = type === 'add' ? { spent: 0, earned: points } : { spent: points, earned: 0 };
    const of = { id: uuidv7(), groupId, accountId: account.id, kind: 'plain' as const, rate, bonuses: [], note };
    const order = await insertOrder(ctx, tx, toSeller(group, sellerId), {
      account,
      entered: { ...of, ...nothing, ...moved },
    });
    await ctx.audit.record(ctx, tx, {
      act: 'point.plain',
      target: { kind: 'order', id: order._id },
      detail: {
        groupId,
        group: group.name,
        customer: order.buyer.name,
        points: `${type === 'add' ? '+' : '−'}${points}`,
        note,
      },
    });
    return order;
  });
};
