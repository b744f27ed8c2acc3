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
import { calculateExpiry } from '../point/settings.service.ts';
import { skipInvoiceNumbers, takeInvoiceNumber } from '../point/settings.writes.ts';
import {
  type Account,
  failIfOverdrawn,
  toMovementDrafts,
  openForUpdate,
  type Movement,
  openAccount,
} from '../point/ledger.service.ts';
import { toOrderFacts, toOrders } from './presentation.service.ts';
import * as queries from './queries.ts';
import { assertCovered, assertTotalsUnchanged, formatInvoiceNumber, settleInvoice, sumPoints } from './rules.ts';
import { reportOwnPoints, sendReceipt } from './receipt.service.ts';
import { finish } from './requests/service.ts';

/** Fields of an order without its status, version, author and times. */
type EnteredOrder = Omit<queries.OrderRow, 'status' | 'version' | 'createdBy' | 'createdAt' | 'updatedAt'>;

/** Inserts an order with its movements and notifies the customer. Errors: insufficient-points, invoice-taken. */
const insertOrder = async (
  ctx: Context,
  tx: Transaction,
  group: { readonly id: string; readonly name: string; readonly role: GroupRole },
  { account, entered }: { account: Account; entered: EnteredOrder },
): Promise<Order> => {
  const { memberId } = requireVerified(ctx);
  const { id: orderId, spent, earned, note } = entered;
  const expiresAt = calculateExpiry(ctx.clock.now(), account.giving.expiryMonths);
  const of = { orderId, note: entered.kind === 'plain' ? note : '' };
  const movements: Movement[] = [
    ...(spent > 0 ? [{ kind: 'spend' as const, points: -spent, ...of }] : []),
    ...(earned > 0 ? [{ kind: 'earn' as const, points: earned, expiresAt, ...of }] : []),
  ];
  // Points earned by an order cannot be spent on the same order.
  assertCovered(account.points, [{ points: -spent }], 'points');
  const now = ctx.clock.now();
  const row = { ...entered, status: 'done' as const, version: 1, createdBy: memberId, createdAt: now, updatedAt: now };
  const change = { id: uuidv7(), orderId, groupId: group.id, act: 'create' as const, after: toOrderFacts(row) };
  const createdChange = { ...change, actorId: memberId, createdAt: now };
  await sendReceipt(ctx, tx, {
    group,
    account,
    order: row,
    change: 'created',
    balance: account.points + sumPoints(movements),
  });
  const [order] = await toOrders({ db: tx, actor: ctx.actor }, [row], group.role === 'admin');
  const event = row.kind === 'plain' ? 'points.changed' : 'order.created';
  await ctx.integrations.announce(ctx, tx, { groupId: group.id, event, ids: [orderId] });
  await reportOwnPoints(ctx, tx, { group, account, orderId, points: sumPoints(movements) });
  // Inserted last, since it locks a row of the group's totals, for which other orders of the group wait.
  await failIfOverdrawn(queries.insert(tx, row, createdChange, toMovementDrafts(ctx, account, movements)));
  return order ?? fail('not-found');
};

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
 * The number of an invoice: as typed, or the group's next one. Where admins have typed that one, numbering goes on after
 * the highest that they typed. Errors: invalid (none typed), invoice-taken.
 */
const chooseInvoiceNumber = async (
  tx: Transaction,
  { groupId, invoiceNumber }: InvoiceDraft,
  seller: { readonly memberId: string; readonly now: Date },
): Promise<string> => {
  if (invoiceNumber) return invoiceNumber;
  const take = async () => (await takeInvoiceNumber(tx, groupId, seller)) ?? failField('invoiceNumber', 'required');
  const next = await take();
  if (!(await queries.isInvoiceNumberTaken(tx, groupId, formatInvoiceNumber(next)))) return formatInvoiceNumber(next);
  await skipInvoiceNumbers(tx, groupId, await queries.findHighestNumber(tx, groupId, next.prefix));
  return formatInvoiceNumber(await take());
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
  const { memberId: seller } = requireVerified(ctx);
  if (draft.discountCode && draft.discount > 0) failField('discountCode', 'by-code');
  await ctx.limits.consume('ordersByMember', seller);
  return runIdempotent(ctx, { name: 'order.create', key, input: draft }, async (tx) => {
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
    const { payment, earned } = settleInvoice({ value, discount: off.discount, points, rate });
    assertTotalsUnchanged(payment, draft.payment);
    const invoiceNumber = await chooseInvoiceNumber(tx, draft, { memberId: seller, now: ctx.clock.now() });
    const of = {
      id,
      groupId,
      accountId: account.id,
      kind: 'invoice' as const,
      invoiceNumber,
      value,
      payment,
      rate,
      note,
    };
    const order = await insertOrder(ctx, tx, group, { account, entered: { ...of, ...off, spent: points, earned } });
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
  await ctx.limits.consume('ordersByMember', requireVerified(ctx).memberId);
  return runIdempotent(ctx, { name: 'order.createPlain', key, input: draft }, async (tx) => {
    const holder = await resolveCustomerForShare(tx, groupId, buyerId);
    const account = await openForUpdate(ctx, tx, groupId, holder);
    const { rate } = account.giving;
    const nothing = { invoiceNumber: null, value: 0, discount: 0, discountId: null, discountCode: null, payment: 0 };
    const moved = type === 'add' ? { spent: 0, earned: points } : { spent: points, earned: 0 };
    const of = { id: uuidv7(), groupId, accountId: account.id, kind: 'plain' as const, rate, note };
    const order = await insertOrder(ctx, tx, group, { account, entered: { ...of, ...nothing, ...moved } });
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
