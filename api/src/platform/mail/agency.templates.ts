import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';
import { quoteName } from './names.ts';
import type { OptOutLinks } from './unasked.ts';
import { unaskedParts } from './unasked.templates.ts';

/** Values of the mail that asks a person to administer an agency. */
export interface AgencyWords {
  readonly agency: string;
  /** Name of the inviting member. */
  readonly by: string;
  /** Link for answering the offer. */
  readonly link: string;
  readonly unasked: OptOutLinks;
}

/** Asks the owner of an address to administer an agency. */
export const agencyLetter = (language: Language, { agency, by, link, unasked }: AgencyWords): Letter =>
  language === 'VN'
    ? writeLetter(language, `Lời mời làm quản trị viên đại lý ${quoteName(agency)} trên M4U`, [
        `Một thành viên M4U, ${quoteName(by)}, mời bạn làm quản trị viên đại lý ${quoteName(agency)}.`,
        'Hãy đăng nhập bằng email này, hoặc đăng ký nếu bạn chưa có tài khoản, rồi chấp nhận hoặc từ chối lời mời. Lời mời có hiệu lực trong 30 ngày.',
        { link, label: 'Xem lời mời' },
        ...unaskedParts(language, unasked),
      ])
    : writeLetter(language, `Invitation to be an admin of the agency ${quoteName(agency)} on M4U`, [
        `A member of M4U, ${quoteName(by)}, invites you to be an admin of the agency ${quoteName(agency)}.`,
        'Sign in with this email, or sign up if you don’t have an account yet, then accept or decline. The invitation expires in 30 days.',
        { link, label: 'View invitation' },
        ...unaskedParts(language, unasked),
      ]);
