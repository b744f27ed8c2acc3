import { type SignInWayLetter, writeLetter } from './letter.ts';
import { formatVietnamTime } from './templates.ts';

/** Mail: a passkey was added. */
export const passkeyAddedLetter: SignInWayLetter = (language, { name, moment, link }) =>
  language === 'VN'
    ? writeLetter(language, 'Tài khoản M4U của bạn có khóa truy cập mới', [
        `Khóa truy cập “${name}” được thêm lúc ${formatVietnamTime(moment)} (giờ Việt Nam). Ai mở khóa được thiết bị đó đều đăng nhập được mà không cần mật khẩu.`,
        'Nếu không phải bạn, hãy gỡ khóa này rồi đổi mật khẩu ngay:',
        { link, label: 'Xem các khóa truy cập' },
      ])
    : writeLetter(language, 'A passkey was added to your M4U account', [
        `The passkey “${name}” was added at ${formatVietnamTime(moment)} (Vietnam). Anyone who can unlock that device can sign in without a password.`,
        'If it wasn’t you, remove the passkey and change your password right away:',
        { link, label: 'View your passkeys' },
      ]);

/** Mail: a passkey was removed. */
export const passkeyRemovedLetter: SignInWayLetter = (language, { name, moment, link }) =>
  language === 'VN'
    ? writeLetter(language, 'Một khóa truy cập M4U của bạn đã được gỡ', [
        `Khóa truy cập “${name}” được gỡ lúc ${formatVietnamTime(moment)} (giờ Việt Nam). Khóa này không đăng nhập được nữa.`,
        'Nếu không phải bạn, hãy đổi mật khẩu và đăng xuất các thiết bị lạ:',
        { link, label: 'Xem các khóa truy cập' },
      ])
    : writeLetter(language, 'A passkey was removed from your M4U account', [
        `The passkey “${name}” was removed at ${formatVietnamTime(moment)} (Vietnam). It no longer signs in.`,
        'If it wasn’t you, change your password and sign out devices that you don’t know:',
        { link, label: 'View your passkeys' },
      ]);

/** Mail: a passkey ended because its counter did not grow, so it may have been copied. */
export const passkeyClonedLetter: SignInWayLetter = (language, { name, moment, link }) =>
  language === 'VN'
    ? writeLetter(language, 'Một khóa truy cập M4U của bạn có thể đã bị sao chép', [
        `Lúc ${formatVietnamTime(moment)} (giờ Việt Nam), có người đăng nhập bằng khóa truy cập “${name}”, và có dấu hiệu khóa này đã bị sao chép. Chúng tôi đã từ chối lần đăng nhập đó và ngừng khóa này.`,
        'Hãy xem các thiết bị đang đăng nhập, đăng xuất thiết bị lạ, rồi thêm khóa mới:',
        { link, label: 'Xem các khóa truy cập' },
      ])
    : writeLetter(language, 'One of your M4U passkeys may have been copied', [
        `At ${formatVietnamTime(moment)} (Vietnam), someone used the passkey “${name}”, and there are signs that it was copied. We refused that sign-in and turned the passkey off.`,
        'Check your signed-in devices, sign out those that you don’t know, then add a new passkey:',
        { link, label: 'View your passkeys' },
      ]);
