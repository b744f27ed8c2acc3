import {
  type CvAccent,
  cvAccents,
  type CvContent,
  type CvDocument,
  type CvEntry,
  type CvEntryField,
  type CvPhoto,
  type CvSection,
  type CvSectionKind,
  cvSectionKinds,
  type CvTemplate,
  cvTemplates,
  CV_LIMITS,
  emptyEntry,
  entryFields,
} from '@m4u/contract/content/cv/rules';
import type { Language, Picture } from '@m4u/contract/common';
import { readOrder } from '../../ui/sorting/order.ts';

/** The fields of the form that are one line or text each. */
const headFields = [
  '_id',
  'name',
  'template',
  'accent',
  'language',
  'visibility',
  'photoFrom',
  'picture',
  'fullName',
  'headline',
  'email',
  'phone',
  'gender',
  'birthday',
  'address',
  'aboutMe',
] as const;
type HeadField = (typeof headFields)[number];

/** An entry as it is typed. */
export interface EntryValues {
  readonly key: string;
  readonly values: Readonly<Partial<Record<CvEntryField, string>>>;
}

/** A part as it is typed. */
export interface SectionValues {
  readonly key: string;
  readonly kind: CvSectionKind;
  readonly title: string;
  readonly shown: boolean;
  readonly text: string;
  readonly entries: readonly EntryValues[];
}

/** A CV as it is typed. */
export interface CvValues {
  readonly head: Readonly<Record<HeadField, string>>;
  /** The contacts that others see. */
  readonly shown: readonly string[];
  readonly sections: readonly SectionValues[];
}

/** What changes the shape of the form; every one is the value of a button too. */
export type Deed = `entry:${string}` | `remove:${string}` | 'custom';

/** Kinds of which there is one each, also empty ones. */
const ALWAYS = cvSectionKinds.filter((kind) => kind !== 'custom');

const entryOf = (key: string, entry: CvEntry): EntryValues => ({
  key,
  values: { ...entry, level: entry.level === null ? '' : String(entry.level) },
});

/** The parts as a form begins with them: every kind is there, so that each can be filled. */
const sectionsOf = (sections: readonly CvSection[]): SectionValues[] => {
  const missing = ALWAYS.filter((kind) => sections.every((section) => section.kind !== kind));
  const all = [
    ...sections,
    ...missing.map((kind): CvSection => ({ kind, title: '', hidden: false, text: '', entries: [] })),
  ];
  return all.map(({ kind, title, hidden, text, entries }, at) => ({
    key: `s${at}`,
    kind,
    title,
    shown: !hidden,
    text,
    entries: entries.map((entry, place) => entryOf(`s${at}e${place}`, entry)),
  }));
};

/** What a CV is edited from. */
export interface Edited extends CvContent {
  readonly _id?: string;
  readonly name: string;
  readonly template: CvTemplate;
  readonly accent: CvAccent;
  readonly language: Language;
  readonly visibility?: string;
  readonly shown?: readonly string[];
  readonly photoFrom?: CvPhoto;
  readonly picture?: Picture | null;
}

/** A CV as its form begins with it. */
export const valuesOf = ({ sections, shown = [], picture, ...cv }: Edited): CvValues => ({
  head: {
    _id: cv._id ?? '',
    name: cv.name,
    template: cv.template,
    accent: cv.accent,
    language: cv.language,
    visibility: cv.visibility ?? 'private',
    photoFrom: cv.photoFrom ?? 'profile',
    picture: picture?._id ?? '',
    fullName: cv.fullName,
    headline: cv.headline,
    email: cv.email,
    phone: cv.phone,
    gender: cv.gender,
    birthday: cv.birthday,
    address: cv.address,
    aboutMe: cv.aboutMe,
  },
  shown,
  sections: sectionsOf(sections),
});

const textAt = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const kindAt = (form: FormData, name: string): CvSectionKind | undefined =>
  cvSectionKinds.find((kind) => kind === textAt(form, name));

// More than a CV has, and an end to what a hostile form asks for.
const inBounds = (keys: readonly string[], most: number): string[] =>
  [...new Set(keys)].filter((key) => /^[a-z0-9]{1,12}$/.test(key)).slice(0, most);

/** The form as it stands, also where it was sent without scripts by a button that moves something. */
export const readValues = (form: FormData): CvValues => {
  const sections = inBounds(readOrder(form, 'section'), 2 * CV_LIMITS.sections).flatMap((key): SectionValues[] => {
    const kind = kindAt(form, `${key}.kind`);
    if (kind === undefined) return [];
    const entries = inBounds(readOrder(form, `${key}.entry`), CV_LIMITS.entries).map((entry) => ({
      key: entry,
      values: Object.fromEntries(entryFields[kind].map((field) => [field, textAt(form, `${entry}.${field}`)])),
    }));
    const text = textAt(form, `${key}.text`);
    return [{ key, kind, title: textAt(form, `${key}.title`), shown: form.has(`${key}.shown`), text, entries }];
  });
  return {
    head: Object.fromEntries(headFields.map((name) => [name, textAt(form, name)])) as Record<HeadField, string>,
    shown: form.getAll('shown').filter((each): each is string => typeof each === 'string'),
    sections,
  };
};

/** A key that nothing has yet. */
const freshKey = (values: CvValues, prefix: string): string => {
  const used = new Set(values.sections.flatMap(({ key, entries }) => [key, ...entries.map((entry) => entry.key)]));
  let at = 0;
  while (used.has(`${prefix}${at}`)) at += 1;
  return `${prefix}${at}`;
};

/** The form with a line or a part more, or one less. */
export const changedBy = (values: CvValues, deed: Deed): CvValues => {
  const { sections } = values;
  if (deed === 'custom') {
    const key = freshKey(values, 's');
    const section: SectionValues = { key, kind: 'custom', title: '', shown: true, text: '', entries: [] };
    return { ...values, sections: [...sections, section] };
  }
  const [what, key = ''] = deed.split(':');
  if (what === 'entry')
    return {
      ...values,
      sections: sections.map((section) =>
        section.key === key
          ? { ...section, entries: [...section.entries, { key: freshKey(values, `${key}e`), values: {} }] }
          : section,
      ),
    };
  return {
    ...values,
    sections: sections
      .filter((section) => section.key !== key || section.kind !== 'custom')
      .map((section) => ({ ...section, entries: section.entries.filter((entry) => entry.key !== key) })),
  };
};

/** What a pressed button asks for; undefined when the form is to be saved, or was only moved about. */
export const deedOf = (form: FormData): Deed | undefined => {
  const asked = textAt(form, 'deed');
  return asked === 'custom' || /^(?:entry|remove):[a-z0-9]{1,12}$/.test(asked) ? (asked as Deed) : undefined;
};

/** Lines in which nothing was typed are none. */
const isTyped = ({ values }: EntryValues): boolean => Object.values(values).some((value) => value.trim() !== '');

/** The parts as they are sent; `at` says which line of the form each entry came from. */
export const sentSections = ({ sections }: CvValues) =>
  sections
    .filter(
      ({ kind, title, text, entries }) => kind !== 'custom' || title !== '' || text !== '' || entries.some(isTyped),
    )
    .map(({ key, kind, title, shown, text, entries }) => ({
      key,
      kind,
      title,
      hidden: !shown,
      text,
      entries: entries.filter(isTyped).map((entry) => ({ key: entry.key, values: entry.values })),
    }));

const previewEntry = ({ values: { level, ...values } }: EntryValues): CvEntry => ({
  ...emptyEntry,
  ...values,
  level: level ? Number(level) : null,
});

const oneOf = <T extends string>(choices: readonly T[], given: string, usual: T): T =>
  choices.find((each) => each === given) ?? usual;

/** The CV as it would be drawn now. */
export const previewOf = (values: CvValues): CvDocument => {
  const { head } = values;
  return {
    template: oneOf(cvTemplates, head.template, 'classic'),
    accent: oneOf(Object.keys(cvAccents) as CvAccent[], head.accent, 'navy'),
    language: head.language === 'EN' ? 'EN' : 'VN',
    // Where it comes from is known beside the form.
    photo: { _id: '', src: '', widths: [], width: 1, height: 1, placeholder: '' },
    fullName: head.fullName,
    headline: head.headline,
    email: head.email,
    phone: head.phone,
    gender: oneOf(['female', 'male', 'other', ''], head.gender, ''),
    birthday: head.birthday,
    address: head.address,
    aboutMe: head.aboutMe,
    sections: values.sections.map(({ kind, title, shown, text, entries }) => ({
      kind,
      title,
      hidden: !shown,
      text,
      entries: entries.map(previewEntry),
    })),
  };
};
