import { fill, type Locale, type Words } from '../../words.ts';

const approved: Words = {
  vi: 'Hoa hồng của bạn trong “{title}” đã được duyệt',
  en: 'Your reward in “{title}” was approved',
};
const rejected: Words = {
  vi: 'Hoa hồng của bạn trong “{title}” không được duyệt',
  en: 'Your reward in “{title}” wasn’t approved',
};
const paid: Words = {
  vi: '{group} đã trả hoa hồng cho bạn',
  en: '{group} paid your rewards',
};
const account: Words = {
  vi: '{group} muốn trả hoa hồng cho bạn. Hãy thêm tài khoản ngân hàng để nhận',
  en: '{group} wants to pay your rewards. Add a bank account to get them',
};
const waiting: Words = {
  vi: 'Có hoa hồng đang chờ {group} duyệt',
  en: 'Rewards are waiting for {group} to approve',
};
const someNews: Words = { vi: 'Hoa hồng có cập nhật mới', en: 'Your rewards have an update' };

const textByNews: Readonly<Record<string, Words>> = { approved, rejected, paid, account, waiting };

/**
 * Text of an affiliate notification, for a participant (their rewards) or a group's admins (rewards to decide on).
 * `group` is the group's name.
 */
export const affiliateWords = (data: Readonly<Record<string, string>>, group: string, locale: Locale): string =>
  fill((textByNews[data['news'] ?? ''] ?? someNews)[locale], { title: data['title'] ?? '', group });

/** Path of the screen for an affiliate notification: the campaign, the payout account, or the open decisions. */
export const affiliatePath = (data: Readonly<Record<string, string>>): string => {
  const group = encodeURIComponent(data['group'] ?? '');
  if (data['news'] === 'waiting') return `/action/affiliate/manage/rewards?groupId=${group}`;
  if (data['news'] === 'account') return '/action/affiliate/account';
  return data['campaign'] === undefined
    ? '/action/affiliate'
    : `/action/affiliate/${encodeURIComponent(data['campaign'])}`;
};
