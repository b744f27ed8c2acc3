import type { Language } from '@m4u/contract/common';
import { type Letter, type Part, writeLetter } from '../../platform/mail/letter.ts';
import { quietName, quotedName } from '../../platform/mail/names.ts';
import type { UnaskedLinks } from '../../platform/mail/unasked.ts';
import { unaskedParts } from '../../platform/mail/unasked.templates.ts';

/** A reply by e-mail: page, recipient and the original message. */
export interface ReplyFacts {
  /** Name of the page. */
  readonly name: string;
  /** Address of the page. */
  readonly address: string;
  /** Name of the recipient. */
  readonly to: string;
  /** Date of the original message, formatted in the language of the e-mail. */
  readonly day: string;
  readonly text: string;
  readonly original: string;
}

interface Words {
  readonly subject: string;
  readonly parts: readonly Part[];
  readonly signature: string;
}

const words: Readonly<Record<Language, (facts: ReplyFacts) => Words>> = {
  VN: ({ name, address, to, day, text, original }) => ({
    subject: `Trả lời từ trang ${name} trên M4U`,
    parts: [
      `Chào ${to},`,
      `Trang ${name} trả lời lời nhắn đã để lại ở đó:`,
      { words: text },
      `Ngày ${day}, bạn đã để lại trên trang của ${name}:`,
      { words: original, quoted: true },
      { link: address, label: `Trang của ${name}` },
    ],
    signature: `Bạn nhận được thư này vì địa chỉ của bạn đã được để lại trên trang của ${name} tại M4U. Trả lời thư này sẽ tới thẳng ${name}. Nếu bạn không viết lời nhắn, hãy bỏ qua thư.`,
  }),
  EN: ({ name, address, to, day, text, original }) => ({
    subject: `An answer from the page ${name} on M4U`,
    parts: [
      `Hello ${to},`,
      `The page ${name} answers the message that was left there:`,
      { words: text },
      `On ${day} you left on the page of ${name}:`,
      { words: original, quoted: true },
      { link: address, label: `The page of ${name}` },
    ],
    signature: `You get this message because your address was left on the page of ${name} at M4U. An answer to it goes straight to ${name}. If you did not write, please ignore it.`,
  }),
};

/**
 * E-mail that replies to a message left on a page. `unasked` adds the opt-out links when the address is not verified as
 * the author's own.
 */
export const writeReply = (language: Language, facts: ReplyFacts, unasked?: UnaskedLinks): Letter => {
  const told = { ...facts, name: quotedName(facts.name), to: quietName(facts.to) };
  const { subject, parts, signature } = words[language](told);
  return writeLetter(language, subject, [...parts, ...(unasked ? unaskedParts(language, unasked) : [])], signature);
};
