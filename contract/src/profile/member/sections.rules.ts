import type { Owner } from '../../common.ts';

/** The sections of a page, in the order that holds until its owner makes another. */
export const sectionNames = [
  'about',
  'contacts',
  'links',
  'accounts',
  'activities',
  'products',
  'posts',
  'relics',
  'albums',
  'posters',
  'diary',
  'facts',
  'groups',
  'form',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** A section at its place on a page, and whether the page shows it. */
export interface PageSection {
  readonly name: SectionName;
  readonly shown: boolean;
}

/** What only people have on their pages. */
const personal: ReadonlySet<SectionName> = new Set(['diary', 'facts']);

/**
 * Every section of a page in its owner's order; those that the owner has not placed come after the others, and are
 * shown.
 */
export const completeSections = (kept: readonly PageSection[], kind: Owner['kind']): PageSection[] => {
  const names = sectionNames.filter((name) => kind === 'member' || !personal.has(name));
  const placed = kept.filter(({ name }) => names.includes(name));
  const known = new Set(placed.map(({ name }) => name));
  return [...placed, ...names.filter((name) => !known.has(name)).map((name) => ({ name, shown: true }))];
};

/** The names of what a page shows, in its order. */
export const shownSections = (sections: readonly PageSection[]): SectionName[] =>
  sections.filter(({ shown }) => shown).map(({ name }) => name);
