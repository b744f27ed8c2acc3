import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';
import { quietName } from './names.ts';

/** Values of a mail that answers a support message. */
export interface SupportWords {
  readonly name: string;
  /** Text of the support message. */
  readonly words: string;
  readonly answer: string;
  /** Link for a new support message. */
  readonly link: string;
}

/** Mail with the staff's answer to a support message. */
export const supportLetter = (language: Language, { name, words, answer, link }: SupportWords): Letter =>
  language === 'VN'
    ? writeLetter(language, 'M4U trả lời câu hỏi của bạn', [
        `Chào ${quietName(name)},`,
        { words: answer },
        'Bạn đã viết:',
        { words, quoted: true },
        { link, label: 'Hỏi thêm' },
      ])
    : writeLetter(language, 'M4U answers your question', [
        `Hello ${quietName(name)},`,
        { words: answer },
        'You wrote:',
        { words, quoted: true },
        { link, label: 'Ask something else' },
      ]);
