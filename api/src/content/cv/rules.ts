import type { Picture } from '@m4u/contract/common';
import { type CvDocument, withoutPrivate } from '@m4u/contract/content/cv/rules';
import type { Cv, CvRow, CvSave, PublicCv } from '@m4u/contract/content/cv/schema';
import type { MemberView } from '@m4u/contract/profile/member';
import type { cvs } from './tables.ts';

/** A stored CV with its uploaded photo. */
export interface CvWithPhoto {
  readonly row: typeof cvs.$inferSelect;
  readonly picture: Picture | null;
}

/** A CV for lists. */
export const toCvRow = (row: typeof cvs.$inferSelect): CvRow => ({
  _id: row.id,
  name: row.name,
  template: row.template,
  accent: row.accent,
  language: row.language,
  visibility: row.visibility,
  fullName: row.content.fullName,
  headline: row.content.headline,
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

/** A CV as its owner edits it. */
export const toCv = (found: CvWithPhoto, portrait: Picture | null): Cv => ({
  ...toCvRow(found.row),
  ...copyContent(found),
  shown: found.row.shown,
  photoFrom: found.row.photoFrom,
  picture: found.picture,
  photo: choosePhoto(found, portrait),
});

/** A CV for rendering; hidden contacts are left out for others. */
export const toDocument = (found: CvWithPhoto, portrait: Picture | null, forWhom: 'owner' | 'others'): CvDocument => {
  const { row } = found;
  const { template, accent, language } = row;
  const whole = { ...row.content, template, accent, language, photo: choosePhoto(found, portrait) };
  return forWhom === 'owner' ? whole : withoutPrivate(whole, row.shown);
};

/** The CV at its owner's address; hidden parts are left out. */
export const toPublicCv = (found: CvWithPhoto, page: MemberView): PublicCv => {
  const document = toDocument(found, page.portrait, 'others');
  return {
    ...document,
    sections: document.sections
      .filter(({ hidden }) => !hidden)
      .map((section) => ({ ...section, entries: [...section.entries] })),
    memberId: page._id,
    urlMinify: page.urlMinify,
    listed: found.row.visibility === 'public' && page.indexed,
    updatedAt: found.row.updatedAt.toISOString(),
    can: page.can,
  };
};

/** Columns of a saved CV; `present` is the photo that it has now. */
export const toColumns = (sent: Omit<CvSave, '_id'>, present: string | null) => {
  const { name, template, accent, language, visibility, shown, photoFrom, picture, ...content } = sent;
  return {
    name,
    template,
    accent,
    language,
    visibility,
    shown: [...new Set(shown)],
    photoFrom,
    pictureId: picture === undefined ? present : picture,
    content,
  };
};
