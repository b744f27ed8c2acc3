import type { Language } from '@m4u/contract/common';
import { DAY } from '@m4u/contract/durations';
import type { GroupRole } from '@m4u/contract/profile/group/roles';
import type { InvitationStatus } from '@m4u/contract/profile/group/invitation';
import { isSame, keyedHash } from '../../../platform/keys/crypto.ts';
import { type Letter, type LetterPart, writeLetter } from '../../../platform/mail/letter.ts';
import { quoteName } from '../../../platform/mail/names.ts';
import type { OptOutLinks } from '../../../platform/mail/unasked.ts';
import { unaskedParts } from '../../../platform/mail/unasked.templates.ts';

/** How long an invitation can be answered after it was last sent (ms). */
export const INVITATION_LIFE = 30 * DAY;

/** The present status of an invitation; an open one becomes expired with time. */
export const statusOf = (
  { status, sentAt }: { readonly status: Exclude<InvitationStatus, 'expired'>; readonly sentAt: Date },
  now: Date,
): InvitationStatus => (status === 'sent' && now.getTime() - sentAt.getTime() >= INVITATION_LIFE ? 'expired' : status);

/**
 * Whether somebody whose account has the invited address sees and answers the invitation without its link. Phone
 * numbers change hands, and a number may have been verified long ago: only the link in the text message makes more than
 * a member (docs/decisions/0081).
 */
export const isOpenToAddress = ({
  phone,
  role,
}: {
  readonly phone: string | null;
  readonly role: GroupRole;
}): boolean => phone === null || role === 'member';

// 132 bits: short enough for a text message.
const KEY_LENGTH = 22;

/** The secret key in the link of an invitation to an address, so that its id alone does not open it. */
export const invitationKey = (codeKey: Buffer, id: string): string =>
  keyedHash(codeKey, 'group invitation', id).slice(0, KEY_LENGTH);

/** Whether a key belongs to the invitation. */
export const isInvitationKey = (codeKey: Buffer, id: string, suppliedKey: string | undefined): boolean =>
  isSame(suppliedKey ?? '', invitationKey(codeKey, id));

/** Variables of the texts of an invitation. */
export interface InvitationWords {
  readonly group: string;
  /** Name of the inviting admin. */
  readonly by: string;
  readonly link: string;
}

interface LetterWords {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  readonly signature: string;
}

const letters: Readonly<Record<Language, (values: InvitationWords) => LetterWords>> = {
  VN: ({ group, by, link }) => ({
    subject: `Lời mời tham gia ${group} trên M4U`,
    parts: [
      'Chào bạn,',
      by === '' ? `Bạn được mời tham gia ${group} trên M4U.` : `Một thành viên M4U, ${by}, mời bạn tham gia ${group}.`,
      { link, label: 'Xem lời mời' },
      'Bạn chỉ vào nhóm sau khi chấp nhận. Lời mời hết hạn sau 30 ngày. Ai có liên kết này đều trả lời được, nên đừng chuyển cho người khác.',
    ],
    signature: `Bạn nhận email này vì một quản trị viên của ${group} đã nhập email của bạn. Nếu bạn không quen họ, hãy bỏ qua email.`,
  }),
  EN: ({ group, by, link }) => ({
    subject: `Invitation to join ${group} on M4U`,
    parts: [
      'Hi,',
      by === ''
        ? `You’ve been invited to join ${group} on M4U.`
        : `A member of M4U, ${by}, invites you to join ${group}.`,
      { link, label: 'View invitation' },
      'You join the group only once you accept. The invitation expires in 30 days. Anyone with this link can answer it, so don’t pass it on.',
    ],
    signature: `You’re getting this email because an admin of ${group} entered your email. If you don’t know them, ignore it.`,
  }),
};

/**
 * The letter that invites an address. It leaves out the group's name for the invitee, which would be more free text by
 * the group.
 */
export const invitationLetter = (language: Language, values: InvitationWords, unasked: OptOutLinks): Letter => {
  const by = values.by === '' ? '' : quoteName(values.by);
  const { subject, parts, signature } = letters[language]({ ...values, by, group: quoteName(values.group) });
  return writeLetter(language, subject, [...parts, ...unaskedParts(language, unasked)], signature);
};

/** Maximum length of a name in a text message, whose price depends on its length. */
const TEXT_NAME_LENGTH = 30;

/**
 * The text message that invites a phone number. The screen behind its link offers to report it and to stop further
 * ones.
 */
export const invitationText = (language: Language, { group, link }: InvitationWords): string => {
  const name = quoteName(group, TEXT_NAME_LENGTH);
  return language === 'VN'
    ? `M4U: lời mời tham gia ${name}. Xem, báo cáo hoặc chặn: ${link}`
    : `M4U: invitation to join ${name}. View, report or block: ${link}`;
};
