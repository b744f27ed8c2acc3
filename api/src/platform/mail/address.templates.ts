import type { Language } from '@m4u/contract/common';
import { type Letter, type SignInChange, writeLetter } from './letter.ts';
import { formatVietnamTime } from './templates.ts';

/** A change of the addresses that sign in to an account. */
export interface AddressChange {
  readonly kind: 'email' | 'phone';
  readonly change: 'added' | 'changed' | 'removed';
}

const nouns = {
  VN: { email: 'Email đăng nhập M4U', phone: 'Số điện thoại đăng nhập M4U' },
  EN: { email: 'sign-in email', phone: 'sign-in phone number' },
} as const;

const verbs = {
  VN: { added: 'vừa được thêm', changed: 'vừa được đổi', removed: 'vừa được gỡ' },
  EN: { added: 'was added', changed: 'was changed', removed: 'was removed' },
} as const;

/** Mail to a former address after a change, with the link that undoes it within `days`. */
export const addressChangedLetter = (
  language: Language,
  { kind, change, moment, link, days }: AddressChange & SignInChange & { readonly days: number },
): Letter => {
  const time = formatVietnamTime(moment);
  return language === 'VN'
    ? writeLetter(language, `${nouns.VN[kind]} ${verbs.VN[change]}`, [
        `${nouns.VN[kind]} ${verbs.VN[change]} lúc ${time} (giờ Việt Nam). Nếu là bạn, bạn không cần làm gì.`,
        `Nếu không phải bạn, hãy hoàn tác trong ${days} ngày: email và số điện thoại trở lại như trước, các thiết bị đăng nhập sau đó bị đăng xuất, và bạn đặt mật khẩu mới.`,
        { link, label: 'Hoàn tác' },
        'Đừng gửi liên kết này cho ai: người có nó đặt được mật khẩu của bạn.',
      ])
    : writeLetter(language, `Your M4U ${nouns.EN[kind]} ${verbs.EN[change]}`, [
        `Your M4U ${nouns.EN[kind]} ${verbs.EN[change]} at ${time} (Vietnam). If it was you, you don’t need to do anything.`,
        `If it wasn’t you, undo it within ${days} days: your email and phone number go back to what they were, devices that signed in since are signed out, and you choose a new password.`,
        { link, label: 'Undo' },
        'Don’t share this link: anyone who has it can set your password.',
      ]);
};

/** Mail to an owner whose addresses were restored; `link` leads to choosing a password. */
export const addressRestoredLetter = (language: Language, { moment, link }: SignInChange): Letter =>
  language === 'VN'
    ? writeLetter(language, 'Thay đổi đăng nhập M4U đã được hoàn tác', [
        `Email và số điện thoại đăng nhập trở lại như trước lúc ${formatVietnamTime(moment)} (giờ Việt Nam). Các thiết bị đăng nhập sau lần thay đổi đã bị đăng xuất, và mật khẩu cũ không dùng được nữa.`,
        'Nếu bạn chưa đặt mật khẩu mới, hãy đặt ngay:',
        { link, label: 'Đặt mật khẩu mới' },
      ])
    : writeLetter(language, 'The change to your M4U sign-in was undone', [
        `Your email and phone number went back to what they were at ${formatVietnamTime(moment)} (Vietnam). Devices that signed in since the change were signed out, and the old password no longer works.`,
        'If you haven’t chosen a new password yet, do it now:',
        { link, label: 'Choose a password' },
      ]);

/** Mail to the holder of an address that another account wanted to add. */
export const addressTakenLetter = (language: Language, { loginLink: link }: { readonly loginLink: string }): Letter =>
  language === 'VN'
    ? writeLetter(language, 'Có người muốn dùng email của bạn trên M4U', [
        'Một tài khoản M4U khác vừa muốn đăng nhập bằng email này. Email này thuộc tài khoản của bạn nên chúng tôi đã từ chối.',
        'Nếu là bạn, hãy đăng nhập bằng email này, hoặc gỡ email khỏi tài khoản này trước:',
        { link, label: 'Đăng nhập' },
        'Nếu không phải bạn, bạn không cần làm gì: tài khoản của bạn vẫn an toàn.',
      ])
    : writeLetter(language, 'Someone wanted to use your email on M4U', [
        'Another M4U account tried to sign in with this email. It belongs to your account, so we refused.',
        'If it was you, sign in with this email, or remove it from this account first:',
        { link, label: 'Sign in' },
        'If it wasn’t you, you don’t need to do anything: your account is safe.',
      ]);

/** Mail about a sign-in on a new device; `device` is empty for an unknown browser, `place` absent where it is not known, `link` works for `days`. */
export const newDeviceLetter = (
  language: Language,
  {
    device,
    place,
    moment,
    link,
    days,
  }: SignInChange & { readonly device: string; readonly place: string | undefined; readonly days: number },
): Letter => {
  const time = formatVietnamTime(moment);
  return language === 'VN'
    ? writeLetter(language, 'Tài khoản M4U của bạn vừa đăng nhập trên thiết bị mới', [
        `Thiết bị: ${device || 'không rõ'}.${place ? ` Nơi: ${place}.` : ''} Thời gian: ${time} (giờ Việt Nam).`,
        'Nếu là bạn, bạn không cần làm gì.',
        `Nếu không phải bạn, hãy đăng xuất thiết bị đó và đặt mật khẩu mới (liên kết dùng được trong ${days} ngày):`,
        { link, label: 'Không phải tôi' },
        'Đừng gửi liên kết này cho ai: người có nó đặt được mật khẩu của bạn.',
      ])
    : writeLetter(language, 'A new device signed in to your M4U account', [
        `Device: ${device || 'unknown'}.${place ? ` Place: ${place}.` : ''} Time: ${time} (Vietnam).`,
        'If it was you, you don’t need to do anything.',
        `If it wasn’t you, sign that device out and choose a new password (the link works for ${days} days):`,
        { link, label: 'It wasn’t me' },
        'Don’t share this link: anyone who has it can set your password.',
      ]);
};
