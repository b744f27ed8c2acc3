/** Advice on the text of a cover letter, by plain rules and without a third party (docs/rules/cv.md#advice). */
import type { CvLetter } from './letter.rules.ts';

/** Findings of the rules. */
export type LetterAdviceCode = 'letter-short' | 'letter-long' | 'letter-company' | 'letter-placeholder';

/** A piece of advice; `about` is the company, or quotes the words that it is about. */
export interface LetterAdvice {
  readonly code: LetterAdviceCode;
  readonly about: string;
}

/** Bounds in characters: two short paragraphs, and what fits one sheet with the head of the CV. */
const BODY = { fewest: 400, most: 2_500 };

/** Words of a model that nobody has replaced: [Công ty], {position}, <name>, ___, XXX. */
const PLACEHOLDER = /\[[^\]\n]{1,60}\]|\{[^}\n]{1,60}\}|<[^>\n]{1,60}>|_{3,}|(?<!\p{L})[xX]{3,}(?!\p{L})/u;

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** Advice on a letter to a company (empty for none in particular); none for a letter that follows all rules. */
export const adviseOnLetter = (letter: CvLetter, company: string): LetterAdvice[] => {
  const { recipient, salutation, body, closing } = letter;
  const { length } = body.trim();
  const placeholder = PLACEHOLDER.exec([recipient, salutation, body, closing].join('\n'))?.[0];
  const isNamed = plain([salutation, body].join('\n')).includes(plain(company.trim()));
  return [
    ...(length < BODY.fewest ? [{ code: 'letter-short', about: '' } as const] : []),
    ...(length > BODY.most ? [{ code: 'letter-long', about: '' } as const] : []),
    ...(isNamed ? [] : [{ code: 'letter-company', about: company.trim() } as const]),
    ...(placeholder === undefined ? [] : [{ code: 'letter-placeholder', about: placeholder } as const]),
  ];
};
