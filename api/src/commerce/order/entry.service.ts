import type { Order } from '@m4u/contract/commerce/order/schema';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { type Account, failIfOverdrawn, type Movement, toMovementDrafts } from '../point/ledger.service.ts';
import { calculateExpiry } from '../point/settings.service.ts';
import { skipInvoiceNumbers, takeInvoiceNumber } from '../point/settings.writes.ts';
import { toOrderFacts, toOrders } from './presentation.service.ts';
import * as queries from './queries.ts';
import { reportOwnPoints, sendReceipt } from './receipt.service.ts';
import { assertCovered, formatInvoiceNumber, sumPoints } from './rules.ts';

/** Fields of an order without its status, version, author and times. */
type EnteredOrder = Omit<queries.OrderRow, 'status' | 'version' | 'createdBy' | 'createdAt' | 'updatedAt'>;

/** The group of an order, and the admin or cashier who answers for it. */
export interface Seller {
  readonly group: { readonly id: string; readonly name: string };
  readonly memberId: string;
  /** Whether the order is presented to an admin of the group. */
  readonly isAdmin: boolean;
}

/** Inserts an order with its movements and notifies the customer. Errors: insufficient-points, invoice-taken. */
export const insertOrder = async (
  ctx: Context,
  tx: Transaction,
  { group, memberId, isAdmin }: Seller,
  { account, entered }: { account: Account; entered: EnteredOrder },
): Promise<Order> => {
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
  const [order] = await toOrders({ db: tx, actor: ctx.actor }, [row], isAdmin);
  const event = row.kind === 'plain' ? 'points.changed' : 'order.created';
  await ctx.integrations.announce(ctx, tx, { groupId: group.id, event, ids: [orderId] });
  await reportOwnPoints(ctx, tx, { group, account, orderId, points: sumPoints(movements) });
  // Inserted last, since it locks a row of the group's totals, for which other orders of the group wait.
  await failIfOverdrawn(queries.insert(tx, row, createdChange, toMovementDrafts(ctx, account, movements)));
  return order ?? fail('not-found');
};

/**
 * Takes the next invoice number of a group; undefined where admins number by hand. Where admins have typed that number,
 * numbering goes on after the highest that they typed.
 */
export const takeNextNumber = async (
  tx: Transaction,
  groupId: string,
  seller: { readonly memberId: string; readonly now: Date },
): Promise<string | undefined> => {
  const next = await takeInvoiceNumber(tx, groupId, seller);
  if (!next) return undefined;
  if (!(await queries.isInvoiceNumberTaken(tx, groupId, formatInvoiceNumber(next)))) return formatInvoiceNumber(next);
  await skipInvoiceNumbers(tx, groupId, await queries.findHighestNumber(tx, groupId, next.prefix));
  const after = await takeInvoiceNumber(tx, groupId, seller);
  return after && formatInvoiceNumber(after);
};
