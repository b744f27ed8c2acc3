/** Pieces that templates of CVs are made of. */
import { box, type CvNode, type CvStyle, SHEET, textNode } from './layout.ts';
import {
  accentOf,
  baseStyles,
  type ContactLine,
  contactLines,
  type CvManner,
  sectionOf,
  shownSections,
} from './parts.ts';
import type { CvDocument, CvSectionKind } from './rules.ts';
import { cvWords } from './words.ts';

/** Styles by their names; `side text` is a text within a side box. */
export type Styles = Readonly<Record<string, CvStyle>>;

/** The shared styles, extended by those of a template. */
export const styled = (cv: CvDocument, own: Styles): Styles => {
  const base = baseStyles(accentOf(cv));
  const names = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, { ...base[name], ...own[name] }]));
};

/** Smaller font for long names, so that thirty characters fit in two lines. */
export const nameSize = ({ fullName }: CvDocument, size: number): number =>
  fullName.length > 28 ? size * 0.78 : fullName.length > 20 ? size * 0.88 : size;

/** The parts that are not empty, in the owner’s order; `only` chooses some of them. */
export const sectionsBy = (
  cv: CvDocument,
  manner: CvManner,
  only: (kind: CvSectionKind) => boolean = () => true,
): CvNode[] =>
  shownSections(cv)
    .filter(({ kind }) => only(kind))
    .map((section) => sectionOf(cv, section, manner))
    .filter((node) => node !== null);

/** The name, the only heading of the first level. */
export const name = (cv: CvDocument): CvNode => textNode('name', cv.fullName, { role: 'h1' });
/** The line below the name; null for an empty one. */
export const headline = (cv: CvDocument): CvNode | null =>
  cv.headline === '' ? null : textNode('headline', cv.headline, { role: 'p' });
/** The photo; null without one. */
export const photo = (cv: CvDocument): CvNode | null =>
  cv.photo ? { type: 'photo', style: ['photo'], label: `${cvWords(cv.language).photoOf} ${cv.fullName}` } : null;

/** Room (points) for the longest label that has a long value (“Address:”), with its gap. */
const CONTACT_LABEL = 46;

/**
 * Maximum width (points) of a contact's value beside its label, in a row with `taken` points less than the sheet. The PDF
 * does not shrink text in a row that wraps. A percentage would be of the contact itself, and break short values.
 */
export const contactWidth = (taken: number): number => SHEET.width - taken - CONTACT_LABEL;

/** Contacts as a list, in a row that wraps or one below the other, by the style `contacts`. */
export const contactRow = (lines: readonly ContactLine[], ending = ':'): CvNode | null =>
  lines.length === 0
    ? null
    : box(
        'contacts',
        lines.map(({ label, value, href }) =>
          box(
            'contact',
            [
              textNode('contactLabel', `${label}${ending}`),
              textNode('contactValue', value, href === undefined ? {} : { href }),
            ],
            { whole: true, role: 'li' },
          ),
        ),
        { role: 'ul' },
      );

/** Contacts as a part of their own, for side columns; null when there are none. */
export const contactSection = (cv: CvDocument): CvNode | null => {
  const lines = contactLines(cv);
  return lines.length === 0
    ? null
    : box(
        'section',
        [textNode('heading', cvWords(cv.language).contact, { role: 'h2', ahead: 40 }), contactRow(lines, '')],
        {
          role: 'section',
        },
      );
};

/** Parts that stand in a side column: short ones. */
export const isForSide = (kind: CvSectionKind): boolean => SIDE_SECTIONS.includes(kind);

const SIDE_SECTIONS: readonly CvSectionKind[] = ['skills', 'languages', 'hobbies', 'links'];
