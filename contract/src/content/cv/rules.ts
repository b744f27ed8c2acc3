/** What a CV is made of. Without schemas, so that editors and templates in the browser can use it. */
import type { Language, Picture } from '../../common.ts';

/** The parts of a CV. `about` and the contacts are fields of their own; every other part is a list, or a text. */
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

/** How a CV looks. */
export const cvTemplates = ['classic', 'modern', 'compact', 'elegant'] as const;
export type CvTemplate = (typeof cvTemplates)[number];

/** Its accents: dark enough for white text upon them, and as text upon white. */
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

/** Who may open a CV at its owner's address: nobody else, who has the address, or everybody and search engines. */
export const cvVisibilities = ['private', 'link', 'public'] as const;
export type CvVisibility = (typeof cvVisibilities)[number];

/** Where its photo comes from. */
export const cvPhotos = ['profile', 'upload', 'none'] as const;
export type CvPhoto = (typeof cvPhotos)[number];

/** The contacts of a CV, each of which its owner shows to others or keeps. */
export const cvContacts = ['email', 'phone', 'birthday', 'gender', 'address'] as const;
export type CvContact = (typeof cvContacts)[number];

/** One line of a list: a post, a school, a skill. A kind uses the fields that {@link entryFields} names. */
export interface CvEntry {
  readonly title: string;
  /** The organization, the degree, the issuer, the level in words. */
  readonly place: string;
  /** `YYYY-MM` or `YYYY`; empty for none. Without `to` what has a beginning lasts still. */
  readonly from: string;
  readonly to: string;
  readonly address: string;
  /** 1 to 5. */
  readonly level: number | null;
  readonly text: string;
}

/** A field of an entry. */
export type CvEntryField = keyof CvEntry;

/** What each kind of list asks for. */
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

/** An entry of which nothing is said. */
export const emptyEntry: CvEntry = { title: '', place: '', from: '', to: '', address: '', level: null, text: '' };

/** A part of a CV in its owner's order. */
export interface CvSection {
  readonly kind: CvSectionKind;
  /** The owner's own heading; empty for the usual one. A custom part needs one. */
  readonly title: string;
  readonly hidden: boolean;
  /** What a custom part says before its entries. */
  readonly text: string;
  readonly entries: readonly CvEntry[];
}

/** What a CV says, whoever reads it. */
export interface CvContent {
  readonly fullName: string;
  /** The line below the name: the post that is held or looked for. */
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

/** All that is needed to draw a CV. */
export interface CvDocument extends CvContent {
  readonly template: CvTemplate;
  readonly accent: CvAccent;
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

/** A part with nothing in it. */
export const emptySection = (kind: CvSectionKind): CvSection => ({
  kind,
  title: '',
  hidden: false,
  text: '',
  entries: [],
});

/** What a CV may have so many of, and how long its texts may be. */
export const CV_LIMITS = {
  cvs: 20,
  sections: 20,
  /** In one part, and in all parts together. */
  entries: 40,
  allEntries: 150,
  name: 100,
  fullName: 100,
  headline: 120,
  address: 300,
  about: 3_000,
  title: 200,
  text: 3_000,
  /** Bytes of a JSON Resume that is read. */
  resume: 256 * 1024,
} as const;

/** The CV as others see it: of the contacts only those that its owner shows. */
export const withoutPrivate = <C extends CvContent>(content: C, shown: readonly CvContact[]): C => ({
  ...content,
  ...Object.fromEntries(cvContacts.filter((contact) => !shown.includes(contact)).map((contact) => [contact, ''])),
});
