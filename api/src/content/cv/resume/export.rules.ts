import type { CvContent, CvEntry, CvSection, CvSectionKind } from '@m4u/contract/content/cv/rules';
import type { Cv } from '@m4u/contract/content/cv/schema';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Json = Readonly<Record<string, unknown>>;

/** Removes empty values. */
export const withoutEmpty = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) =>
        value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

const BULLET = /^\s*[-–•*]\s+/;

/**
 * Splits a text into the schema's `summary` and `highlights`. When list items are not all at the end, the whole text is
 * the summary.
 */
const toSummary = (text: string): Json => {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => BULLET.test(line));
  if (from < 0 || !lines.slice(from).every((line) => BULLET.test(line))) return { summary: text };
  return {
    summary: lines.slice(0, from).join('\n'),
    highlights: lines.slice(from).map((line) => line.replace(BULLET, '')),
  };
};

const formatLevel = ({ level }: CvEntry): string => (level === null ? '' : `${level}/5`);

const toPeriod = ({ from, to }: CvEntry): Json => ({ startDate: from, endDate: to });

/** Writes an entry of each part; the schema allows additional fields. */
const entryWriters: Readonly<Partial<Record<CvSectionKind, (entry: CvEntry) => Json>>> = {
  experience: (entry) => ({ name: entry.place, position: entry.title, ...toPeriod(entry), ...toSummary(entry.text) }),
  education: (entry) => ({ institution: entry.title, area: entry.place, ...toPeriod(entry), ...toSummary(entry.text) }),
  skills: (entry) => ({ name: entry.title, level: formatLevel(entry) }),
  languages: (entry) => ({ language: entry.title, fluency: entry.place, level: formatLevel(entry) }),
  certificates: ({ title, place, from, to, address }) => ({
    name: title,
    issuer: place,
    date: from,
    expires: to,
    url: address,
  }),
  projects: ({ title, place, address, text, ...entry }) => ({
    name: title,
    roles: place === '' ? [] : [place],
    ...toPeriod({ title, place, address, text, ...entry }),
    url: address,
    ...toSummary(text),
  }),
  awards: ({ title, place, from, text }) => ({ title, awarder: place, date: from, summary: text }),
  hobbies: ({ title }) => ({ name: title }),
};

/** Key of each part in the schema. */
const SCHEMA_KEYS: Readonly<Partial<Record<CvSectionKind, string>>> = {
  experience: 'work',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certificates: 'certificates',
  projects: 'projects',
  awards: 'awards',
  hobbies: 'interests',
};

const writeSections = (sections: readonly CvSection[]): Json =>
  Object.fromEntries(
    sections.flatMap(({ kind, entries }) => {
      const [key, write] = [SCHEMA_KEYS[kind], entryWriters[kind]];
      return key && write && entries.length > 0 ? [[key, entries.map((entry) => withoutEmpty(write(entry)))]] : [];
    }),
  );

const writeBasics = (cv: CvContent, image: string | null): Json => ({
  name: cv.fullName,
  label: cv.headline,
  image,
  email: cv.email,
  phone: cv.phone,
  summary: cv.aboutMe,
  ...(cv.address !== '' && { location: { address: cv.address } }),
  profiles: cv.sections
    .filter(({ kind }) => kind === 'links')
    .flatMap(({ entries }) => entries.map(({ title, address }) => withoutEmpty({ network: title, url: address }))),
});

/** Data that the schema has no field for: appearance, order of the parts, and the full content of custom parts. */
const writeOwnSection = ({ kind, title, hidden, text, entries }: CvSection): Json =>
  withoutEmpty({
    kind,
    title,
    ...(hidden && { hidden }),
    ...(kind === 'custom' && { text, entries: entries.map(writeOwnEntry) }),
  });
const writeOwnEntry = (entry: CvEntry): Json => withoutEmpty({ ...entry });

/** Converts a CV to JSON Resume 1.0.0 (jsonresume.org); `image` is the absolute address of its photo. */
export const toResume = (cv: Cv, image: string | null): Json => ({
  $schema: SCHEMA,
  basics: withoutEmpty(writeBasics(cv, image)),
  ...writeSections(cv.sections),
  meta: {
    version: 'v1.0.0',
    lastModified: cv.updatedAt.slice(0, 19),
    m4u: withoutEmpty({
      name: cv.name,
      template: cv.template,
      accent: cv.accent,
      font: cv.font,
      spacing: cv.spacing,
      language: cv.language,
      gender: cv.gender,
      birthday: cv.birthday,
      sections: cv.sections.map(writeOwnSection),
    }),
  },
});
