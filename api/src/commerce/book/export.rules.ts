import type { Buyer, MovementKind } from '@m4u/contract/commerce/point/schema';
import { RATE_PER_PERCENT } from '@m4u/contract/commerce/point/rules';
import type { Locale } from '@m4u/contract/words';
import { formatTime } from '../../platform/time/days.ts';
import type { TableOrder } from './export.queries.ts';
import type { MovementRow } from './statement.queries.ts';

/** Name and phone number of a buyer in a table. */
export type BuyerName = Pick<Buyer, 'name' | 'phone'>;

type Headings = Readonly<Record<Locale, readonly string[]>>;

// Points in and points out have a column each: spreadsheets read a cell that begins with a sign as a formula.
/** Columns of a table of movements. */
export const MOVEMENT_HEADINGS: Headings = {
  vi: [
    'Ngày giờ',
    'Loại',
    'Điểm cộng',
    'Điểm trừ',
    'Khách hàng',
    'Điện thoại',
    'Số hóa đơn',
    'Ghi chú',
    'Hết hạn',
    'Người thực hiện',
    'Mã giao dịch',
    'Hoàn tác giao dịch',
  ],
  en: [
    'Date and time',
    'Type',
    'Points in',
    'Points out',
    'Customer',
    'Phone',
    'Invoice number',
    'Note',
    'Expires',
    'By',
    'Transaction',
    'Reverses',
  ],
};

/** Columns of a table of orders; money in VND. */
export const ORDER_HEADINGS: Headings = {
  vi: [
    'Ngày giờ',
    'Loại',
    'Trạng thái',
    'Số hóa đơn',
    'Khách hàng',
    'Điện thoại',
    'Giá trị (₫)',
    'Giảm giá (₫)',
    'Mã ưu đãi',
    'Điểm đã dùng',
    'Thanh toán (₫)',
    'Tỷ lệ tích điểm (%)',
    'Điểm được cộng',
    'Ghi chú',
    'Người tạo',
    'Sửa lần cuối',
    'Mã giao dịch',
  ],
  en: [
    'Date and time',
    'Type',
    'Status',
    'Invoice number',
    'Customer',
    'Phone',
    'Value (VND)',
    'Discount (VND)',
    'Discount code',
    'Points redeemed',
    'Payment (VND)',
    'Rate (%)',
    'Points earned',
    'Note',
    'By',
    'Last changed',
    'Transaction',
  ],
};

const KINDS: Readonly<Record<Locale, Readonly<Record<MovementKind, string>>>> = {
  vi: {
    earn: 'Tích điểm',
    spend: 'Dùng điểm',
    adjust: 'Điều chỉnh',
    refund: 'Hoàn điểm',
    expire: 'Hết hạn',
    gift: 'Tặng điểm',
  },
  en: { earn: 'Earned', spend: 'Redeemed', adjust: 'Adjusted', refund: 'Refunded', expire: 'Expired', gift: 'Gift' },
};

const ORDER_KINDS: Readonly<Record<Locale, Readonly<Record<TableOrder['kind'], string>>>> = {
  vi: { invoice: 'Hóa đơn', plain: 'Điểm không hóa đơn' },
  en: { invoice: 'Invoice', plain: 'Points without an invoice' },
};

const STATES: Readonly<Record<Locale, Readonly<Record<TableOrder['status'], string>>>> = {
  vi: { done: 'Hoàn thành', cancelled: 'Đã hủy' },
  en: { done: 'Done', cancelled: 'Canceled' },
};

/**
 * A phone number as written in Vietnam. The spaces keep spreadsheets from reading a number and dropping its first 0.
 */
export const localPhone = (phone: string | null): string =>
  (phone ?? '').replace(/^\+84/, '0').replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

const formatPercent = (rate: number, locale: Locale): string => {
  const text = String(rate / RATE_PER_PERCENT);
  return locale === 'vi' ? text.replace('.', ',') : text;
};

/** A movement as a line of the table. */
export const toMovementCsv = (row: MovementRow, buyer: BuyerName, actor: string, locale: Locale): string[] => [
  formatTime(row.createdAt),
  KINDS[locale][row.kind],
  row.points > 0 ? String(row.points) : '',
  row.points < 0 ? String(-row.points) : '',
  buyer.name,
  localPhone(buyer.phone),
  row.invoiceNumber ?? '',
  row.note,
  row.expiresAt === null ? '' : formatTime(row.expiresAt),
  actor,
  row.id,
  row.reversesId ?? '',
];

/** An order as a line of the table. */
export const toOrderCsv = (row: TableOrder, buyer: BuyerName, actor: string, locale: Locale): string[] => [
  row.created,
  ORDER_KINDS[locale][row.kind],
  STATES[locale][row.status],
  row.invoice,
  buyer.name,
  localPhone(buyer.phone),
  row.value,
  row.discount,
  row.code,
  row.spent,
  row.payment,
  formatPercent(row.rate, locale),
  row.earned,
  row.note,
  actor,
  row.changed,
  row.id,
];
