import type { Language } from '@m4u/contract/common';
import { type Letter, type Part, writeLetter } from '../../platform/mail/letter.ts';

/** A reply as it is sent: who answers from which page, and what was asked. */
export interface ReplyFacts {
  /** Name of the page. */
  readonly name: string;
  /** Address of the page. */
  readonly address: string;
  /** Who wrote to it. */
  readonly to: string;
  /** The moment of what they wrote, as a reader of the language writes it. */
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
    subject: `${name} trả lời lời nhắn của bạn`,
    parts: [
      `Chào ${to},`,
      { words: text },
      `Ngày ${day}, bạn đã để lại trên trang của ${name}:`,
      { words: original, quoted: true },
      { link: address, label: `Trang của ${name}` },
    ],
    signature: `Bạn nhận được thư này vì địa chỉ của bạn đã được để lại trên trang của ${name} tại M4U. Trả lời thư này sẽ tới thẳng ${name}. Nếu bạn không viết lời nhắn, hãy bỏ qua thư.`,
  }),
  EN: ({ name, address, to, day, text, original }) => ({
    subject: `${name} has answered your message`,
    parts: [
      `Hello ${to},`,
      { words: text },
      `On ${day} you left on the page of ${name}:`,
      { words: original, quoted: true },
      { link: address, label: `The page of ${name}` },
    ],
    signature: `You get this message because your address was left on the page of ${name} at M4U. An answer to it goes straight to ${name}. If you did not write, please ignore it.`,
  }),
};

/** The letter that answers what was left on a page. */
export const writeReply = (language: Language, facts: ReplyFacts): Letter => {
  const { subject, parts, signature } = words[language](facts);
  return writeLetter(language, subject, parts, signature);
};
