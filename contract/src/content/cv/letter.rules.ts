/** Cover letters of CVs: their limits, their drawing and their beginning. Free of schemas, for the browser. */
import type { Language } from '../../common.ts';
import { type CvDocument, type CvSection, emptySection } from './rules.ts';

/** A cover letter; texts are as those of a CV: a line is a paragraph, and one that begins with a dash is a point. */
export interface CvLetter {
  /** Name and address of the reader, one line each. */
  readonly recipient: string;
  readonly salutation: string;
  readonly body: string;
  /** The words before the name of the writer. */
  readonly closing: string;
}

/** Limits of a letter in characters. */
export const LETTER_LIMITS = { recipient: 300, salutation: 150, body: 5_000, closing: 200 } as const;

const beginnings: Readonly<Record<Language, Pick<CvLetter, 'salutation' | 'closing'>>> = {
  VN: { salutation: 'Kính gửi Anh/Chị phụ trách tuyển dụng,', closing: 'Trân trọng,' },
  EN: { salutation: 'Dear Hiring Manager,', closing: 'Kind regards,' },
};

/** A letter that is not written yet, to a company or to nobody in particular. */
export const startLetter = (language: Language, company: string): CvLetter => ({
  recipient: company,
  body: '',
  ...beginnings[language],
});

const part = (...texts: readonly string[]): CvSection => ({
  ...emptySection('custom'),
  text: texts.filter((text) => text !== '').join('\n'),
});

/**
 * A letter as a document in the look of its CV, with the same head: every template, also that of Word, draws it as parts
 * without headings (docs/rules/cv.md#letters). Birthday and gender have no place in a letter.
 */
export const letterDocument = (cv: CvDocument, letter: CvLetter): CvDocument => ({
  ...cv,
  birthday: '',
  gender: '',
  aboutMe: '',
  sections: [part(letter.recipient), part(letter.salutation, letter.body), part(letter.closing, cv.fullName)].filter(
    ({ text }) => text !== '',
  ),
});
