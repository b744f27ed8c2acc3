import { fill, type Locale, type Words } from '../../words.ts';

type Data = Readonly<Record<string, string>>;

const waiting: Words = {
  vi: '{group} đã ghi điểm cho số điện thoại của bạn. Hãy xác nhận số để nhận',
  en: '{group} has points for your phone number. Confirm the number to have them',
};
const both: Words = {
  vi: 'Bạn đã dùng {spent} điểm và được cộng {earned} điểm tại {group}, hiện có {balance} điểm',
  en: 'You spent {spent} points and earned {earned} at {group}, and have {balance} now',
};
const earnedOnly: Words = {
  vi: 'Bạn được cộng {earned} điểm tại {group}, hiện có {balance} điểm',
  en: 'You earned {earned} points at {group}, and have {balance} now',
};
const spentOnly: Words = {
  vi: 'Bạn đã dùng {spent} điểm tại {group}, hiện có {balance} điểm',
  en: 'You spent {spent} points at {group}, and have {balance} now',
};
const neither: Words = { vi: '{group} đã ghi nhận hóa đơn của bạn', en: '{group} has entered your invoice' };
const corrected: Words = {
  vi: '{group} đã sửa một giao dịch của bạn, hiện bạn có {balance} điểm',
  en: '{group} has corrected an order of yours, and you have {balance} points now',
};
const cancelled: Words = {
  vi: '{group} đã hủy một giao dịch của bạn, hiện bạn có {balance} điểm',
  en: '{group} has cancelled an order of yours, and you have {balance} points now',
};
const expiring: Words = {
  vi: '{points} điểm của bạn tại {group} sắp hết hạn, sớm nhất vào cuối ngày {day}',
  en: '{points} of your points at {group} are about to expire, the first at the end of {day}',
};

const grouping = { vi: new Intl.NumberFormat('vi-VN'), en: new Intl.NumberFormat('en-US') };

const numberOf = (text: string | undefined): number => (/^\d{1,16}$/.test(text ?? '') ? Number(text) : 0);

/** A day as people write it: 05/03/2026, or 5 March 2026. */
const dayOf = (text: string | undefined, locale: Locale): string => {
  const day = new Date(`${text ?? ''}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return text ?? '';
  return new Intl.DateTimeFormat(
    locale === 'vi' ? 'vi-VN' : 'en-GB',
    locale === 'vi'
      ? { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }
      : { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  ).format(day);
};

const receiptOf = (data: Data): Words => {
  if (data['waiting'] !== undefined) return waiting;
  if (data['change'] === 'corrected') return corrected;
  if (data['change'] === 'cancelled') return cancelled;
  const [earned, spent] = [numberOf(data['earned']), numberOf(data['spent'])];
  if (earned > 0) return spent > 0 ? both : earnedOnly;
  return spent > 0 ? spentOnly : neither;
};

/** Text of a notification about an order or expiring points, for a customer. `group` is the group's name. */
export const pointWords = (kind: 'points' | 'points-expiring', data: Data, group: string, locale: Locale): string => {
  const points = (name: string) => grouping[locale].format(numberOf(data[name]));
  return fill((kind === 'points' ? receiptOf(data) : expiring)[locale], {
    group,
    earned: points('earned'),
    spent: points('spent'),
    balance: points('balance'),
    points: points('points'),
    day: dayOf(data['day'], locale),
  });
};
