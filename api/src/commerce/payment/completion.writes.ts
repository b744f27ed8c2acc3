import type { PaymentStep } from '@m4u/contract/commerce/payment/rules';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { findOpenGroupNames, listGroupAdminIds } from '../../profile/directory/groups/membership.reads.ts';
import { payRequest, refundRequest } from '../order/requests/payment.writes.ts';
import { paymentPaid, paymentRefunded } from './events.ts';
import * as queries from './queries.ts';

/** Cause of a step: a notice, or the person who acts and their words. */
export interface StepCause {
  readonly kind: PaymentStep;
  readonly noticeId?: string;
  readonly actorId?: string;
  /** VND. */
  readonly amount?: number;
  readonly note?: string;
}

/** The parts of a payment that its steps need. */
type Stepping = Pick<
  queries.PaymentRow,
  'id' | 'groupId' | 'subject' | 'subjectId' | 'title' | 'amount' | 'memo' | 'token' | 'buyerId' | 'createdBy'
>;

/** Adds a step to the trail of a payment, and wakes those who look at its page. */
export const recordStep = async (
  ctx: Context,
  tx: Transaction,
  { id: paymentId, token }: Pick<Stepping, 'id' | 'token'>,
  cause: StepCause,
): Promise<string> => {
  const id = uuidv7();
  await queries.insertStep(tx, { id, paymentId, ...cause, createdAt: ctx.clock.now() });
  ctx.stream.ring(tx, token);
  return id;
};

/** Notifies members of a step of a payment; `news` chooses the words. */
export const tellOfPayment = async (
  ctx: Context,
  tx: Transaction,
  payment: Stepping,
  { to, news, cause, data }: { to: readonly string[]; news: string; cause: string; data?: Record<string, string> },
): Promise<void> => {
  const { id, groupId, title, amount, token } = payment;
  const groupName = (await findOpenGroupNames(tx, [groupId])).get(groupId) ?? '';
  await ctx.notifier.notify(ctx, tx, {
    to,
    kind: 'payment',
    cause: `${cause} ${news}`,
    about: id,
    data: { news, group: groupId, groupName, payment: id, token, title, amount: String(amount), ...data },
  });
};

/** Announces a change of state: emits the event of this module, and notifies members. */
const announce = async (
  ctx: Context,
  tx: Transaction,
  payment: Stepping,
  {
    news,
    cause,
    actorId,
    receipt,
  }: { news: 'paid' | 'refunded'; cause: string; actorId: string | undefined; receipt?: string | undefined },
): Promise<void> => {
  const { id: paymentId, groupId, subject, subjectId, buyerId } = payment;
  const event = news === 'paid' ? paymentPaid : paymentRefunded;
  ctx.emit(tx, event.create([`payment:${paymentId}`], { paymentId, groupId, subject, subjectId }));
  const data: Record<string, string> =
    receipt === undefined || subjectId === null ? {} : { receipt, request: subjectId };
  if (buyerId !== null) await tellOfPayment(ctx, tx, payment, { to: [buyerId], news: `${news}-buyer`, cause, data });
  const admins = (await listGroupAdminIds(tx, groupId)).filter((id) => id !== actorId && id !== buyerId);
  await tellOfPayment(ctx, tx, payment, { to: admins, news, cause });
};

/**
 * Completes a locked payment: it counts as paid, its order follows, and the parts that arrived before are settled. The
 * cause is a notice or a person, never the program alone.
 */
export const completePayment = async (
  ctx: Context,
  tx: Transaction,
  payment: Stepping,
  cause: StepCause & ({ readonly noticeId: string } | { readonly actorId: string }),
): Promise<void> => {
  await queries.complete(tx, payment.id, ctx.clock.now());
  const step = await recordStep(ctx, tx, payment, cause);
  const { id: paymentId, subject, subjectId: requestId, memo, amount, createdBy } = payment;
  const memberId = cause.actorId ?? createdBy;
  const receipt =
    subject === 'request' && requestId !== null
      ? await payRequest(ctx, tx, { requestId, paymentId, memo, amount, memberId })
      : undefined;
  await announce(ctx, tx, payment, { news: 'paid', cause: step, actorId: cause.actorId, receipt });
  await ctx.integrations.announce(ctx, tx, { groupId: payment.groupId, event: 'payment.paid', ids: [payment.id] });
};

/**
 * Records that a locked payment that was paid went back to the buyer. Errors: insufficient-points (the buyer has spent
 * the points of its order).
 */
export const refundPayment = async (
  ctx: Context,
  tx: Transaction,
  payment: Stepping,
  cause: StepCause & { readonly actorId: string },
): Promise<void> => {
  await queries.update(tx, payment.id, { state: 'refunded', updatedAt: ctx.clock.now() });
  const step = await recordStep(ctx, tx, payment, cause);
  const { id: paymentId, subject, subjectId: requestId, memo } = payment;
  const { actorId: memberId, note } = cause;
  if (subject === 'request' && requestId !== null)
    await refundRequest(ctx, tx, { requestId, paymentId, reason: note || memo, memberId });
  await announce(ctx, tx, payment, { news: 'refunded', cause: step, actorId: cause.actorId });
};
