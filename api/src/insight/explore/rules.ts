import type { ExploreSection, SectionDraft } from '@m4u/contract/insight/explore/sections';
import { type ListKind, listKinds } from '@m4u/contract/insight/explore/sections.rules';
import { failField } from '../../platform/errors.ts';

/** A section that lists items of an agency. */
export type ListDraft = Extract<SectionDraft, { kind: ListKind }>;

/** Whether a section lists items of an agency. */
export const isList = (section: SectionDraft): section is ListDraft =>
  (listKinds as readonly string[]).includes(section.kind);

const newestSection = (kind: ListKind): ListDraft => ({ kind, title: '', pick: 'newest', ids: [] });

/** Default sections of an agency's page. */
export const agencyDefaults: readonly SectionDraft[] = listKinds.map(newestSection);

/**
 * Default sections of the platform's page. It lists no members, since members are found only by people who know them.
 */
export const platformDefaults: readonly SectionDraft[] = listKinds
  .filter((kind) => kind !== 'members')
  .map(newestSection);

/** A section with all fields empty. */
export const emptySection = (kind: ExploreSection['kind']): ExploreSection => ({
  kind,
  title: '',
  pick: 'chosen',
  text: '',
  link: null,
  linkLabel: '',
  images: [],
  content: '',
  groups: [],
  members: [],
  products: [],
  posts: [],
});

/** Items of one kind that a page needs. */
export interface NeededItems {
  /** Ids that any section names. */
  readonly ids: readonly string[];
  readonly newest: boolean;
}

/** Collects the items of a kind that the sections of a page need. */
export const collectNeededItems = (sections: readonly SectionDraft[], kind: ListKind): NeededItems => {
  const own = sections.filter(isList).filter((section) => section.kind === kind);
  return {
    ids: [...new Set(own.flatMap(({ pick, ids }) => (pick === 'chosen' ? ids : [])))],
    newest: own.some(({ pick }) => pick === 'newest'),
  };
};

/** Pictures of a page's banners, by form field. */
export const picturesByField = (sections: readonly SectionDraft[]): Record<string, string> =>
  Object.fromEntries(
    sections.flatMap((section, sectionIndex) =>
      section.kind === 'banner'
        ? section.images.map(({ _id }, index) => [`sections.${sectionIndex}.images.${index}`, _id] as const)
        : [],
    ),
  );

/** Refuses a section without content. Errors: invalid. */
export const requireContent = (section: SectionDraft, index: number): void => {
  if (section.kind === 'banner') {
    if (section.title === '' && section.images.length === 0) failField(`sections.${index}.title`, 'required');
    // A link needs a label for its button.
    if (section.link !== null && section.linkLabel === '') failField(`sections.${index}.linkLabel`, 'required');
  } else if (section.kind === 'text') {
    if (section.content === '') failField(`sections.${index}.content`, 'required');
  } else if (section.pick === 'chosen' && section.ids.length === 0) failField(`sections.${index}.ids`, 'required');
};
