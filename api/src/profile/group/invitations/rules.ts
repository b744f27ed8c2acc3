import type { Language } from '@m4u/contract/common';
import { DAY } from '@m4u/contract/durations';
import type { InvitationStatus } from '@m4u/contract/profile/group/invitation';
import { isSame, keyedHash } from '../../../platform/keys/crypto.ts';
import { type Letter, type Part, writeLetter } from '../../../platform/mail/letter.ts';
import { quotedName } from '../../../platform/mail/names.ts';
import type { UnaskedLinks } from '../../../platform/mail/unasked.ts';
import { unaskedParts } from '../../../platform/mail/unasked.templates.ts';

/** How long an invitation can be answered after it was last sent (ms). */
export const INVITATION_LIFE = 30 * DAY;

/** The present status of an invitation; an open one becomes expired with time. */
export const statusOf = (
  { status, sentAt }: { readonly status: Exclude<InvitationStatus, 'expired'>; readonly sentAt: Date },
  now: Date,
): InvitationStatus => (status === 'sent' && now.getTime() - sentAt.getTime() >= INVITATION_LIFE ? 'expired' : status);

// 132 bits: short enough for a text message.
const KEY_LENGTH = 22;

/** The secret key in the link of an invitation to an address, so that its id alone does not open it. */
export const invitationKey = (codeKey: Buffer, id: string): string =>
  keyedHash(codeKey, 'group invitation', id).slice(0, KEY_LENGTH);

/** Whether a key belongs to the invitation. */
export const isKeyOf = (codeKey: Buffer, id: string, given: string | undefined): boolean =>
  isSame(given ?? '', invitationKey(codeKey, id));

/** Variables of the texts of an invitation. */
export interface InvitationWords {
  readonly group: string;
  /** Name of the inviting admin. */
  readonly by: string;
  readonly link: string;
}

interface Words {
  readonly subject: string;
  readonly parts: readonly Part[];
  readonly signature: string;
}

const letters: Readonly<Record<Language, (words: InvitationWords) => Words>> = {
  VN: ({ group, by, link }) => ({
    subject: `Lời mời tham gia ${group} trên M4U`,
    parts: [
      'Chào bạn,',
      by === '' ? `Bạn được mời tham gia ${group} trên M4U.` : `Một thành viên M4U, ${by}, mời bạn tham gia ${group}.`,
      { link, label: 'Xem lời mời' },
      'Bạn chỉ thuộc về nhóm sau khi nhận lời. Lời mời dùng được trong 30 ngày; ai có liên kết này đều trả lời được, nên đừng chuyển nó cho người khác.',
    ],
    signature: `Bạn nhận được thư này vì một quản trị viên của ${group} đã ghi địa chỉ của bạn. Nếu bạn không quen họ, hãy bỏ qua thư.`,
  }),
  EN: ({ group, by, link }) => ({
    subject: `An invitation to join ${group} on M4U`,
    parts: [
      'Hello,',
      by === '' ? `You are invited to join ${group} on M4U.` : `A member of M4U, ${by}, invites you to join ${group}.`,
      { link, label: 'See the invitation' },
      'You belong to the group only once you accept. The invitation is good for 30 days; whoever has this link can answer it, so please do not pass it on.',
    ],
    signature: `You get this message because an admin of ${group} wrote down your address. If you do not know them, please ignore it.`,
  }),
};

/**
 * The letter that invites an address. It leaves out the group's name for the invitee, which would be more free text by
 * the group.
 */
export const invitationLetter = (language: Language, words: InvitationWords, unasked: UnaskedLinks): Letter => {
  const by = words.by === '' ? '' : quotedName(words.by);
  const { subject, parts, signature } = letters[language]({ ...words, by, group: quotedName(words.group) });
  return writeLetter(language, subject, [...parts, ...unaskedParts(language, unasked)], signature);
};

/** Maximum length of a name in a text message, whose price depends on its length. */
const TEXT_NAME = 30;

/**
 * The text message that invites a phone number. The screen behind its link offers to report it and to stop further
 * ones.
 */
export const invitationText = (language: Language, { group, link }: InvitationWords): string => {
  const name = quotedName(group, TEXT_NAME);
  return language === 'VN'
    ? `M4U: lời mời tham gia ${name}. Xem, báo cáo hoặc chặn: ${link}`
    : `M4U: an invitation to join ${name}. See, report or block it: ${link}`;
};
