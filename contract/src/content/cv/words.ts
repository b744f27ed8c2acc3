/** Fixed texts of CVs, in the language of the CV and not of its reader. */
import type { Language } from '../../common.ts';
import type { CvContent, CvEntry, CvSection, CvSectionKind } from './rules.ts';

interface CvWords {
  readonly sections: Readonly<Record<Exclude<CvSectionKind, 'custom'>, string>>;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly birthday: string;
  readonly gender: string;
  readonly address: string;
  readonly genders: Readonly<Record<CvContent['gender'], string>>;
  readonly now: string;
  readonly page: string;
  /** Name of a cover letter, for titles and file names. */
  readonly letter: string;
  /** Text alternative of the photo, before the name. */
  readonly photoOf: string;
}

const texts: Readonly<Record<Language, CvWords>> = {
  VN: {
    sections: {
      about: 'Giới thiệu',
      experience: 'Kinh nghiệm làm việc',
      education: 'Học vấn',
      skills: 'Kỹ năng',
      languages: 'Ngoại ngữ',
      certificates: 'Chứng chỉ',
      projects: 'Dự án',
      awards: 'Giải thưởng',
      hobbies: 'Sở thích',
      links: 'Liên kết',
    },
    contact: 'Liên hệ',
    email: 'Email',
    phone: 'Điện thoại',
    birthday: 'Ngày sinh',
    gender: 'Giới tính',
    address: 'Địa chỉ',
    genders: { female: 'Nữ', male: 'Nam', other: 'Khác', '': '' },
    now: 'nay',
    page: 'Trang',
    letter: 'Thư xin việc',
    photoOf: 'Ảnh của',
  },
  EN: {
    sections: {
      about: 'About me',
      experience: 'Experience',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      certificates: 'Certificates',
      projects: 'Projects',
      awards: 'Awards',
      hobbies: 'Interests',
      links: 'Links',
    },
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    birthday: 'Date of birth',
    gender: 'Gender',
    address: 'Address',
    genders: { female: 'Female', male: 'Male', other: 'Other', '': '' },
    now: 'present',
    page: 'Page',
    letter: 'Cover letter',
    photoOf: 'Photo of',
  },
};

/** Fixed texts for a CV's language. */
export const cvWords = (language: Language): CvWords => texts[language];

/** Heading of a part: the owner's, or the default one. */
export const headingOf = ({ kind, title }: Pick<CvSection, 'kind' | 'title'>, language: Language): string =>
  title || (kind === 'custom' ? '' : texts[language].sections[kind]);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a month: 09/2024 or Sep 2024; returns a year or an incomplete month unchanged. */
export const monthWords = (month: string, language: Language): string => {
  const [, year, monthNumber] = /^(\d{4})-(\d\d)$/.exec(month) ?? [];
  if (year === undefined || monthNumber === undefined) return month;
  return language === 'VN' ? `${monthNumber}/${year}` : `${MONTHS[Number(monthNumber) - 1] ?? monthNumber} ${year}`;
};

/** Formats a day (YYYY-MM-DD): 18/04/1990 or 18 Apr 1990. */
export const dayWords = (day: string, language: Language): string => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return day;
  return language === 'VN'
    ? `${date}/${month}/${year}`
    : `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
};

/** Kinds whose entries without an end still continue. */
const LASTING: readonly CvSectionKind[] = ['experience', 'education', 'projects'];

/** Whether entries of a kind without an end still continue. */
export const isLasting = (kind: CvSectionKind): boolean => LASTING.includes(kind);

/** Words that people type as the end of what still continues. */
const STILL: ReadonlySet<string> = new Set([
  'nay',
  'đến nay',
  'hiện nay',
  'hiện tại',
  'now',
  'present',
  'current',
  'ongoing',
]);

/** The typed end of an entry; empty for a word that says it still continues: the CV writes its own. */
export const readEnd = (typed: string): string => (STILL.has(typed.trim().normalize().toLowerCase()) ? '' : typed);

/** Formats the period of an entry; empty for an entry without dates. */
export const periodWords = (kind: CvSectionKind, { from, to }: CvEntry, language: Language): string => {
  const [begin, end] = [monthWords(from, language), monthWords(to, language)];
  if (begin === '' || end === '') {
    if (begin !== '' && isLasting(kind)) return `${begin} – ${texts[language].now}`;
    return begin || end;
  }
  return begin === end ? begin : `${begin} – ${end}`;
};

/** Formats a Vietnamese phone number (E.164) as 0912 345 678; returns other numbers unchanged. */
export const phoneWords = (phone: string): string => {
  const [, first, second, third] = /^\+84(\d{3})(\d{3})(\d{3})$/.exec(phone) ?? [];
  return first === undefined ? phone : `0${first.slice(0, 3)} ${second} ${third}`;
};
