import type { PaymentAction } from '@m4u/contract/commerce/payment/rules';
import { PAYMENT_ACTIONS } from '@m4u/contract/commerce/payment/rules';
import type { Payment, PaymentDraft, PaymentRow } from '@m4u/contract/commerce/payment/schema';
import type { Paging } from '@m4u/contract/common';
import { refuseInGroup, requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { runIdempotent } from '../../platform/idempotency/once.ts';
import { getGroupRole, requireGroupAdmin, requireVerifiedGroupAdmin } from '../../profile/group/rights.service.ts';
import { get as getRequest, requireVisible as requireVisibleRequest } from '../order/requests/list.service.ts';
import { createPayment, type PaymentRequest } from './asking.writes.ts';
import { completePayment, recordStep, refundPayment } from './completion.writes.ts';
import { toPayment, toPaymentRows } from './present.service.ts';
import * as queries from './queries.ts';

/** Lists payments of a group, newest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  {
    groupId,
    filter,
    ...paging
  }: Paging & { groupId: string; filter?: { state?: PaymentRow['state'] | undefined } | undefined },
): Promise<{ data: PaymentRow[]; total: number }> => {
  await requireGroupAdmin(ctx, groupId);
  const { rows, total } = await queries.list(ctx.db, groupId, filter?.state, toSlice(paging));
  return { data: await toPaymentRows(ctx, rows), total };
};

/** Lists the payments of a request, for its buyer and the group's admins. Errors: not-found. */
export const listOfRequest = async (ctx: Context, requestId: string): Promise<PaymentRow[]> => {
  await requireVisibleRequest(ctx, requestId);
  return toPaymentRows(ctx, await queries.listOfRequest(ctx.db, requestId));
};

/** Finds a payment of a group that the caller administers. Errors: not-found, also for other callers. */
const requireManaged = async (ctx: Context, id: string): Promise<queries.NamedPayment> => {
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return (await getGroupRole(ctx, row.groupId)) === 'admin' ? row : refuseInGroup(ctx, row.groupId, 'not-found');
};

/** A payment with its trail. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<Payment> => toPayment(ctx, await requireManaged(ctx, id));

/** Reads what a new payment is for. Errors: not-found, wrong-state (a request that is not confirmed, or costs nothing). */
const readSubject = async (ctx: Context, draft: PaymentDraft): Promise<PaymentRequest> => {
  const { groupId, days } = draft;
  if (draft.kind === 'other') {
    const { title, amount } = draft;
    return { groupId, subject: 'other', subjectId: null, title, amount, buyerId: null, days };
  }
  const request = await getRequest(ctx, draft.requestId);
  if (request.group._id !== groupId) fail('not-found');
  const { status, amount, product, buyer } = request;
  if (status !== 'confirmed' || amount === null || amount === 0) return fail('wrong-state');
  const buyerId = buyer.member?._id ?? null;
  return { groupId, subject: 'request', subjectId: request._id, title: product.title, amount, buyerId, days };
};

/**
 * Asks for a payment. Errors: account-unverified, not-found, forbidden, payment-account-missing, wrong-state,
 * rate-limited.
 */
export const ask = async (ctx: Context, draft: PaymentDraft, key: string): Promise<Payment> => {
  const group = await requireVerifiedGroupAdmin(ctx, draft.groupId);
  await ctx.limits.consume('paymentsByMember', requireSignedIn(ctx).memberId);
  const { id } = await runIdempotent(ctx, { name: 'payment.ask', key, input: draft }, async (tx) => {
    const asked = await readSubject({ ...ctx, db: tx }, draft);
    const paymentId = await createPayment(ctx, tx, asked);
    await ctx.audit.record(ctx, tx, {
      act: 'payment.ask',
      target: { kind: 'group', ...group },
      detail: { title: asked.title, vnd: String(asked.amount) },
    });
    return { id: paymentId };
  });
  return get(ctx, id);
};

const act = async (
  ctx: Context,
  tx: Transaction,
  payment: queries.PaymentRow,
  { action, note, actorId }: { action: PaymentAction; note: string; actorId: string },
): Promise<void> => {
  switch (action) {
    case 'pay':
      return completePayment(ctx, tx, payment, { kind: 'paid', actorId, note });
    case 'refund':
      return refundPayment(ctx, tx, payment, { kind: 'refunded', actorId, note });
    case 'cancel':
      await queries.update(tx, payment.id, { state: 'cancelled', updatedAt: ctx.clock.now() });
      await recordStep(ctx, tx, payment, { kind: 'cancelled', actorId, note });
      // The mail that asks for it must not go any more.
      if (payment.buyerId !== null)
        await ctx.notifier.settle(ctx, tx, { to: [payment.buyerId], kind: 'payment', about: payment.id });
  }
};

/**
 * Marks a payment as paid or refunded in the caller's name, or cancels it. Of two at once only one succeeds. Errors:
 * account-unverified, not-found, wrong-state, invalid (paid or refunded without words).
 */
export const change = async (
  ctx: Context,
  id: string,
  { action, note }: { readonly action: PaymentAction; readonly note: string },
): Promise<Payment> => {
  const { memberId: actorId } = requireVerified(ctx);
  const { groupId, groupName } = await requireManaged(ctx, id);
  if (action !== 'cancel' && note === '') failField('note', 'required');
  await ctx.transaction(async (tx) => {
    const payment = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
    if (PAYMENT_ACTIONS[action] !== payment.state) fail('wrong-state');
    await act(ctx, tx, payment, { action, note, actorId });
    await ctx.audit.record(ctx, tx, {
      act: `payment.${action}`,
      target: { kind: 'group', id: groupId, name: groupName },
      detail: { title: payment.title, vnd: String(payment.amount), ...(note !== '' && { reason: note }) },
    });
  });
  return get(ctx, id);
};
