import type { OrderFacts, OrderLog } from '@m4u/contract/commerce/order/schema';
import { m } from '../../paraglide/messages.js';
import { money } from '../../platform/language/formats.ts';
import { points, orderStatusWords } from '../point/pointWords.tsx';

/** Label and format of one field of an order. */
interface OrderField {
  readonly label: () => string;
  readonly read: (facts: OrderFacts) => string;
  /** Whether people wrote the value, in an unknown language. */
  readonly isTheirs?: boolean;
}

const ORDER_FIELDS: readonly OrderField[] = [
  { label: m.point_status, read: ({ status }) => orderStatusWords[status]() },
  { label: m.point_invoice_number, read: ({ invoiceNumber }) => invoiceNumber ?? '—', isTheirs: true },
  { label: m.point_value, read: ({ value }) => money(value) },
  { label: m.point_discount, read: ({ discount }) => money(discount) },
  { label: m.point_discount_code_label, read: ({ discountCode }) => discountCode ?? '—', isTheirs: true },
  { label: m.point_spent, read: ({ spent }) => points(spent) },
  { label: m.point_payment, read: ({ payment }) => money(payment) },
  { label: m.point_earned, read: ({ earned }) => points(earned) },
  { label: m.point_note, read: ({ note }) => note || '—', isTheirs: true },
];

/** A changed field: `Giá trị: 500.000 ₫ → 450.000 ₫`. */
export interface OrderChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isTheirs: boolean;
}

/** Lists the changed fields of a change, formatted for readers. */
export const listChanges = ({ before, after }: Pick<OrderLog, 'before' | 'after'>): OrderChange[] => {
  if (before === null) return [];
  return ORDER_FIELDS.flatMap(({ label, read, isTheirs = false }) =>
    read(before) === read(after) ? [] : [{ label: label(), before: read(before), after: read(after), isTheirs }],
  );
};
