/** Types and limits of a CV. Free of schemas, so that editors and templates can run in the browser. */
import type { Language, Picture } from '../../common.ts';

/** Kinds of parts of a CV. `about` and the contacts are fields of their own; every other part is a list or a text. */
export const cvSectionKinds = [
  'about',
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'awards',
  'hobbies',
  'links',
  'custom',
] as const;
export type CvSectionKind = (typeof cvSectionKinds)[number];

/** Templates of CVs. */
export const cvTemplates = [
  'classic',
  'modern',
  'compact',
  'elegant',
  'international',
  'timeline',
  'duo',
  'portrait',
] as const;
export type CvTemplate = (typeof cvTemplates)[number];

/** Whether a template shows birthday and gender (docs/rules/cv.md#templates). */
export const showsPerson = (template: CvTemplate): boolean => template !== 'international';

/** Accent colours: dark enough for white text on them, and for use as text on white. */
export const cvAccents = {
  navy: '#1F4468',
  teal: '#0F5B57',
  forest: '#2F5A34',
  burgundy: '#7A2136',
  violet: '#533A7B',
  bronze: '#7A4A12',
  graphite: '#33414B',
} as const;
export type CvAccent = keyof typeof cvAccents;

/** Fonts of a CV: those of its template, or one for the whole CV. */
export const cvFontChoices = ['template', 'sans', 'serif'] as const;
export type CvFontChoice = (typeof cvFontChoices)[number];

/** Room between lines and parts. */
export const cvSpacings = ['tight', 'usual', 'airy'] as const;
export type CvSpacing = (typeof cvSpacings)[number];

/** Readers that may open a CV at its owner's address: only the owner, anyone with the link, or everybody and search engines. */
export const cvVisibilities = ['private', 'link', 'public'] as const;
export type CvVisibility = (typeof cvVisibilities)[number];

/** Source of the photo. */
export const cvPhotos = ['profile', 'upload', 'none'] as const;
export type CvPhoto = (typeof cvPhotos)[number];

/** Contacts of a CV; the owner chooses which of them others see. */
export const cvContacts = ['email', 'phone', 'birthday', 'gender', 'address'] as const;
export type CvContact = (typeof cvContacts)[number];

/** One entry of a part: a job, a school, a skill. Each kind uses the fields in {@link entryFields}. */
export interface CvEntry {
  readonly title: string;
  /** The organization, degree, issuer, or level in words. */
  readonly place: string;
  /** `YYYY-MM` or `YYYY`; empty for none. Without `to`, an entry with `from` still continues. */
  readonly from: string;
  readonly to: string;
  readonly address: string;
  /** 1 to 5. */
  readonly level: number | null;
  readonly text: string;
}

/** A field of an entry. */
export type CvEntryField = keyof CvEntry;

/** Fields of the entries of each kind of part. */
export const entryFields: Readonly<Record<CvSectionKind, readonly CvEntryField[]>> = {
  about: [],
  experience: ['title', 'place', 'from', 'to', 'text'],
  education: ['title', 'place', 'from', 'to', 'text'],
  skills: ['title', 'level'],
  languages: ['title', 'place', 'level'],
  certificates: ['title', 'place', 'from', 'to', 'address'],
  projects: ['title', 'place', 'from', 'to', 'address', 'text'],
  awards: ['title', 'place', 'from', 'text'],
  hobbies: ['title'],
  links: ['title', 'address'],
  custom: ['title', 'place', 'from', 'to', 'text'],
};

/** An entry with all fields empty. */
export const emptyEntry: CvEntry = { title: '', place: '', from: '', to: '', address: '', level: null, text: '' };

/** A part of a CV; the owner chooses the order of parts. */
export interface CvSection {
  readonly kind: CvSectionKind;
  /** The owner's own heading; empty for the default one. A custom part requires one. */
  readonly title: string;
  readonly hidden: boolean;
  /** Text of a custom part, shown before its entries. */
  readonly text: string;
  readonly entries: readonly CvEntry[];
}

/** Content of a CV, including its contacts. */
export interface CvContent {
  readonly fullName: string;
  /** Line below the name: the current or desired job. */
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly gender: 'female' | 'male' | 'other' | '';
  /** YYYY-MM-DD; empty for none. */
  readonly birthday: string;
  readonly address: string;
  readonly aboutMe: string;
  readonly sections: readonly CvSection[];
}

/** Content and appearance: everything that is needed to draw a CV. */
export interface CvDocument extends CvContent {
  readonly template: CvTemplate;
  readonly accent: CvAccent;
  readonly font: CvFontChoice;
  readonly spacing: CvSpacing;
  readonly language: Language;
  readonly photo: Picture | null;
}

/** The parts of a new CV. */
export const usualSections: readonly CvSectionKind[] = [
  'about',
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'awards',
  'hobbies',
  'links',
];

/** An empty part. */
export const emptySection = (kind: CvSectionKind): CvSection => ({
  kind,
  title: '',
  hidden: false,
  text: '',
  entries: [],
});

/** Limits of a CV: numbers of items, and lengths of texts in characters. */
export const CV_LIMITS = {
  cvs: 20,
  /** Versions for applications, beside the CVs. */
  versions: 60,
  sections: 20,
  /** Entries of one part, and of all parts together. */
  entries: 40,
  allEntries: 150,
  name: 100,
  fullName: 100,
  headline: 120,
  address: 300,
  about: 3_000,
  title: 200,
  text: 3_000,
  company: 120,
  position: 120,
  advert: 5_000,
  /** Largest JSON Resume file, in bytes. */
  resume: 256 * 1024,
} as const;

/** Removes the contacts that the owner does not show to others. */
export const withoutPrivate = <C extends CvContent>(content: C, shown: readonly CvContact[]): C => ({
  ...content,
  ...Object.fromEntries(cvContacts.filter((contact) => !shown.includes(contact)).map((contact) => [contact, ''])),
});

/** Limits of links to CVs: links of one CV, and characters of a label and of a password. */
export const CV_LINK_LIMITS = { links: 20, label: 100, passwordLeast: 6, passwordMost: 100 } as const;
