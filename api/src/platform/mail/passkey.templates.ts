import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';
import { formatVietnamTime } from './templates.ts';

/** A passkey and the moment of its change. */
interface PasskeyWords {
  readonly name: string;
  readonly moment: Date;
  /** Link to the list of the account's passkeys. */
  readonly link: string;
}

type PasskeyLetter = (language: Language, words: PasskeyWords) => Letter;

/** Mail: a passkey was added. */
export const passkeyAddedLetter: PasskeyLetter = (language, { name, moment, link }) =>
  language === 'VN'
    ? writeLetter(language, 'Tài khoản M4U của bạn có khóa truy cập mới', [
        `Khóa truy cập “${name}” được thêm lúc ${formatVietnamTime(moment)} (giờ Việt Nam). Ai giữ thiết bị đó và mở khóa được nó có thể đăng nhập mà không cần mật khẩu.`,
        'Nếu không phải bạn, hãy gỡ khóa này rồi đổi mật khẩu ngay:',
        { link, label: 'Xem các khóa truy cập' },
      ])
    : writeLetter(language, 'A passkey was added to your M4U account', [
        `The passkey “${name}” was added at ${formatVietnamTime(moment)} (Vietnam). Anyone who has that device and can unlock it can sign in without a password.`,
        'If it wasn’t you, remove the passkey and change your password right away:',
        { link, label: 'See your passkeys' },
      ]);

/** Mail: a passkey was removed. */
export const passkeyRemovedLetter: PasskeyLetter = (language, { name, moment, link }) =>
  language === 'VN'
    ? writeLetter(language, 'Một khóa truy cập M4U của bạn đã được gỡ', [
        `Khóa truy cập “${name}” được gỡ lúc ${formatVietnamTime(moment)} (giờ Việt Nam). Nó không đăng nhập được nữa.`,
        'Nếu không phải bạn, hãy đổi mật khẩu và đăng xuất các thiết bị lạ:',
        { link, label: 'Xem các khóa truy cập' },
      ])
    : writeLetter(language, 'A passkey was removed from your M4U account', [
        `The passkey “${name}” was removed at ${formatVietnamTime(moment)} (Vietnam). It no longer signs in.`,
        'If it wasn’t you, change your password and sign out devices that you don’t know:',
        { link, label: 'See your passkeys' },
      ]);

/** Mail: a passkey was ended because its counter did not grow. */
export const passkeyClonedLetter: PasskeyLetter = (language, { name, moment, link }) =>
  language === 'VN'
    ? writeLetter(language, 'Một khóa truy cập M4U của bạn có thể đã bị sao chép', [
        `Lúc ${formatVietnamTime(moment)} (giờ Việt Nam), có người đăng nhập bằng khóa truy cập “${name}” với số đếm cũ: có thể đang có một bản sao của khóa này. Chúng tôi đã từ chối lần đăng nhập đó và ngừng khóa này.`,
        'Hãy xem các thiết bị đang đăng nhập, đăng xuất thiết bị lạ, rồi thêm khóa mới:',
        { link, label: 'Xem các khóa truy cập' },
      ])
    : writeLetter(language, 'One of your M4U passkeys may have been copied', [
        `At ${formatVietnamTime(moment)} (Vietnam), someone used the passkey “${name}” with an old counter, so a copy of it may exist. We refused that sign-in and turned the passkey off.`,
        'Check your signed-in devices, sign out those that you don’t know, then add a new passkey:',
        { link, label: 'See your passkeys' },
      ]);
