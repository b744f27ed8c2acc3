import type { Language } from '@m4u/contract/common';
import { type Letter, writeLetter } from './letter.ts';
import { quietName } from './names.ts';

/** What a letter says that answers somebody who wrote to staff. */
export interface SupportWords {
  readonly name: string;
  /** What they wrote. */
  readonly words: string;
  readonly answer: string;
  /** Where they can write again. */
  readonly link: string;
}

/** The answer of the platform's staff. */
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
