import { fill, type Locale, type Words } from '../../words.ts';

const approved: Words = {
  vi: 'Thưởng giới thiệu của bạn trong “{title}” đã được duyệt',
  en: 'Your referral reward in “{title}” has been approved',
};
const rejected: Words = {
  vi: 'Thưởng giới thiệu của bạn trong “{title}” không được duyệt',
  en: 'Your referral reward in “{title}” was not approved',
};
const paid: Words = {
  vi: '{group} đã trả thưởng giới thiệu cho bạn',
  en: '{group} has paid your referral rewards',
};
const account: Words = {
  vi: '{group} muốn trả thưởng cho bạn. Hãy thêm tài khoản ngân hàng để nhận',
  en: '{group} would like to pay your rewards. Add a bank account to receive them',
};
const waiting: Words = {
  vi: 'Có thưởng giới thiệu đang chờ {group} duyệt',
  en: 'Referral rewards wait for {group} to decide',
};
const some: Words = { vi: 'Thưởng giới thiệu có cập nhật mới', en: 'There is news of referral rewards' };

const news: Readonly<Record<string, Words>> = { approved, rejected, paid, account, waiting };

/**
 * Text of an affiliate notification, for a participant (their rewards) or a group's admins (rewards to decide on).
 * `group` is the group's name.
 */
export const affiliateWords = (data: Readonly<Record<string, string>>, group: string, locale: Locale): string =>
  fill((news[data['news'] ?? ''] ?? some)[locale], { title: data['title'] ?? '', group });

/** Path of the screen for an affiliate notification: the campaign, the payout account, or the open decisions. */
export const affiliatePath = (data: Readonly<Record<string, string>>): string => {
  const group = encodeURIComponent(data['group'] ?? '');
  if (data['news'] === 'waiting') return `/action/affiliate/manage/rewards?groupId=${group}`;
  if (data['news'] === 'account') return '/action/affiliate/account';
  return data['campaign'] === undefined
    ? '/action/affiliate'
    : `/action/affiliate/${encodeURIComponent(data['campaign'])}`;
};
