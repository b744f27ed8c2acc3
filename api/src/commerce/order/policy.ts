import { isSelf } from '../../platform/actor.ts';
import type { Order } from '@m4u/contract/commerce/order/schema';
import type { Actor } from '../../platform/caller.ts';

/** Facts of an order that a policy needs. */
export interface OrderPolicyFacts {
  readonly status: Order['status'];
  /** The member who holds the account now; null for a customer whose record is unclaimed. */
  readonly memberId: string | null;
}

/** Whether an order is the reader's own, as its buyer. */
export const isBuyer = (actor: Actor, { memberId }: Pick<OrderPolicyFacts, 'memberId'>): boolean =>
  isSelf(actor, memberId);

/** Whether the reader may correct or cancel an order as it is. */
export const canChange = (isAdmin: boolean, { status }: Pick<OrderPolicyFacts, 'status'>): boolean =>
  isAdmin && status !== 'cancelled';
