import { isSelf } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { tellOwners } from '../../profile/group/people/ownerNotice.service.ts';
import { resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import type { Account } from '../point/ledger.service.ts';
import { sendPhoneReceipt } from './phoneReceipts/service.ts';
import type { OrderRow } from './queries.ts';

/** The content of a notice to a customer about an order. */
export interface Receipt {
  readonly group: { readonly id: string; readonly name: string };
  readonly account: Pick<Account, 'memberId' | 'customerId' | 'giving'>;
  readonly order: Pick<OrderRow, 'id' | 'earned' | 'spent' | 'payment' | 'version' | 'createdAt'>;
  readonly change: 'created' | 'corrected' | 'cancelled';
  /** Balance in points after the order. */
  readonly balance: number;
}

/** Finds the member to notify about an account; undefined when no member belongs to the account or customer record. */
const findReceiver = async (
  tx: Transaction,
  groupId: string,
  { memberId, customerId }: Receipt['account'],
): Promise<string | undefined> => {
  if (memberId !== null || customerId === null) return memberId ?? undefined;
  const served = await resolveCustomer(tx, groupId, customerId);
  if (served?.kind === 'customer') return served.behind ?? undefined;
  return served?.memberId;
};

/** Sends the receipt of a new order to a customer record that nobody has claimed, where the group has switched it on. */
const sendToPhone = async (
  ctx: Context,
  tx: Transaction,
  { group, account: { memberId, customerId, giving }, order, change, balance }: Receipt,
  hasAccount: boolean,
): Promise<void> => {
  const isEarned = change === 'created' && order.earned > 0;
  if (memberId !== null || customerId === null || !isEarned || !giving.phoneReceipts) return;
  const { id: orderId, payment: amount, earned: points, createdAt: at } = order;
  await sendPhoneReceipt(ctx, tx, { group, customerId, orderId, hasAccount, amount, points, balance, at });
};

/**
 * Notifies the customer of an order at once. A customer with an unclaimed record only gets an invitation to claim it,
 * without figures: those are for the person who confirms the number. Admins get no notice of their own acts.
 */
export const sendReceipt = async (ctx: Context, tx: Transaction, receipt: Receipt): Promise<void> => {
  const { group, account, order, change, balance } = receipt;
  const to = await findReceiver(tx, group.id, account);
  await sendToPhone(ctx, tx, receipt, to !== undefined);
  if (to === undefined || isSelf(ctx.actor, to)) return;
  const noticeData: Readonly<Record<string, string>> =
    account.memberId === null
      ? { waiting: 'yes' }
      : { order: order.id, change, earned: `${order.earned}`, spent: `${order.spent}`, balance: `${balance}` };
  const isReceipt = account.memberId !== null && change === 'created' && order.earned > 0;
  await ctx.notifier.notify(ctx, tx, {
    to: [to],
    kind: 'points',
    cause: `${order.id} ${order.version}`,
    about: account.memberId === null ? group.id : order.id,
    data: { group: group.id, groupName: group.name, ...noticeData },
    ...(isReceipt && { receipt: { amount: order.payment, at: order.createdAt } }),
  });
};

/** Points that an order moves on an account. */
interface MovedPoints {
  readonly group: { readonly id: string; readonly name: string };
  readonly account: Pick<Account, 'memberId'>;
  readonly orderId: string;
  readonly points: number;
}

/**
 * Records in the audit log that the caller awards points to themselves, and tells the other owners of the group
 * (docs/rules/roles.md#notices).
 */
export const reportOwnPoints = async (
  ctx: Context,
  tx: Transaction,
  { group, account, orderId, points }: MovedPoints,
): Promise<void> => {
  if (points <= 0 || !isSelf(ctx.actor, account.memberId)) return;
  await ctx.audit.record(ctx, tx, {
    act: 'point.self',
    target: { kind: 'order', id: orderId },
    detail: { groupId: group.id, group: group.name, points: `+${points}` },
  });
  await tellOwners(ctx, tx, { group, news: 'self-points', data: { order: orderId, points: String(points) } });
};
