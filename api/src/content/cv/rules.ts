import type { Picture } from '@m4u/contract/common';
import { type CvContact, type CvDocument, showsPerson, withoutPrivate } from '@m4u/contract/content/cv/rules';
import { cvWords } from '@m4u/contract/content/cv/words';
import { type CvLetter, letterDocument } from '@m4u/contract/content/cv/letter.rules';
import type { LinkedCv } from '@m4u/contract/content/cv/link';
import type { Cv, CvRow, CvSave, PublicCv } from '@m4u/contract/content/cv/schema';
import type { MemberView } from '@m4u/contract/profile/member';
import type { cvs } from './tables.ts';

/** A stored CV with its uploaded photo. */
export interface CvWithPhoto {
  readonly row: typeof cvs.$inferSelect;
  readonly picture: Picture | null;
}

/** Whether a CV is a version for an application. */
export const isVersion = ({ company }: Pick<typeof cvs.$inferSelect, 'company'>): boolean => company !== '';

/** A CV for lists, without the number of its links. */
export const toCvRow = (row: typeof cvs.$inferSelect): Omit<CvRow, 'links'> => ({
  _id: row.id,
  name: row.name,
  template: row.template,
  accent: row.accent,
  font: row.font,
  spacing: row.spacing,
  language: row.language,
  visibility: row.visibility,
  fullName: row.content.fullName,
  headline: row.content.headline,
  application: isVersion(row)
    ? { sourceId: row.sourceId, company: row.company, position: row.position, advertOn: row.advertOn ?? '' }
    : null,
  hasLetter: row.letter !== null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Photo of a CV; `portrait` is the photo of the profile. */
const choosePhoto = ({ row, picture }: CvWithPhoto, portrait: Picture | null): Picture | null => {
  if (row.photoFrom === 'none') return null;
  return row.photoFrom === 'upload' ? picture : portrait;
};

// Copies the content, since callers may change the lists of an answer.
const copyContent = ({ row }: CvWithPhoto) => ({
  ...row.content,
  sections: row.content.sections.map((section) => ({ ...section, entries: [...section.entries] })),
});

type LetterRow = Pick<typeof cvs.$inferSelect, 'letter' | 'createdAt'>;

/** The letter of a CV; null without one. */
export const toLetter = ({ letter }: LetterRow): CvLetter | null => {
  if (letter === null) return null;
  const { savedAt: _, ...words } = letter;
  return words;
};

/** Identifies the version of a letter; null without a letter. One that was saved without a time has not changed since. */
export const letterVersion = ({ letter, createdAt }: LetterRow): string | null =>
  letter && (letter.savedAt ?? createdAt.toISOString());

/** A CV as its owner edits it. */
export const toCv = (found: CvWithPhoto, portrait: Picture | null): Cv => {
  const { hasLetter: _, ...row } = toCvRow(found.row);
  const letter = toLetter(found.row);
  return {
    ...row,
    ...copyContent(found),
    advert: found.row.advert,
    letter: letter && { ...letter, updatedAt: letterVersion(found.row) ?? '' },
    shown: found.row.shown,
    photoFrom: found.row.photoFrom,
    picture: found.picture,
    photo: choosePhoto(found, portrait),
  };
};

/** A CV for rendering, with the contacts in `shown`; all of them for the owner. */
export const toDocument = (
  found: CvWithPhoto,
  portrait: Picture | null,
  shown: readonly CvContact[] | 'all',
): CvDocument => {
  const { row } = found;
  const { template, accent, font, spacing, language } = row;
  const whole = { ...row.content, template, accent, font, spacing, language, photo: choosePhoto(found, portrait) };
  return shown === 'all' ? whole : withoutPrivate(whole, shown);
};

/** The content of a file: a CV, or its cover letter. */
export type CvPiece = 'cv' | 'letter';

/** Content of a file; `title` is its name too, that of a letter in the language of its CV. */
export interface CvFile {
  readonly title: string;
  readonly document: CvDocument;
}

/** A CV, or its letter, for a file, with the contacts in `shown`; undefined without a letter. */
export const toFile = (piece: CvPiece, ...drawn: Parameters<typeof toDocument>): CvFile | undefined => {
  const [{ row }] = drawn;
  const document = toDocument(...drawn);
  const { fullName, language } = document;
  if (piece === 'cv') return { title: `CV ${fullName}`, document };
  const letter = toLetter(row);
  return letter
    ? { title: `${cvWords(language).letter} ${fullName}`, document: letterDocument(document, letter) }
    : undefined;
};

/** A CV for others, with the contacts in `shown` and without hidden parts. */
export const toOpenCv = (
  found: CvWithPhoto,
  page: MemberView,
  shown: readonly CvContact[],
): Omit<LinkedCv, 'ticket' | 'letter'> => {
  const personal: readonly CvContact[] = showsPerson(found.row.template) ? [] : ['birthday', 'gender'];
  const seen = shown.filter((contact) => !personal.includes(contact));
  const document = toDocument(found, page.portrait, seen);
  return {
    ...document,
    sections: document.sections
      .filter(({ hidden }) => !hidden)
      .map((section) => ({ ...section, entries: [...section.entries] })),
    updatedAt: found.row.updatedAt.toISOString(),
    can: page.can,
  };
};

/** The CV at its owner's address. */
export const toPublicCv = (found: CvWithPhoto, page: MemberView): PublicCv => ({
  ...toOpenCv(found, page, found.row.shown),
  memberId: page._id,
  urlMinify: page.urlMinify,
  listed: found.row.visibility === 'public' && page.indexed,
});

/** Columns of a saved CV; `present` is the photo that it has now. */
export const toColumns = (sent: Omit<CvSave, '_id' | 'incomplete'>, present: string | null) => {
  const { name, template, accent, font, spacing, language, visibility, shown, photoFrom, picture, ...content } = sent;
  return {
    name,
    template,
    accent,
    font,
    spacing,
    language,
    visibility,
    shown: [...new Set(shown)],
    photoFrom,
    pictureId: picture === undefined ? present : picture,
    content,
  };
};
