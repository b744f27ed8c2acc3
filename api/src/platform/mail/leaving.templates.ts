import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';

/** Deletion day of an account and the link that cancels it. */
export interface DeletionWords {
  /** Day in Vietnam, formatted for readers. */
  readonly day: string;
  readonly keepLink: string;
}

/** Mail: the owner has requested the deletion of the account. */
export const deletionStartedLetter = (language: Language, { day, keepLink }: DeletionWords): Letter =>
  language === 'VN'
    ? writeLetter(language, 'Tài khoản M4U của bạn đang chờ xóa', [
        `Theo yêu cầu của bạn, trang của bạn đã được ẩn. Mọi dữ liệu của bạn sẽ bị xóa vào ngày ${day}.`,
        'Đến lúc đó bạn vẫn có thể đổi ý:',
        { link: keepLink, label: 'Giữ tài khoản' },
        'Nếu không phải bạn yêu cầu, hãy giữ tài khoản và đổi mật khẩu ngay.',
      ])
    : writeLetter(language, 'Your M4U account is scheduled for deletion', [
        `As you asked, your page is hidden. All your data will be deleted on ${day}.`,
        'Until then you can change your mind:',
        { link: keepLink, label: 'Keep account' },
        'If it wasn’t you, keep the account and change your password right away.',
      ]);

/** Mail: the account will be deleted soon. */
export const deletionSoonLetter = (language: Language, { day, keepLink }: DeletionWords): Letter =>
  language === 'VN'
    ? writeLetter(language, `Tài khoản M4U của bạn sẽ bị xóa ngày ${day}`, [
        `Vào ngày ${day}, mọi dữ liệu của bạn trên M4U sẽ bị xóa và không khôi phục được.`,
        { link: keepLink, label: 'Giữ tài khoản' },
        'Nếu bạn vẫn muốn xóa, bạn không cần làm gì.',
      ])
    : writeLetter(language, `Your M4U account will be deleted on ${day}`, [
        `On ${day}, all your data on M4U will be permanently deleted.`,
        { link: keepLink, label: 'Keep account' },
        'If you still want it deleted, you don’t need to do anything.',
      ]);
