import type { CustomerFigures } from '@m4u/contract/commerce/book/customer';
import type { Locale } from '@m4u/contract/words';
import { formatTime } from '../../platform/time/days.ts';
import { localPhone } from './export.rules.ts';

/** Columns of a table of customers; money in VND. */
export const CUSTOMER_HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  vi: ['Khách hàng', 'Điện thoại', 'Ghi chú', 'Số đơn', 'Chi tiêu (₫)', 'Điểm', 'Đơn gần nhất', 'Thêm ngày'],
  en: ['Customer', 'Phone', 'Note', 'Orders', 'Spent (VND)', 'Points', 'Latest order', 'Added'],
};

/** A customer as a line of the table. */
export const toCustomerCsv = (customer: CustomerFigures): string[] => [
  customer.name,
  localPhone(customer.phone),
  customer.note,
  String(customer.orders),
  String(customer.paid),
  String(customer.points),
  customer.lastOrderAt === null ? '' : formatTime(new Date(customer.lastOrderAt)),
  formatTime(new Date(customer.createdAt)),
];
