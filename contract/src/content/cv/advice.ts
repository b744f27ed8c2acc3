/** Advice on the text of a CV, by plain rules and without a third party (docs/rules/cv.md#advice). */
import type { CvContent, CvEntry, CvSection, CvSectionKind } from './rules.ts';
import { splitParagraphs } from './parts.ts';

/** Findings of the rules. */
export const cvAdviceCodes = [
  'no-headline',
  'no-email',
  'no-phone',
  'about-short',
  'about-long',
  'no-experience',
  'no-skills',
  'entry-empty',
  'entry-long',
  'no-figures',
  'weak-start',
  'point-long',
] as const;
export type CvAdviceCode = (typeof cvAdviceCodes)[number];

/** A piece of advice; `about` names the entry or quotes the words that it is about. */
export interface CvAdvice {
  readonly code: CvAdviceCode;
  readonly section: CvSectionKind | null;
  readonly about: string;
}

/** Bounds in characters; readers give a CV half a minute. */
const ABOUT = { fewest: 80, most: 700 };
const MOST_OF_ENTRY = 1_200;
const MOST_OF_POINT = 220;
const QUOTED = 60;

/** Kinds of parts whose entries tell what somebody did. */
const TOLD: readonly CvSectionKind[] = ['experience', 'projects'];

/** Openings that say that one was there, and not what one did. */
const WEAK =
  /^(?:chịu trách nhiệm|phụ trách|tham gia|hỗ trợ|giúp|được giao|làm việc|responsible for|worked on|helped|assisted|participated in|involved in|duties included)(?=\s|$)/i;

const quote = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text);

const adviseOnPerson = ({ headline, email, phone, aboutMe }: CvContent): CvAdvice[] => {
  const advice: CvAdvice[] = [];
  const { length } = aboutMe.trim();
  if (headline.trim() === '') advice.push({ code: 'no-headline', section: null, about: '' });
  if (email.trim() === '') advice.push({ code: 'no-email', section: null, about: '' });
  if (phone.trim() === '') advice.push({ code: 'no-phone', section: null, about: '' });
  if (length < ABOUT.fewest) advice.push({ code: 'about-short', section: 'about', about: '' });
  if (length > ABOUT.most) advice.push({ code: 'about-long', section: 'about', about: '' });
  return advice;
};

const adviseOnEntry = (section: CvSectionKind, { title, text }: CvEntry): CvAdvice[] => {
  if (text.trim() === '') return [{ code: 'entry-empty', section, about: title }];
  const lines = splitParagraphs(text).map(({ words }) => words);
  const weak = lines.find((line) => WEAK.test(line.normalize('NFC')));
  const long = lines.find((line) => line.length > MOST_OF_POINT);
  return [
    ...(text.length > MOST_OF_ENTRY ? [{ code: 'entry-long', section, about: title } as const] : []),
    ...(/\d/.test(text) ? [] : [{ code: 'no-figures', section, about: title } as const]),
    ...(weak === undefined ? [] : [{ code: 'weak-start', section, about: quote(weak) } as const]),
    ...(long === undefined ? [] : [{ code: 'point-long', section, about: quote(long) } as const]),
  ];
};

const hasEntries = (sections: readonly CvSection[], kind: CvSectionKind): boolean =>
  sections.some((section) => section.kind === kind && !section.hidden && section.entries.length > 0);

/** Advice on a CV, in the order of its parts; none for one that follows all rules. Hidden parts are left out. */
export const adviseOn = (cv: CvContent): CvAdvice[] => [
  ...adviseOnPerson(cv),
  ...(hasEntries(cv.sections, 'experience') || hasEntries(cv.sections, 'projects')
    ? []
    : [{ code: 'no-experience', section: 'experience', about: '' } as const]),
  ...(hasEntries(cv.sections, 'skills') ? [] : [{ code: 'no-skills', section: 'skills', about: '' } as const]),
  ...cv.sections
    .filter(({ kind, hidden }) => TOLD.includes(kind) && !hidden)
    .flatMap(({ kind, entries }) =>
      entries.filter(({ title }) => title !== '').flatMap((entry) => adviseOnEntry(kind, entry)),
    ),
];
