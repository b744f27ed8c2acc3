import { fill, type Locale, type Words } from '../../words.ts';
import { formatNumber, grouping } from './points.ts';

const roles: Readonly<Record<string, Words>> = {
  admin: { vi: 'quản trị viên', en: 'an admin' },
  cashier: { vi: 'thu ngân', en: 'a cashier' },
  editor: { vi: 'biên tập viên', en: 'an editor' },
  door: { vi: 'nhân viên check-in', en: 'check-in staff' },
  member: { vi: 'thành viên', en: 'a member' },
};

const someone: Words = { vi: 'một người', en: 'someone' };

const sentences: Readonly<Record<string, Words>> = {
  role: {
    vi: '{name} đã đổi vai trò của {person} tại {group} thành {role}',
    en: '{name} made {person} {role} of {group}',
  },
  'admin-suspend': {
    vi: '{name} đã tạm ngưng {person}, quản trị viên của {group}',
    en: '{name} suspended {person}, an admin of {group}',
  },
  'admin-remove': {
    vi: '{name} đã gỡ {person}, quản trị viên của {group}',
    en: '{name} removed {person}, an admin of {group}',
  },
  'owner-offered': {
    vi: '{name} muốn trao quyền sở hữu {group} cho bạn',
    en: '{name} wants to make you an owner of {group}',
  },
  'owner-accepted': { vi: '{name} đã nhận quyền sở hữu {group}', en: '{name} is now an owner of {group}' },
  'owner-declined': { vi: '{name} đã từ chối quyền sở hữu {group}', en: '{name} declined to own {group}' },
  'owner-gave-up': { vi: '{name} không còn là chủ sở hữu của {group}', en: '{name} is no longer an owner of {group}' },
  'factor-on': {
    vi: '{group} yêu cầu quản trị viên xác thực hai bước. Hãy bật để tiếp tục quản trị.',
    en: '{group} requires its admins to use two-step verification. Turn it on to keep managing.',
  },
  'factor-off': {
    vi: '{name} đã bỏ yêu cầu xác thực hai bước tại {group}',
    en: '{name} no longer requires two-step verification at {group}',
  },
  'self-points': {
    vi: '{name} đã tự tích {points} điểm cho mình tại {group}',
    en: '{name} awarded themselves {points} {points:point|points} at {group}',
  },
  'payout-waiting': {
    vi: '{name} đã lập một đợt chi trả của {group} và cần bạn duyệt',
    en: '{name} created a payout of {group} that needs your approval',
  },
  'payout-limit': {
    vi: '{name} đã đặt mức cần người thứ hai duyệt chi trả của {group}: từ {vnd} ₫',
    en: '{name} set the amount from which payouts of {group} need a second person: {vnd} ₫',
  },
  'payout-limit-off': {
    vi: '{name} đã tắt việc duyệt chi trả bởi người thứ hai tại {group}',
    en: '{name} turned off the approval of payouts of {group} by a second person',
  },
  'domain-failing': {
    vi: 'Không tìm thấy bản ghi TXT của {domain}. Sau ba ngày, nhân sự của {group} sẽ không đăng nhập bằng tên miền này được nữa',
    en: 'The TXT record of {domain} is missing. In three days, people of {group} can no longer sign in by this domain',
  },
  'domain-lost': {
    vi: 'Nhân sự của {group} không đăng nhập bằng {domain} được nữa, vì bản ghi TXT đã thiếu ba ngày',
    en: 'People of {group} can no longer sign in by {domain}, as its TXT record has been missing for three days',
  },
};

const changed: Words = { vi: '{name} đã thay đổi nhân sự của {group}', en: '{name} changed the staff of {group}' };

/** Text of one notification to the owners of a group; `name` is the actor's, `group` the group's name. */
export const groupStaffWords = (
  data: Readonly<Record<string, string>>,
  name: string,
  group: string,
  locale: Locale,
): string =>
  fill((sentences[data['news'] ?? ''] ?? changed)[locale], {
    name,
    group,
    person: data['person'] || someone[locale],
    role: (roles[data['role'] ?? ''] ?? roles['member'] ?? someone)[locale],
    vnd: grouping.format(formatNumber(data['vnd'])),
    domain: data['domain'] ?? '',
    points: grouping.format(formatNumber(data['points'])),
  });

/** Path of the screen that a notification to the owners of a group leads to. */
export const groupStaffPath = (data: Readonly<Record<string, string>>): string => {
  const { news, order, payout, group = '' } = data;
  if (news === 'self-points' && order !== undefined) return `/action/historyEditHistory/${encodeURIComponent(order)}`;
  if (news === 'payout-waiting' && payout !== undefined)
    return `/action/affiliate/manage/payouts/${encodeURIComponent(payout)}`;
  if (news?.startsWith('payout-limit')) return `/action/affiliate/manage/payouts?groupId=${encodeURIComponent(group)}`;
  if (news?.startsWith('domain-')) return `/action/companySignIn?groupId=${encodeURIComponent(group)}`;
  if (news === 'factor-on') return '/action/security';
  return `/action/memberManagement?groupId=${encodeURIComponent(group)}`;
};
