import { type SignInWayLetter, writeLetter } from './letter.ts';
import { formatVietnamTime } from './templates.ts';

/** Mail: a service signs in to the account from now on. */
export const providerConnectedLetter: SignInWayLetter = (language, { name, moment, link }) =>
  language === 'VN'
    ? writeLetter(language, `Tài khoản M4U của bạn đã được kết nối với ${name}`, [
        `Lúc ${formatVietnamTime(moment)} (giờ Việt Nam), tài khoản của bạn được kết nối với ${name}. Từ nay bạn đăng nhập được bằng ${name}.`,
        'Nếu không phải bạn, hãy ngắt kết nối rồi đổi mật khẩu ngay:',
        { link, label: 'Xem các cách đăng nhập' },
      ])
    : writeLetter(language, `${name} was connected to your M4U account`, [
        `At ${formatVietnamTime(moment)} (Vietnam), ${name} was connected to your account. You can now sign in with ${name}.`,
        'If it wasn’t you, disconnect it and change your password right away:',
        { link, label: 'View how you sign in' },
      ]);

/** Mail: a service no longer signs in to the account. */
export const providerRemovedLetter: SignInWayLetter = (language, { name, moment, link }) =>
  language === 'VN'
    ? writeLetter(language, `Tài khoản M4U của bạn đã ngắt kết nối với ${name}`, [
        `Lúc ${formatVietnamTime(moment)} (giờ Việt Nam), tài khoản của bạn đã ngắt kết nối với ${name}. Đăng nhập bằng ${name} không còn mở tài khoản này.`,
        'Nếu không phải bạn, hãy đổi mật khẩu và đăng xuất các thiết bị lạ:',
        { link, label: 'Xem các cách đăng nhập' },
      ])
    : writeLetter(language, `${name} was disconnected from your M4U account`, [
        `At ${formatVietnamTime(moment)} (Vietnam), ${name} was disconnected. You can no longer sign in with ${name}.`,
        'If it wasn’t you, change your password and sign out devices that you don’t know:',
        { link, label: 'View how you sign in' },
      ]);
