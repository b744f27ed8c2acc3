import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';
import { quotedName } from './names.ts';
import type { UnaskedLinks } from './unasked.ts';
import { unaskedParts } from './unasked.templates.ts';

/** Values of the mail that asks a person to administer an agency. */
export interface AgencyWords {
  readonly agency: string;
  /** Name of the inviting member. */
  readonly by: string;
  /** Link for answering the offer. */
  readonly link: string;
  readonly unasked: UnaskedLinks;
}

/** Asks the owner of an address to administer an agency. */
export const agencyLetter = (language: Language, { agency, by, link, unasked }: AgencyWords): Letter =>
  language === 'VN'
    ? writeLetter(language, `Lời mời cùng quản trị đại lý ${quotedName(agency)} trên M4U`, [
        `Một thành viên M4U, ${quotedName(by)}, mời bạn cùng quản trị đại lý ${quotedName(agency)}.`,
        'Hãy đăng nhập bằng địa chỉ e-mail này, hoặc đăng ký nếu bạn chưa có tài khoản, rồi chấp nhận hoặc từ chối lời mời. Lời mời có hiệu lực trong 30 ngày.',
        { link, label: 'Xem lời mời' },
        ...unaskedParts(language, unasked),
      ])
    : writeLetter(language, `An invitation to help run the agency ${quotedName(agency)} on M4U`, [
        `A member of M4U, ${quotedName(by)}, asks you to help run the agency ${quotedName(agency)}.`,
        'Sign in with this e-mail address, or register if you have no account yet, and accept or decline. The invitation is good for 30 days.',
        { link, label: 'See the invitation' },
        ...unaskedParts(language, unasked),
      ]);
