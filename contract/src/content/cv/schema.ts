import * as z from 'zod';
import {
  Day,
  Email,
  Flag,
  Id,
  Language,
  line,
  Link,
  Moment,
  Phone,
  Picture,
  PictureChoice,
  text,
  whole,
} from '../../common.ts';
import { OwnCvLetter } from './letter.schema.ts';
import { Month } from '../activity/details.ts';
import {
  CV_LIMITS,
  cvAccents,
  cvContacts,
  cvPhotos,
  cvSectionKinds,
  cvTemplates,
  cvVisibilities,
  entryFields,
  cvFontChoices,
  cvSpacings,
  type CvAccent as Accent,
  type CvEntry,
  type CvSectionKind,
} from './rules.ts';
import { readEnd } from './words.ts';

/** Template of a CV. */
export const CvTemplate = z.enum(cvTemplates);
/** Accent colour of a CV. */
export const CvFontChoice = z.enum(cvFontChoices, { error: 'choice' });
export const CvSpacing = z.enum(cvSpacings, { error: 'choice' });
export const CvAccent = z.enum(Object.keys(cvAccents) as [Accent, ...Accent[]]);
/** Readers that may open the CV at its owner's address; at most one CV of a member is not private. */
export const CvVisibility = z.enum(cvVisibilities);
const CvPhoto = z.enum(cvPhotos);
/** Contacts that are shown to others. */
export const Shown = z.array(z.enum(cvContacts)).max(cvContacts.length);
const Gender = z.enum(['female', 'male', 'other']);

/** A month or year; an empty text is allowed, and a word for “now” is one. */
const MaybeMonth = z
  .string()
  .default('')
  .transform((text) => readEnd(text.trim()))
  .pipe(z.union([z.literal(''), Month], { error: 'month' }));
const WebLink = Link.pipe(z.string().regex(/^https?:/i, { error: 'link' }));

const EntryDraft = z.object({
  title: line(CV_LIMITS.title, 1),
  place: line(CV_LIMITS.title).default(''),
  from: MaybeMonth,
  to: MaybeMonth,
  address: z.union([z.literal(''), WebLink], { error: 'link' }).default(''),
  level: z.preprocess((level) => (level === '' ? null : level), whole(1, 5).nullable()).default(null),
  text: text(CV_LIMITS.text).default(''),
});

const inOrder = ({ from, to }: CvEntry): boolean => {
  const length = Math.min(from.length, to.length);
  return length === 0 || to.slice(0, length) >= from.slice(0, length);
};

/** Clears the fields that the kind of part does not use. */
const keepFields = (kind: CvSectionKind, entry: CvEntry): CvEntry => {
  const fields = entryFields[kind];
  const has = (field: keyof CvEntry) => fields.includes(field);
  return {
    title: entry.title,
    place: has('place') ? entry.place : '',
    from: has('from') ? entry.from : '',
    to: has('to') ? entry.to : '',
    address: has('address') ? entry.address : '',
    level: has('level') ? entry.level : null,
    text: has('text') ? entry.text : '',
  };
};

const SectionDraft = z
  .object({
    kind: z.enum(cvSectionKinds),
    title: line(CV_LIMITS.title).default(''),
    hidden: Flag.default(false),
    text: text(CV_LIMITS.text).default(''),
    entries: z.array(EntryDraft).max(CV_LIMITS.entries).default([]),
  })
  .transform(({ kind, entries, ...section }) => ({
    ...section,
    kind,
    text: kind === 'custom' ? section.text : '',
    entries: kind === 'about' ? [] : entries.map((entry) => keepFields(kind, entry)),
  }))
  .superRefine(({ kind, title, entries }, context) => {
    if (kind === 'custom' && title === '')
      context.addIssue({ code: 'custom', message: 'required', path: ['title'], input: title });
    for (const [index, entry] of entries.entries())
      if (!inOrder(entry))
        context.addIssue({
          code: 'custom',
          message: 'end-before-start',
          path: ['entries', index, 'to'],
          input: entry.to,
        });
  });

/** Parts in their order; each kind at most once, except custom parts. */
const SectionDrafts = z
  .array(SectionDraft)
  .max(CV_LIMITS.sections)
  .superRefine((sections, context) => {
    const usedKinds = new Set<string>();
    for (const [index, { kind }] of sections.entries()) {
      if (kind !== 'custom' && usedKinds.has(kind))
        context.addIssue({ code: 'custom', message: 'choice', path: [index, 'kind'], input: kind });
      usedKinds.add(kind);
    }
    if (sections.reduce((sum, { entries }) => sum + entries.length, 0) > CV_LIMITS.allEntries)
      context.addIssue({
        code: 'too_big',
        origin: 'array',
        maximum: CV_LIMITS.allEntries,
        inclusive: true,
        input: sections,
      });
  });

const CompleteCv = z.object({
  incomplete: z.literal(false).optional(),
  _id: z.union([Id, z.literal('')], { error: 'invalid' }).optional(),
  /** The owner's name for the CV; not shown to others. */
  name: line(CV_LIMITS.name, 1),
  template: CvTemplate.default('classic'),
  accent: CvAccent.default('navy'),
  font: CvFontChoice.default('template'),
  spacing: CvSpacing.default('usual'),
  language: Language.default('VN'),
  visibility: CvVisibility.default('private'),
  shown: Shown.default([]),
  photoFrom: CvPhoto.default('profile'),
  picture: PictureChoice.optional(),
  fullName: line(CV_LIMITS.fullName, 1),
  headline: line(CV_LIMITS.headline).default(''),
  email: Email,
  phone: Phone,
  gender: Gender,
  birthday: line(10, 1).pipe(Day),
  address: line(CV_LIMITS.address, 1),
  aboutMe: text(CV_LIMITS.about, 1),
  sections: SectionDrafts.default([]),
});

const IncompleteCv = CompleteCv.extend({
  incomplete: z.literal(true),
  email: z.union([z.literal(''), Email], { error: 'email' }).default(''),
  phone: z.union([z.literal(''), Phone], { error: 'phone' }).default(''),
  gender: z.union([z.literal(''), Gender], { error: 'choice' }).default(''),
  birthday: z.union([z.literal(''), Day], { error: 'date' }).default(''),
  address: line(CV_LIMITS.address).default(''),
  aboutMe: text(CV_LIMITS.about).default(''),
}).refine(({ email, phone }) => email !== '' || phone !== '', { error: 'reach', path: ['email'] });

/**
 * A CV as its owner saves it, whole; with `_id` it replaces that CV. E-mail, phone, gender, date of birth, address and
 * `aboutMe` are required; with `incomplete` only an e-mail or a phone is (docs/rules/cv.md#fields).
 */
export const CvSave = z.discriminatedUnion('incomplete', [CompleteCv, IncompleteCv], { error: 'invalid' });
export type CvSave = z.output<typeof CvSave>;

const Entry = z.object({
  title: z.string(),
  place: z.string(),
  from: z.string(),
  to: z.string(),
  address: z.string(),
  level: z.int().nullable(),
  text: z.string(),
});

/** A section of a CV in answers. */
export const CvSection = z.object({
  kind: z.enum(cvSectionKinds),
  title: z.string(),
  hidden: z.boolean(),
  text: z.string(),
  entries: z.array(Entry),
});

const content = {
  fullName: z.string(),
  headline: z.string(),
  email: z.string(),
  phone: z.string(),
  gender: z.enum(['female', 'male', 'other', '']),
  birthday: z.string(),
  address: z.string(),
  aboutMe: z.string(),
  sections: z.array(CvSection),
};

/** The application that a version is for; `advert` is the text of the advert, for the owner alone. */
export const CvApplicationDraft = z.object({
  /** The owner's name for the version; made of position and company where it is left out of a new one. */
  name: line(CV_LIMITS.name, 1).optional(),
  company: line(CV_LIMITS.company, 1),
  position: line(CV_LIMITS.position, 1),
  advert: text(CV_LIMITS.advert).default(''),
  /** The day of the advert; empty for none. */
  advertOn: z.union([z.literal(''), Day], { error: 'date' }).default(''),
});
export type CvApplicationDraft = z.output<typeof CvApplicationDraft>;

const Application = z.object({
  /** The CV that the version was made from; it may be deleted since. */
  sourceId: Id.nullable(),
  company: z.string(),
  position: z.string(),
  advertOn: z.string(),
});

const look = { template: CvTemplate, accent: CvAccent, font: CvFontChoice, spacing: CvSpacing, language: Language };

/** A CV in the list of its owner's CVs. */
export const CvRow = z.object({
  _id: Id,
  name: z.string(),
  ...look,
  visibility: CvVisibility,
  fullName: z.string(),
  headline: z.string(),
  /** Links of its own that are open. */
  links: z.int(),
  /** Null for a CV that is not a version for an application. */
  application: Application.nullable(),
  hasLetter: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type CvRow = z.output<typeof CvRow>;

/** A CV as its owner edits it. */
export const Cv = CvRow.omit({ links: true, hasLetter: true }).extend({
  /** Text of the advert that a version answers. */
  advert: z.string(),
  letter: OwnCvLetter.nullable(),
  ...content,
  shown: Shown,
  photoFrom: CvPhoto,
  /** The photo that was uploaded for this CV. */
  picture: Picture.nullable(),
  /** The photo that is shown, from either source. */
  photo: Picture.nullable(),
});
export type Cv = z.output<typeof Cv>;

/** An unsaved CV, filled from the profile or from a file; unknown fields are empty. */
export const CvFilled = z.object({ ...content, ...look, photo: Picture.nullable(), name: z.string() });
export type CvFilled = z.output<typeof CvFilled>;

/** An imported JSON Resume as a CV, and the paths of its dropped fields, e.g. `work.0.pay`. */
export const ReadResume = z.object({ cv: CvFilled, dropped: z.array(z.string()) });
export type ReadResume = z.output<typeof ReadResume>;

/** The CV at its owner's address, as others see it; hidden contacts are left out. */
export const PublicCv = z.object({
  ...content,
  ...look,
  photo: Picture.nullable(),
  memberId: Id,
  /** Short link of the owner's page. */
  urlMinify: z.string().nullable(),
  /** Search engines may index it, and the owner's page links to it. */
  listed: z.boolean(),
  updatedAt: Moment,
  can: z.object({ update: z.boolean() }),
});
export type PublicCv = z.output<typeof PublicCv>;
