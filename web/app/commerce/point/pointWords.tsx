import type { Order, OrderFacts } from '@m4u/contract/commerce/order/schema';
import type { MovementKind } from '@m4u/contract/commerce/point/schema';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { m } from '../../paraglide/messages.js';
import { number, phone } from '../../platform/language/formats.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Points with their unit: `1.234 điểm`. */
export const points = (count: number): string => m.point_count({ count: number(count) });

/** Added or removed points with their sign: `+12 điểm`, `−5 điểm`. */
export const movedPoints = (count: number): string =>
  `${count > 0 ? '+' : count < 0 ? '−' : ''}${points(Math.abs(count))}`;

/** Labels of kinds of movements. */
export const movementKindWords: Readonly<Record<MovementKind, () => string>> = {
  earn: m.point_kind_earn,
  spend: m.point_kind_spend,
  adjust: m.point_kind_adjust,
  refund: m.point_kind_refund,
  expire: m.point_kind_expire,
  gift: m.point_kind_gift,
};

/** All kinds of movements, in the order of the labels. */
export const MOVEMENT_KINDS = Object.keys(movementKindWords) as MovementKind[];

/** Labels of order statuses. */
export const orderStatusWords: Readonly<Record<OrderFacts['status'], () => string>> = {
  done: m.point_order_done,
  cancelled: m.point_order_cancelled,
};

/** Tag with the status of an order. */
export const OrderStatusTag = ({ status }: { status: OrderFacts['status'] }) => (
  <Tag icon={status === 'done' ? CircleCheck : CircleX}>{orderStatusWords[status]()}</Tag>
);

/** The name of an order: its invoice number, or points given or taken. */
export const orderName = ({ invoiceNumber, spent }: Pick<Order, 'invoiceNumber' | 'spent'>): string => {
  if (invoiceNumber !== null) return m.point_invoice_of({ number: invoiceNumber });
  return spent > 0 ? m.point_plain_minus() : m.point_plain_add();
};

/** Formats a buyer's phone number in the group's record; an empty text when there is none. */
export const formatBuyerPhone = ({ phone: buyerPhone }: { phone: string | null }): string =>
  buyerPhone === null ? '' : phone(buyerPhone);
