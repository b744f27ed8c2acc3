import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';

/** What a letter says that asks somebody to administer an agency. */
export interface AgencyWords {
  readonly agency: string;
  /** Who asks. */
  readonly by: string;
  /** Where the offer is answered. */
  readonly link: string;
}

/** Asks the owner of an address to administer an agency. */
export const agencyLetter = (language: Language, { agency, by, link }: AgencyWords): Letter =>
  language === 'VN'
    ? writeLetter(language, `${agency} mời bạn cùng quản trị`, [
        `${by} mời bạn cùng quản trị ${agency} trên M4U.`,
        'Hãy đăng nhập bằng địa chỉ e-mail này, hoặc đăng ký nếu bạn chưa có tài khoản, rồi chấp nhận hoặc từ chối lời mời. Lời mời có hiệu lực trong 30 ngày.',
        { link, label: 'Xem lời mời' },
        'Nếu bạn không biết người gửi, bạn có thể bỏ qua thư này.',
      ])
    : writeLetter(language, `${agency} asks you to help run it`, [
        `${by} asks you to help run ${agency} on M4U.`,
        'Sign in with this e-mail address, or register if you have no account yet, and accept or decline. The invitation is good for 30 days.',
        { link, label: 'See the invitation' },
        'If you do not know the sender, you can ignore this message.',
      ]);
