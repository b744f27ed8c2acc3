import { fill, type Locale, type Words } from '../../words.ts';
import { formatNumber, grouping } from './points.ts';

/** Title of a notification about payments. */
export const paymentTitle: Words = { vi: 'Thanh toán', en: 'Payments' };

const sentences: Readonly<Record<string, Words>> = {
  asked: {
    vi: '{group} mời bạn thanh toán {amount} cho “{title}”: chuyển khoản tới {bank} {account} ({owner}), nội dung {memo}',
    en: '{group} asks you to pay {amount} for “{title}”: transfer to {bank} {account} ({owner}), transfer note {memo}',
  },
  'paid-buyer': {
    vi: '{group} đã nhận {amount} bạn thanh toán cho “{title}”',
    en: '{group} received your payment of {amount} for “{title}”',
  },
  'paid-receipt': {
    vi: '{group} đã nhận {amount} bạn thanh toán cho “{title}”. Phiếu thu số {receipt}',
    en: '{group} received your payment of {amount} for “{title}”. Receipt {receipt}',
  },
  'refunded-buyer': {
    vi: '{group} đã hoàn {amount} của “{title}” cho bạn',
    en: '{group} refunded {amount} for “{title}”',
  },
  paid: { vi: '{group} đã nhận {amount} cho “{title}”', en: '{group} received {amount} for “{title}”' },
  refunded: { vi: '{group} đã hoàn {amount} của “{title}”', en: '{group} refunded {amount} for “{title}”' },
  account: {
    vi: '{name} đã đổi tài khoản nhận tiền của {group} thành {bank} {account}',
    en: '{name} changed the receiving account of {group} to {bank} {account}',
  },
  gate: {
    vi: '{name} đã đổi dịch vụ báo tiền về của {group}',
    en: '{name} changed the services that tell {group} of transfers',
  },
  open: {
    vi: 'Khoản chuyển {amount} của {group} cần bạn xử lý',
    en: 'A transfer of {amount} to {group} needs you to settle it',
  },
};

const changed: Words = { vi: 'Một khoản thanh toán của {group} đã thay đổi', en: 'A payment to {group} changed' };

/** Formats an amount of a notification in VND: `150.000 ₫`. */
export const formatMoney = (amount: string | undefined): string => `${grouping.format(formatNumber(amount))} ₫`;

/** Text of one notification about a payment; `name` is the actor's, `group` the group's name. */
export const paymentWords = (
  data: Readonly<Record<string, string>>,
  name: string,
  group: string,
  locale: Locale,
): string => {
  const { news = '', title = '', bank = '', account = '', owner = '', memo = '', receipt } = data;
  const sentence = sentences[receipt === undefined ? news : 'paid-receipt'] ?? changed;
  const amount = formatMoney(data['amount']);
  return fill(sentence[locale], { name, group, title, bank, account, owner, memo, amount, receipt: receipt ?? '' });
};

/** Path of the screen that a notification about a payment leads to. */
export const paymentPath = ({
  news,
  token = '',
  payment = '',
  group = '',
  receipt,
  request = '',
}: Readonly<Record<string, string>>): string => {
  if (news === 'open') return `/action/payments/transfers?groupId=${encodeURIComponent(group)}&state=open`;
  if (news === 'account' || news === 'gate') return `/action/payments/settings?groupId=${encodeURIComponent(group)}`;
  if (receipt !== undefined) return `/action/requests/${encodeURIComponent(request)}/receipt`;
  const isBuyers = news === 'asked' || news === 'paid-buyer' || news === 'refunded-buyer';
  return isBuyers ? `/pay/${encodeURIComponent(token)}` : `/action/payments/${encodeURIComponent(payment)}`;
};
