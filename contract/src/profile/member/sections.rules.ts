import type { Owner } from '../../common.ts';

/** The sections of a page, in their default order. */
export const sectionNames = [
  'about',
  'contacts',
  'links',
  'accounts',
  'activities',
  'offers',
  'products',
  'posts',
  'pieces',
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
const personalSections: ReadonlySet<SectionName> = new Set(['diary', 'facts']);

/** Sections that only groups' pages have. */
const groupSections: ReadonlySet<SectionName> = new Set(['offers', 'pieces']);

const foreignSections: Readonly<Record<Owner['kind'], ReadonlySet<SectionName>>> = {
  member: groupSections,
  group: personalSections,
};

/** Returns every section of a page in the owner's order. Sections without a place follow, and are shown. */
export const completeSections = (saved: readonly PageSection[], kind: Owner['kind']): PageSection[] => {
  const names = sectionNames.filter((name) => !foreignSections[kind].has(name));
  const presentSections = saved.filter(({ name }) => names.includes(name));
  const placedNames = new Set(presentSections.map(({ name }) => name));
  return [...presentSections, ...names.filter((name) => !placedNames.has(name)).map((name) => ({ name, shown: true }))];
};

/** Names of the sections that a page shows, in order. */
export const visibleSections = (sections: readonly PageSection[]): SectionName[] =>
  sections.filter(({ shown }) => shown).map(({ name }) => name);
