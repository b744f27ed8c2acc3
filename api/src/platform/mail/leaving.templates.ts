import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';

/** Deletion day of an account and the link that cancels it. */
export interface LeavingWords {
  /** Day in Vietnam, formatted for readers. */
  readonly day: string;
  readonly keepLink: string;
}

/** Mail: the owner has requested the deletion of the account. */
export const leavingStarted = (language: Language, { day, keepLink }: LeavingWords): Letter =>
  language === 'VN'
    ? writeLetter(language, 'Tài khoản M4U của bạn đang chờ xóa', [
        `Theo yêu cầu của bạn, trang của bạn đã được ẩn. Mọi dữ liệu của bạn sẽ bị xóa vào ngày ${day}.`,
        'Đến lúc đó bạn vẫn có thể đổi ý:',
        { link: keepLink, label: 'Giữ lại tài khoản' },
        'Nếu không phải bạn yêu cầu, hãy giữ lại tài khoản và đổi mật khẩu ngay.',
      ])
    : writeLetter(language, 'Your M4U account is waiting to be deleted', [
        `As you asked, your page is hidden. Everything of yours will be deleted on ${day}.`,
        'Until then you can change your mind:',
        { link: keepLink, label: 'Keep the account' },
        'If it was not you who asked, keep the account and change the password at once.',
      ]);

/** Mail: the account will be deleted soon. */
export const leavingSoon = (language: Language, { day, keepLink }: LeavingWords): Letter =>
  language === 'VN'
    ? writeLetter(language, `Tài khoản M4U của bạn sẽ bị xóa ngày ${day}`, [
        `Vào ngày ${day}, mọi dữ liệu của bạn trên M4U sẽ bị xóa và không thể lấy lại.`,
        { link: keepLink, label: 'Giữ lại tài khoản' },
        'Nếu bạn vẫn muốn xóa, bạn không cần làm gì.',
      ])
    : writeLetter(language, `Your M4U account will be deleted on ${day}`, [
        `On ${day} everything of yours on M4U will be deleted, and cannot be brought back.`,
        { link: keepLink, label: 'Keep the account' },
        'If you still want it deleted, there is nothing to do.',
      ]);
