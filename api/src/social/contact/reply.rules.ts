import type { Language } from '@m4u/contract/common';
import { type Letter, type LetterPart, writeLetter } from '../../platform/mail/letter.ts';
import { sanitizeName, quoteName } from '../../platform/mail/names.ts';
import type { OptOutLinks } from '../../platform/mail/unasked.ts';
import { unaskedParts } from '../../platform/mail/unasked.templates.ts';

/** A reply by e-mail: page, recipient and the original message. */
export interface ReplyFacts {
  /** Name of the page. */
  readonly name: string;
  /** Address of the page. */
  readonly pageUrl: string;
  /** Name of the recipient. */
  readonly to: string;
  /** Date of the original message, formatted in the language of the e-mail. */
  readonly day: string;
  readonly text: string;
  readonly original: string;
}

interface Words {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  readonly signature: string;
}

const letters: Readonly<Record<Language, (facts: ReplyFacts) => Words>> = {
  VN: ({ name, pageUrl, to, day, text, original }) => ({
    subject: `Trả lời từ trang ${name} trên M4U`,
    parts: [
      `Chào ${to},`,
      `Trang ${name} trả lời lời nhắn bạn đã để lại:`,
      { text },
      `Ngày ${day}, bạn đã để lại trên trang của ${name}:`,
      { text: original, quoted: true },
      { link: pageUrl, label: `Trang của ${name}` },
    ],
    signature: `Bạn nhận email này vì có người đã để lại email của bạn trên trang của ${name} tại M4U. Trả lời email này sẽ tới thẳng ${name}. Nếu bạn không viết lời nhắn, hãy bỏ qua email.`,
  }),
  EN: ({ name, pageUrl, to, day, text, original }) => ({
    subject: `Reply from the page ${name} on M4U`,
    parts: [
      `Hi ${to},`,
      `The page ${name} replied to your message:`,
      { text },
      `On ${day}, you wrote on the page of ${name}:`,
      { text: original, quoted: true },
      { link: pageUrl, label: `The page of ${name}` },
    ],
    signature: `You’re getting this email because someone left your email on the page of ${name} on M4U. Replies go straight to ${name}. If you didn’t write the message, ignore this email.`,
  }),
};

/**
 * E-mail that replies to a message left on a page. `unasked` adds the opt-out links when the address is not verified as
 * the author's own.
 */
export const writeReply = (language: Language, facts: ReplyFacts, unasked?: OptOutLinks): Letter => {
  const safeFacts = { ...facts, name: quoteName(facts.name), to: sanitizeName(facts.to) };
  const { subject, parts, signature } = letters[language](safeFacts);
  return writeLetter(language, subject, [...parts, ...(unasked ? unaskedParts(language, unasked) : [])], signature);
};
