import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';
import { formatVietnamTime } from './templates.ts';

/** A connected service and the moment of the change. */
interface ProviderWords {
  readonly name: string;
  readonly moment: Date;
  /** Link to the list of connected services. */
  readonly link: string;
}

type ProviderLetter = (language: Language, words: ProviderWords) => Letter;

/** Mail: a service signs in to the account from now on. */
export const providerConnectedLetter: ProviderLetter = (language, { name, moment, link }) =>
  language === 'VN'
    ? writeLetter(language, `${name} đã được nối với tài khoản M4U của bạn`, [
        `Lúc ${formatVietnamTime(moment)} (giờ Việt Nam), ${name} được nối với tài khoản của bạn. Từ nay đăng nhập bằng ${name} sẽ vào thẳng tài khoản này.`,
        'Nếu không phải bạn, hãy gỡ cách đăng nhập này rồi đổi mật khẩu ngay:',
        { link, label: 'Xem các cách đăng nhập' },
      ])
    : writeLetter(language, `${name} was connected to your M4U account`, [
        `At ${formatVietnamTime(moment)} (Vietnam), ${name} was connected to your account. Signing in with ${name} opens this account from now on.`,
        'If it wasn’t you, disconnect it and change your password right away:',
        { link, label: 'See how you sign in' },
      ]);

/** Mail: a service no longer signs in to the account. */
export const providerRemovedLetter: ProviderLetter = (language, { name, moment, link }) =>
  language === 'VN'
    ? writeLetter(language, `${name} không còn nối với tài khoản M4U của bạn`, [
        `Lúc ${formatVietnamTime(moment)} (giờ Việt Nam), ${name} đã được gỡ. Đăng nhập bằng ${name} không còn mở tài khoản này.`,
        'Nếu không phải bạn, hãy đổi mật khẩu và đăng xuất các thiết bị lạ:',
        { link, label: 'Xem các cách đăng nhập' },
      ])
    : writeLetter(language, `${name} was disconnected from your M4U account`, [
        `At ${formatVietnamTime(moment)} (Vietnam), ${name} was disconnected. Signing in with ${name} no longer opens this account.`,
        'If it wasn’t you, change your password and sign out devices that you don’t know:',
        { link, label: 'See how you sign in' },
      ]);
