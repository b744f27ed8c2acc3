import {
  type CvAccent,
  cvAccents,
  type CvContent,
  type CvDocument,
  type CvEntry,
  type CvEntryField,
  type CvFontChoice,
  cvFontChoices,
  type CvPhoto,
  type CvSection,
  type CvSectionKind,
  cvSectionKinds,
  type CvSpacing,
  cvSpacings,
  type CvTemplate,
  cvTemplates,
  CV_LIMITS,
  emptyEntry,
  entryFields,
} from '@m4u/contract/content/cv/rules';
import { readEnd } from '@m4u/contract/content/cv/words';
import type { Language, Picture } from '@m4u/contract/common';
import { phone } from '../../platform/language/formats.ts';
import { readOrder } from '../../ui/sorting/move.ts';
import { formatMonth } from '../activity/activityFacts.tsx';

/** Form fields with a single value. */
const headFields = [
  '_id',
  'name',
  'template',
  'accent',
  'font',
  'spacing',
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

/** Form values of an entry. */
export interface EntryValues {
  readonly key: string;
  readonly values: Readonly<Partial<Record<CvEntryField, string>>>;
}

/** Form values of a part. */
export interface SectionValues {
  readonly key: string;
  readonly kind: CvSectionKind;
  readonly title: string;
  readonly shown: boolean;
  readonly text: string;
  readonly entries: readonly EntryValues[];
}

/** Form values of a CV. */
export interface CvValues {
  readonly head: Readonly<Record<HeadField, string>>;
  /** Contacts that others see. */
  readonly shown: readonly string[];
  readonly sections: readonly SectionValues[];
}

/** Changes of the form's structure; each is also the value of a button. */
export type Deed = `entry:${string}` | `remove:${string}` | 'custom';

/** Kinds with exactly one part in the form, even when empty. */
const ALWAYS = cvSectionKinds.filter((kind) => kind !== 'custom');

const entryOf = (key: string, entry: CvEntry): EntryValues => ({
  key,
  values: {
    ...entry,
    from: formatMonth(entry.from),
    to: formatMonth(entry.to),
    level: entry.level === null ? '' : String(entry.level),
  },
});

/** Initial parts of the form: all kinds, so that each can be filled in. */
const sectionsOf = (sections: readonly CvSection[]): SectionValues[] => {
  const missing = ALWAYS.filter((kind) => sections.every((section) => section.kind !== kind));
  const all = [
    ...sections,
    ...missing.map((kind): CvSection => ({ kind, title: '', hidden: false, text: '', entries: [] })),
  ];
  return all.map(({ kind, title, hidden, text, entries }, index) => ({
    key: `s${index}`,
    kind,
    title,
    shown: !hidden,
    text,
    entries: entries.map((entry, entryIndex) => entryOf(`s${index}e${entryIndex}`, entry)),
  }));
};

/** Input of the editor. */
export interface Edited extends CvContent {
  readonly _id?: string;
  readonly name: string;
  readonly template: CvTemplate;
  readonly accent: CvAccent;
  readonly font: CvFontChoice;
  readonly spacing: CvSpacing;
  readonly language: Language;
  readonly visibility?: string;
  readonly shown?: readonly string[];
  readonly photoFrom?: CvPhoto;
  readonly picture?: Picture | null;
}

/** Initial form values of a CV. */
export const valuesOf = ({ sections, shown = [], picture, ...cv }: Edited): CvValues => ({
  head: {
    _id: cv._id ?? '',
    name: cv.name,
    template: cv.template,
    accent: cv.accent,
    font: cv.font,
    spacing: cv.spacing,
    language: cv.language,
    visibility: cv.visibility ?? 'private',
    photoFrom: cv.photoFrom ?? 'profile',
    picture: picture?._id ?? '',
    fullName: cv.fullName,
    headline: cv.headline,
    email: cv.email,
    phone: phone(cv.phone),
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

// Limits the number of keys: more than a CV has, but bounded against hostile forms.
const inBounds = (keys: readonly string[], most: number): string[] =>
  [...new Set(keys)].filter((key) => /^[a-z0-9]{1,12}$/.test(key)).slice(0, most);

/** Reads the form, also after a button moved a part or entry without scripts. */
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

/** A key that is not used yet. */
const freshKey = (values: CvValues, prefix: string): string => {
  const used = new Set(values.sections.flatMap(({ key, entries }) => [key, ...entries.map((entry) => entry.key)]));
  let number = 0;
  while (used.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
};

/** Applies a change of the structure: one part or entry more or less. */
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

/** The change that a pressed button requests; undefined for saving, or for a move. */
export const deedOf = (form: FormData): Deed | undefined => {
  const deed = textAt(form, 'deed');
  return deed === 'custom' || /^(?:entry|remove):[a-z0-9]{1,12}$/.test(deed) ? (deed as Deed) : undefined;
};

/** Whether an entry has any text; empty ones are not sent. */
const isTyped = ({ values }: EntryValues): boolean => Object.values(values).some((value) => value.trim() !== '');

/** Parts as they are sent; `at` is the form's index of each entry. */
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

/** A typed month as the CV keeps it; anything else as it is. */
const keptMonth = (typed = ''): string => typed.trim().replace(/^(\d\d)\/(\d{4})$/, '$2-$1');

const previewEntry = ({ values: { level, ...values } }: EntryValues): CvEntry => ({
  ...emptyEntry,
  ...values,
  from: keptMonth(values.from),
  to: keptMonth(readEnd(values.to ?? '')),
  level: level ? Number(level) : null,
});

const oneOf = <T extends string>(choices: readonly T[], value: string, usual: T): T =>
  choices.find((each) => each === value) ?? usual;

/** The CV for the preview, from the form's values. */
export const previewOf = (values: CvValues): CvDocument => {
  const { head } = values;
  return {
    template: oneOf(cvTemplates, head.template, 'classic'),
    accent: oneOf(Object.keys(cvAccents) as CvAccent[], head.accent, 'navy'),
    font: oneOf(cvFontChoices, head.font, 'template'),
    spacing: oneOf(cvSpacings, head.spacing, 'usual'),
    language: head.language === 'EN' ? 'EN' : 'VN',
    // A placeholder: the preview gets the photo's address separately.
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
