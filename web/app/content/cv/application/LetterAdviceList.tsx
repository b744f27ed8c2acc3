import { adviseOnLetter, type LetterAdviceCode } from '@m4u/contract/content/cv/letterAdvice';
import type { CvLetter } from '@m4u/contract/content/cv/letter.rules';
import { m } from '../../../paraglide/messages.js';
import { AdviceList } from '../CvAdviceList.tsx';

const words: Readonly<Record<LetterAdviceCode, (about: { about: string }) => string>> = {
  'letter-short': m.cv_letter_advice_short,
  'letter-long': m.cv_letter_advice_long,
  'letter-company': m.cv_letter_advice_company,
  'letter-placeholder': m.cv_letter_advice_placeholder,
};

/** Advice on a letter to a company (empty for none in particular) while it is written. */
export const LetterAdviceList = ({ letter, company }: { letter: CvLetter; company: string }) => (
  <AdviceList
    texts={adviseOnLetter(letter, company).map((each) => words[each.code](each))}
    none={m.cv_letter_advice_none()}
    title={m.cv_letter_advice}
  />
);
