import type { Owner } from '../../common.ts';

/** The sections of a page, in their default order. */
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

/** A section at its place on a page; `shown` hides or shows it. */
export interface PageSection {
  readonly name: SectionName;
  readonly shown: boolean;
}

/** Sections that only members' pages have, not groups'. */
const personal: ReadonlySet<SectionName> = new Set(['diary', 'facts']);

/** Returns every section of a page in the owner's order. Sections without a place follow, and are shown. */
export const completeSections = (kept: readonly PageSection[], kind: Owner['kind']): PageSection[] => {
  const names = sectionNames.filter((name) => kind === 'member' || !personal.has(name));
  const placed = kept.filter(({ name }) => names.includes(name));
  const known = new Set(placed.map(({ name }) => name));
  return [...placed, ...names.filter((name) => !known.has(name)).map((name) => ({ name, shown: true }))];
};

/** Names of the sections that a page shows, in order. */
export const shownSections = (sections: readonly PageSection[]): SectionName[] =>
  sections.filter(({ shown }) => shown).map(({ name }) => name);
