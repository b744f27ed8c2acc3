import { type CvAdviceCode, adviseOn } from '@m4u/contract/content/cv/advice';
import type { CvContent } from '@m4u/contract/content/cv/rules';
import Check from 'lucide-react/icons/check';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { m } from '../../paraglide/messages.js';

const words: Readonly<Record<CvAdviceCode, (about: { about: string }) => string>> = {
  'no-headline': m.cv_advice_no_headline,
  'no-email': m.cv_advice_no_email,
  'no-phone': m.cv_advice_no_phone,
  'about-short': m.cv_advice_about_short,
  'about-long': m.cv_advice_about_long,
  'no-experience': m.cv_advice_no_experience,
  'no-skills': m.cv_advice_no_skills,
  'entry-empty': m.cv_advice_entry_empty,
  'entry-long': m.cv_advice_entry_long,
  'no-figures': m.cv_advice_no_figures,
  'weak-start': m.cv_advice_weak_start,
  'point-long': m.cv_advice_point_long,
};

/** More would discourage; the next ones follow when these are done. */
const most = 5;

export interface AdviceListProps {
  /** Pieces of advice in words; equal ones are told once. */
  texts: readonly string[];
  /** Words where there is none. */
  none: string;
  /** Heading of several. */
  title: (about: { count: number }) => string;
}

/** Advice on a text while it is written. */
export const AdviceList = ({ texts, none, title }: AdviceListProps) => {
  const unique = [...new Set(texts)];
  if (unique.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm">
        <Check aria-hidden size={18} className="text-success" />
        {none}
      </p>
    );
  return (
    <details className="surface rounded-md border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2 font-semibold">
        <Lightbulb aria-hidden size={20} className="text-accent-ink" />
        {title({ count: unique.length })}
      </summary>
      <ul className="list-disc pb-3 pl-5 text-sm">
        {unique.slice(0, most).map((text) => (
          <li key={text} className="py-1 wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Advice on the text of a CV. */
export const CvAdviceList = ({ cv }: { cv: CvContent }) => (
  <AdviceList
    texts={adviseOn(cv).map((each) => words[each.code](each))}
    none={m.cv_advice_none()}
    title={m.cv_advice}
  />
);
