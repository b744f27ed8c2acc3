import { box, type CvLayout, type CvNode, textNode } from '../../content/cv/layout.ts';
import { dayOf } from '../../days.ts';
import { grouping } from '../../social/notification/points.ts';
import type { Locale, Words } from '../../words.ts';
import type { PaymentReceipt } from './receipt.ts';

const words = {
  title: { vi: 'Phiếu thu', en: 'Payment receipt' },
  seller: { vi: 'Người bán', en: 'Seller' },
  buyer: { vi: 'Người mua', en: 'Buyer' },
  product: { vi: 'Sản phẩm', en: 'Product' },
  quantity: { vi: 'Số lượng', en: 'Quantity' },
  amount: { vi: 'Đã thanh toán', en: 'Paid' },
  day: { vi: 'Ngày thanh toán', en: 'Paid on' },
  memo: { vi: 'Mã thanh toán', en: 'Payment code' },
  invoice: { vi: 'Số hóa đơn', en: 'Invoice number' },
  refunded: { vi: 'Đã hoàn tiền ngày', en: 'Refunded on' },
  note: {
    vi: 'Phiếu thu này xác nhận khoản tiền người bán đã nhận. Đây không phải hóa đơn thuế.',
    en: 'This receipt confirms the payment that the seller received. It is not a tax invoice.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Title of a receipt's document. */
export const receiptTitle = (number: string, locale: Locale): string => `${words.title[locale]} ${number}`;

/** A day as people write it in Vietnam: 02/03/2026. */
const writeDay = (moment: string): string => dayOf(new Date(moment)).split('-').toReversed().join('/');

/** Layout of a receipt on a sheet. */
export const layoutReceipt = (receipt: PaymentReceipt, locale: Locale): CvLayout => {
  const { number, seller, buyerName, title, quantity, amount, memo, invoiceNumber, issuedAt, refundedAt } = receipt;
  const row = (label: Words, value: string): CvNode =>
    box('row', [textNode('label', label[locale]), textNode('value', value)]);
  return {
    page: { paddingTop: 48, paddingBottom: 48, paddingLeft: 56, paddingRight: 56, fontSize: 11, color: '#1B1F23' },
    strip: null,
    styles: {
      title: { fontSize: 22, fontWeight: 700, lineHeight: 1.4 },
      number: { fontSize: 13, color: '#50575E', marginBottom: 20, lineHeight: 1.4 },
      refunded: {
        fontWeight: 700,
        color: '#9B1C1C',
        backgroundColor: '#FDECEC',
        paddingTop: 8,
        paddingBottom: 8,
        paddingLeft: 10,
        paddingRight: 10,
        marginBottom: 14,
        lineHeight: 1.4,
      },
      row: {
        flexDirection: 'row',
        columnGap: 16,
        paddingTop: 8,
        paddingBottom: 8,
        borderBottomWidth: 0.5,
        borderColor: '#D5D9DD',
      },
      label: { width: 140, color: '#50575E', lineHeight: 1.4 },
      value: { flex: 1, fontWeight: 600, lineHeight: 1.4 },
      note: { marginTop: 20, fontSize: 9, color: '#50575E', lineHeight: 1.5 },
    },
    body: [
      textNode('title', words.title[locale], { role: 'h1' }),
      textNode('number', number, { role: 'p' }),
      ...(refundedAt === null
        ? []
        : [textNode('refunded', `${words.refunded[locale]} ${writeDay(refundedAt)}`, { role: 'p' })]),
      row(words.seller, seller.name),
      row(words.buyer, buyerName),
      row(words.product, title),
      row(words.quantity, grouping.format(quantity)),
      row(words.amount, `${grouping.format(amount)} ₫`),
      row(words.day, writeDay(issuedAt)),
      row(words.memo, memo),
      ...(invoiceNumber === null ? [] : [row(words.invoice, invoiceNumber)]),
      textNode('note', words.note[locale], { role: 'p' }),
    ],
  };
};
