import { fill, type Locale, type Words } from '../../words.ts';

type Data = Readonly<Record<string, string>>;

const waiting: Words = {
  vi: '{group} đã tích điểm cho số điện thoại của bạn. Mở để nhận điểm',
  en: '{group} has points for your phone number. Open to claim them',
};
const spentAndEarned: Words = {
  vi: 'Bạn đã dùng {spent} điểm và được cộng {earned} điểm tại {group}, hiện có {balance} điểm',
  en: 'You redeemed {spent} {spent:point|points} and earned {earned} at {group}. Balance: {balance}',
};
const earnedOnly: Words = {
  vi: 'Bạn được cộng {earned} điểm tại {group}, hiện có {balance} điểm',
  en: 'You earned {earned} {earned:point|points} at {group}. Balance: {balance}',
};
const spentOnly: Words = {
  vi: 'Bạn đã dùng {spent} điểm tại {group}, hiện có {balance} điểm',
  en: 'You redeemed {spent} {spent:point|points} at {group}. Balance: {balance}',
};
const giftGiven: Words = {
  vi: 'Bạn đã tặng {points} điểm tại {group} cho {person}, hiện có {balance} điểm',
  en: 'You gave {points} {points:point|points} at {group} to {person}. Balance: {balance}',
};
const giftGot: Words = {
  vi: '{person} tặng bạn {points} điểm tại {group}, hiện bạn có {balance} điểm',
  en: '{person} gave you {points} {points:point|points} at {group}. Balance: {balance}',
};
const noPoints: Words = { vi: '{group} đã nhập hóa đơn của bạn', en: '{group} entered your invoice' };
const corrected: Words = {
  vi: '{group} đã sửa một giao dịch của bạn, hiện bạn có {balance} điểm',
  en: '{group} edited one of your transactions. You now have {balance} {balance:point|points}',
};
const cancelled: Words = {
  vi: '{group} đã hủy một giao dịch của bạn, hiện bạn có {balance} điểm',
  en: '{group} canceled one of your transactions. You now have {balance} {balance:point|points}',
};
const expiring: Words = {
  vi: '{points} điểm của bạn tại {group} sắp hết hạn, sớm nhất vào cuối ngày {day}',
  en: '{points} of your points at {group} {points:expires|expire} soon, the first at the end of {day}',
};
const reminder: Words = {
  vi: 'Trong vòng 7 ngày: {points} điểm của bạn tại {group} hết hạn vào cuối ngày {day}',
  en: 'Within 7 days: {points} of your points at {group} {points:expires|expire} at the end of {day}',
};

/** Dots between thousands in both languages (docs/rules/formats.md#numbers). */
export const grouping = new Intl.NumberFormat('vi-VN');

export const formatNumber = (text: string | undefined): number => (/^\d{1,16}$/.test(text ?? '') ? Number(text) : 0);

/** A day as people write it: 05/03/2026, or 5 March 2026. */
export const formatDay = (text: string | undefined, locale: Locale): string => {
  const day = new Date(`${text ?? ''}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return text ?? '';
  return new Intl.DateTimeFormat(
    locale === 'vi' ? 'vi-VN' : 'en-GB',
    locale === 'vi'
      ? { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }
      : { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  ).format(day);
};

const receiptText = (data: Data): Words => {
  if (data['waiting'] !== undefined) return waiting;
  if (data['change'] === 'gift-given') return giftGiven;
  if (data['change'] === 'gift-got') return giftGot;
  if (data['change'] === 'corrected') return corrected;
  if (data['change'] === 'cancelled') return cancelled;
  const [earned, spent] = [formatNumber(data['earned']), formatNumber(data['spent'])];
  if (earned > 0) return spent > 0 ? spentAndEarned : earnedOnly;
  return spent > 0 ? spentOnly : noPoints;
};

const expiryText = (data: Data): Words => (data['reminder'] === undefined ? expiring : reminder);

/**
 * Text of a notification about an order, a gift or expiring points, for a customer. `group` is the group's name, `person`
 * the other member of a gift.
 */
export const pointWords = (
  kind: 'points' | 'points-expiring',
  data: Data,
  { group, person }: { readonly group: string; readonly person: string },
  locale: Locale,
): string => {
  const points = (name: string) => grouping.format(formatNumber(data[name]));
  return fill((kind === 'points' ? receiptText(data) : expiryText(data))[locale], {
    group,
    person,
    earned: points('earned'),
    spent: points('spent'),
    balance: points('balance'),
    points: points('points'),
    day: formatDay(data['day'], locale),
  });
};
