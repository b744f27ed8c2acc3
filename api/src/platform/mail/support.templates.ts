import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';
import { sanitizeName } from './names.ts';

/** Values of a mail that answers a support message. */
export interface SupportWords {
  readonly name: string;
  /** Text of the support message. */
  readonly question: string;
  readonly answer: string;
  /** Link for a new support message. */
  readonly link: string;
}

/** Mail with the staff's answer to a support message. */
export const supportLetter = (language: Language, { name, question, answer, link }: SupportWords): Letter =>
  language === 'VN'
    ? writeLetter(language, 'M4U trả lời câu hỏi của bạn', [
        `Chào ${sanitizeName(name)},`,
        { text: answer },
        'Bạn đã viết:',
        { text: question, quoted: true },
        { link, label: 'Hỏi thêm' },
      ])
    : writeLetter(language, 'M4U replied to your question', [
        `Hi ${sanitizeName(name)},`,
        { text: answer },
        'You wrote:',
        { text: question, quoted: true },
        { link, label: 'Ask another question' },
      ]);
