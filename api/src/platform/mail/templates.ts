import type { Language } from '@m4u/contract/common';

import { type Letter, type LetterPart, writeLetter } from './letter.ts';
import type { OptOutLinks } from './unasked.ts';
import { unaskedParts } from './unasked.templates.ts';

/** Text of a mail in both languages; a missing one does not compile. */
type Words = Record<Language, { readonly subject: string; readonly parts: readonly LetterPart[] }>;

const writeInLanguage = (language: Language, texts: Words): Letter => {
  const { subject, parts } = texts[language];
  return writeLetter(language, subject, parts);
};

/** Mail with the link for setting a new password. */
export const resetLinkLetter = (
  language: Language,
  { link, minutes }: { readonly link: string; readonly minutes: number },
): Letter =>
  writeInLanguage(language, {
    VN: {
      subject: 'Đặt lại mật khẩu M4U',
      parts: [
        'Bạn vừa yêu cầu đặt lại mật khẩu. Hãy mở liên kết dưới đây để chọn mật khẩu mới:',
        { link, label: 'Đặt lại mật khẩu' },
        `Liên kết dùng được một lần, trong ${minutes} phút.`,
        'Nếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn như cũ.',
      ],
    },
    EN: {
      subject: 'Reset your M4U password',
      parts: [
        'You asked to reset your password. Open this link to choose a new one:',
        { link, label: 'Reset password' },
        `The link works once, within ${minutes} minutes.`,
        'If you didn’t ask for it, ignore this email: your password stays the same.',
      ],
    },
  });

/** Mail to the owner about a registration with their address; only the owner learns that the account exists. */
export const registerAttemptLetter = (
  language: Language,
  links: { readonly loginLink: string; readonly resetLink: string },
): Letter =>
  writeInLanguage(language, {
    VN: {
      subject: 'Bạn đã có tài khoản M4U',
      parts: [
        'Có người, có lẽ chính là bạn, vừa đăng ký M4U bằng email này. Email này đã có tài khoản.',
        { link: links.loginLink, label: 'Đăng nhập' },
        { link: links.resetLink, label: 'Quên mật khẩu' },
        'Nếu không phải bạn, bạn không cần làm gì: tài khoản của bạn vẫn an toàn.',
      ],
    },
    EN: {
      subject: 'You already have an M4U account',
      parts: [
        'Someone, perhaps you, tried to sign up for M4U with this email. It already has an account.',
        { link: links.loginLink, label: 'Sign in' },
        { link: links.resetLink, label: 'Forgot password' },
        'If it wasn’t you, you don’t need to do anything: your account is safe.',
      ],
    },
  });

/** Mail: the password was changed or reset. */
export const passwordChangedLetter = (
  language: Language,
  { moment, resetLink: link }: { readonly moment: Date; readonly resetLink: string },
): Letter =>
  writeInLanguage(language, {
    VN: {
      subject: 'Mật khẩu M4U của bạn đã được đổi',
      parts: [
        `Mật khẩu được đổi lúc ${formatVietnamTime(moment)} (giờ Việt Nam). Các thiết bị khác đã được đăng xuất.`,
        'Nếu không phải bạn, hãy đặt lại mật khẩu ngay:',
        { link, label: 'Đặt lại mật khẩu' },
      ],
    },
    EN: {
      subject: 'Your M4U password was changed',
      parts: [
        `Your password was changed at ${formatVietnamTime(moment)} (Vietnam). Other devices were signed out.`,
        'If it wasn’t you, reset your password right away:',
        { link, label: 'Reset password' },
      ],
    },
  });

/** Values of a notification mail. */
export interface NoticeWords {
  readonly subject: string;
  /** One sentence without its full stop. */
  readonly text: string;
  readonly link: string;
  /** Words of the link; those of any notification where they are left out. */
  readonly label?: string | undefined;
  /** Parts between the text and the link. */
  readonly details?: readonly LetterPart[] | undefined;
  /** Link to the notification settings. */
  readonly settingsLink: string;
  /** For invitations: links to report it and to unsubscribe. */
  readonly unasked?: OptOutLinks | undefined;
}

/** Notification mail. */
export const noticeLetter = (
  language: Language,
  { subject, text, link, label, details = [], settingsLink, unasked }: NoticeWords,
): Letter =>
  writeInLanguage(language, {
    VN: {
      subject,
      parts: [
        'Bạn có thông báo mới trên M4U:',
        `${text}.`,
        ...details,
        { link, label: label ?? 'Xem trên M4U' },
        ...(unasked ? unaskedParts('VN', unasked) : []),
        'Không muốn nhận email này nữa? Bạn tắt được trong cài đặt thông báo:',
        { link: settingsLink, label: 'Cài đặt thông báo' },
      ],
    },
    EN: {
      subject,
      parts: [
        'You have a new notification on M4U:',
        `${text}.`,
        ...details,
        { link, label: label ?? 'View on M4U' },
        ...(unasked ? unaskedParts('EN', unasked) : []),
        'Don’t want these emails? Turn them off in notification settings:',
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
export const formatVietnamTime = (moment: Date): string => CLOCK.format(moment);
