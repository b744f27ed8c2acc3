import type { Language } from '@m4u/contract/common';

import { type Letter, type Part, writeLetter } from './letter.ts';
import type { UnaskedLinks } from './unasked.ts';
import { unaskedParts } from './unasked.templates.ts';

/** Text of a mail in both languages; a missing one does not compile. */
type Words = Record<Language, { readonly subject: string; readonly parts: readonly Part[] }>;

const write = (language: Language, words: Words): Letter => {
  const { subject, parts } = words[language];
  return writeLetter(language, subject, parts);
};

/** Mail with the link for setting a new password. */
export const resetLink = (
  language: Language,
  { link, minutes }: { readonly link: string; readonly minutes: number },
): Letter =>
  write(language, {
    VN: {
      subject: 'Đặt lại mật khẩu M4U',
      parts: [
        'Bạn vừa yêu cầu đặt lại mật khẩu. Hãy mở liên kết dưới đây để chọn mật khẩu mới:',
        { link, label: 'Đặt lại mật khẩu' },
        `Liên kết dùng được một lần, trong ${minutes} phút.`,
        'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn vẫn như cũ.',
      ],
    },
    EN: {
      subject: 'Reset your M4U password',
      parts: [
        'You asked to reset your password. Open this link to choose a new one:',
        { link, label: 'Reset the password' },
        `The link works once, within ${minutes} minutes.`,
        'If you did not ask for it, you can ignore this message: your password stays as it is.',
      ],
    },
  });

/** Mail to the owner about a registration with their address; only the owner learns that the account exists. */
export const registerAttempt = (
  language: Language,
  links: { readonly loginLink: string; readonly resetLink: string },
): Letter =>
  write(language, {
    VN: {
      subject: 'Bạn đã có tài khoản M4U',
      parts: [
        'Có người, có lẽ chính là bạn, vừa đăng ký M4U bằng địa chỉ thư này. Địa chỉ này đã có tài khoản.',
        { link: links.loginLink, label: 'Đăng nhập' },
        { link: links.resetLink, label: 'Quên mật khẩu' },
        'Nếu không phải bạn, bạn không cần làm gì: tài khoản của bạn vẫn an toàn.',
      ],
    },
    EN: {
      subject: 'You already have an M4U account',
      parts: [
        'Somebody, perhaps you, tried to sign up for M4U with this e-mail address. It already has an account.',
        { link: links.loginLink, label: 'Sign in' },
        { link: links.resetLink, label: 'Forgotten password' },
        'If it was not you, there is nothing to do: your account is safe.',
      ],
    },
  });

/** Mail: the password was changed or reset. */
export const passwordChanged = (
  language: Language,
  { moment, resetLink: link }: { readonly moment: Date; readonly resetLink: string },
): Letter =>
  write(language, {
    VN: {
      subject: 'Mật khẩu M4U của bạn đã được đổi',
      parts: [
        `Mật khẩu được đổi lúc ${inVietnam(moment)} (giờ Việt Nam). Các thiết bị khác đã được đăng xuất.`,
        'Nếu không phải bạn, hãy đặt lại mật khẩu ngay:',
        { link, label: 'Đặt lại mật khẩu' },
      ],
    },
    EN: {
      subject: 'Your M4U password was changed',
      parts: [
        `Your password was changed at ${inVietnam(moment)} (Vietnam). Other devices have been signed out.`,
        'If it was not you, reset your password at once:',
        { link, label: 'Reset the password' },
      ],
    },
  });

/** Values of a notification mail. */
export interface NoticeWords {
  readonly subject: string;
  /** One sentence without its full stop. */
  readonly text: string;
  readonly link: string;
  /** Link to the notification settings. */
  readonly settingsLink: string;
  /** For invitations: links to report it and to unsubscribe. */
  readonly unasked?: UnaskedLinks | undefined;
}

/** Notification mail. */
export const noticeLetter = (language: Language, { subject, text, link, settingsLink, unasked }: NoticeWords): Letter =>
  write(language, {
    VN: {
      subject,
      parts: [
        'Có tin mới cho bạn trên M4U:',
        `${text}.`,
        { link, label: 'Xem trên M4U' },
        ...(unasked ? unaskedParts('VN', unasked) : []),
        'Không muốn nhận thư này nữa? Bạn có thể tắt trong cài đặt thông báo:',
        { link: settingsLink, label: 'Cài đặt thông báo' },
      ],
    },
    EN: {
      subject,
      parts: [
        'There is news for you on M4U:',
        `${text}.`,
        { link, label: 'See it on M4U' },
        ...(unasked ? unaskedParts('EN', unasked) : []),
        'Would you rather not get these? You can turn them off in the notification settings:',
        { link: settingsLink, label: 'Notification settings' },
      ],
    },
  });

const CLOCK = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** Formats a time in Vietnam as HH:mm DD/MM/YYYY. */
const inVietnam = (moment: Date): string => CLOCK.format(moment);
