import { findMemos } from '@m4u/contract/commerce/payment/memo.rules';
import {
  isPayable,
  listSettleActions,
  type NoticeSettlement,
  type SettleAction,
} from '@m4u/contract/commerce/payment/rules';
import type { NoticeSettling, TransferNotice, TransferNoticeDetail } from '@m4u/contract/commerce/payment/schema';
import type { Paging } from '@m4u/contract/common';
import { refuseInGroup, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { listGroupAdminIds } from '../../../profile/directory/groups/membership.reads.ts';
import { getGroupRole, requireGroupAdmin } from '../../../profile/group/rights.service.ts';
import { completePayment, recordStep, refundPayment } from '../completion.writes.ts';
import * as payments from '../queries.ts';
import { isCounted } from '../rules.ts';
import * as queries from './queries.ts';

const toNotice = (row: queries.ListedNotice): TransferNotice => ({
  _id: row.id,
  provider: row.provider,
  finding: row.finding,
  settlement: row.settlement,
  direction: row.direction,
  amount: row.amount,
  accountNumber: row.accountNumber,
  content: row.content,
  reference: row.reference,
  at: row.at.toISOString(),
  receivedAt: row.receivedAt.toISOString(),
  payment: row.payment && {
    _id: row.payment.id,
    title: row.payment.title,
    amount: row.payment.amount,
    state: row.payment.state,
    memo: row.payment.memo,
  },
});

/** Lists transfers that services told a group of, newest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  {
    groupId,
    filter,
    ...paging
  }: Paging & { groupId: string; filter?: { state?: 'open' | 'settled' | undefined } | undefined },
): Promise<{ data: TransferNotice[]; total: number; open: number }> => {
  await requireGroupAdmin(ctx, groupId);
  const { rows, total } = await queries.list(ctx.db, groupId, filter?.state, toSlice(paging));
  return { data: rows.map(toNotice), total, open: await queries.countOpen(ctx.db, groupId) };
};

/** Finds a notice of a group that the caller administers. Errors: not-found, also for other callers. */
const requireManaged = async (ctx: Context, id: string) => {
  const row = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return (await getGroupRole(ctx, row.groupId)) === 'admin' ? row : refuseInGroup(ctx, row.groupId, 'not-found');
};

interface ActionFacts extends Pick<queries.NoticeRow, 'finding' | 'settlement'> {
  readonly payment: Pick<payments.PaymentRow, 'state'> | null;
}

const actionsOf = ({ finding, settlement, payment }: ActionFacts) =>
  listSettleActions({ finding, settlement, paymentState: payment?.state ?? null });

/** A transfer with its notice as it came. Errors: not-found. */
export const get = async (ctx: Context, id: string): Promise<TransferNoticeDetail> => {
  const row = await requireManaged(ctx, id);
  const { groupId, body, settledBy, settledAt, note } = row;
  const personOf = await personLookup(ctx, settledBy === null ? [] : [settledBy]);
  return {
    ...toNotice(row),
    groupId,
    body,
    settledBy: settledBy === null ? null : personOf(settledBy),
    settledAt: settledAt?.toISOString() ?? null,
    note,
    can: actionsOf(row),
  };
};

const SETTLEMENTS = {
  accept: 'accepted',
  assign: 'assigned',
  refund: 'refunded',
  dismiss: 'dismissed',
} as const satisfies Readonly<Record<SettleAction, NoticeSettlement>>;

/**
 * Locks a notice and the payments that it is about: the one that it names, and the one that it is assigned to. Payments
 * first, as arriving notices do. Errors: invalid (no payment of the group has this code), wrong-state.
 */
const lockAll = async (tx: Transaction, seen: queries.NoticeRow, settling: NoticeSettling) => {
  const memos = settling.action === 'assign' ? findMemos(settling.memo) : [];
  const [assignedId, ...more] = (await payments.listByMemos(tx, seen.groupId, memos)).map(({ id }) => id);
  if (settling.action === 'assign' && (assignedId === undefined || more.length > 0))
    failField('memo', 'payment-unknown');
  const ids = [assignedId, seen.paymentId].filter((id) => id !== undefined && id !== null);
  const locked = ids.length === 0 ? [] : await payments.listForUpdate(tx, ids);
  const notice = (await queries.findForUpdate(tx, seen.id)) ?? fail('not-found');
  const named = locked.find(({ id }) => id === notice.paymentId);
  if (!actionsOf({ ...notice, payment: named ?? null }).includes(settling.action)) fail('wrong-state');
  return { notice, named, assigned: locked.find(({ id }) => id === assignedId) };
};

/** Applies a settled notice to payments. Errors: wrong-state (the payment does not wait). */
const settlePayments = async (
  ctx: Context,
  tx: Transaction,
  { notice, named, assigned }: Awaited<ReturnType<typeof lockAll>>,
  { action, note, actorId }: { action: SettleAction; note: string; actorId: string },
): Promise<void> => {
  const amount = notice.amount ?? 0;
  const cause = { noticeId: notice.id, actorId, amount, note };
  // The money of a part that arrived too little no longer counts for the payment that it named.
  if (named && action !== 'accept' && isCounted(notice)) await payments.addReceived(tx, named.id, -amount);
  if (action === 'accept' || action === 'assign') {
    const payment = (action === 'accept' ? named : assigned) ?? fail('wrong-state');
    if (!isPayable(payment.state)) fail('wrong-state');
    if (action === 'assign' || !isCounted(notice)) await payments.addReceived(tx, payment.id, amount);
    return completePayment(ctx, tx, payment, { kind: SETTLEMENTS[action], ...cause });
  }
  if (!named) return;
  const isRefund = action === 'refund' && notice.direction === 'out';
  if (isRefund) await refundPayment(ctx, tx, named, { kind: 'refunded', ...cause });
  else await recordStep(ctx, tx, named, { kind: SETTLEMENTS[action], ...cause });
};

/**
 * Settles a notice in the caller's name. Of two at once only one succeeds. Errors: account-unverified, not-found,
 * wrong-state, invalid (an unknown code).
 */
export const settle = async (ctx: Context, id: string, settling: NoticeSettling): Promise<TransferNoticeDetail> => {
  const { memberId: actorId } = requireVerified(ctx);
  const seen = await requireManaged(ctx, id);
  const { action, note } = settling;
  await ctx.transaction(async (tx) => {
    const locked = await lockAll(tx, seen, settling);
    await queries.settle(tx, id, {
      settlement: SETTLEMENTS[action],
      settledBy: actorId,
      settledAt: ctx.clock.now(),
      note,
      ...(locked.assigned && { paymentId: locked.assigned.id }),
    });
    await settlePayments(ctx, tx, locked, { action, note, actorId });
    await ctx.audit.record(ctx, tx, {
      act: `payment.${action}`,
      target: { kind: 'group', id: seen.groupId, name: seen.groupName },
      detail: { vnd: String(seen.amount ?? 0), reference: seen.reference, ...(note !== '' && { reason: note }) },
    });
    if ((await queries.countOpen(tx, seen.groupId)) === 0)
      await ctx.notifier.settle(ctx, tx, {
        to: await listGroupAdminIds(tx, seen.groupId),
        kind: 'payment',
        about: `${seen.groupId} transfers`,
      });
  });
  return get(ctx, id);
};
