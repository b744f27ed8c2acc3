import {
  type ExploreSection,
  type ListKind,
  listKinds,
  type SectionDraft,
} from '@m4u/contract/insight/explore/sections';
import { failField } from '../../platform/errors.ts';

/** A section that shows things of an agency. */
export type ListDraft = Extract<SectionDraft, { kind: ListKind }>;

/** Whether a section shows things of an agency. */
export const isList = (section: SectionDraft): section is ListDraft =>
  (listKinds as readonly string[]).includes(section.kind);

const newestOf = (kind: ListKind): ListDraft => ({ kind, title: '', pick: 'newest', ids: [] });

/** What the page of an agency shows that nobody has arranged. */
export const ofAgency: readonly SectionDraft[] = listKinds.map(newestOf);

/** What the platform's own page shows; people are found by those whom they know, and not listed. */
export const ofPlatform: readonly SectionDraft[] = listKinds.filter((kind) => kind !== 'members').map(newestOf);

/** A section that shows nothing yet. */
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

/** What a page asks for of one kind. */
export interface Wanted {
  /** Ids that any of its sections names. */
  readonly ids: readonly string[];
  readonly newest: boolean;
}

/** What the sections of a page want of a kind. */
export const wantedOf = (sections: readonly SectionDraft[], kind: ListKind): Wanted => {
  const own = sections.filter(isList).filter((section) => section.kind === kind);
  return {
    ids: [...new Set(own.flatMap(({ pick, ids }) => (pick === 'chosen' ? ids : [])))],
    newest: own.some(({ pick }) => pick === 'newest'),
  };
};

/** The pictures of a page's banners by their field. */
export const picturesOf = (sections: readonly SectionDraft[]): Record<string, string> =>
  Object.fromEntries(
    sections.flatMap((section, at) =>
      section.kind === 'banner'
        ? section.images.map(({ _id }, index) => [`sections.${at}.images.${index}`, _id] as const)
        : [],
    ),
  );

/** Refuses a section that would show nothing. Errors: invalid. */
export const requireFilled = (section: SectionDraft, at: number): void => {
  if (section.kind === 'banner') {
    if (section.title === '' && section.images.length === 0) failField(`sections.${at}.title`, 'required');
    // A button says where it leads.
    if (section.link !== null && section.linkLabel === '') failField(`sections.${at}.linkLabel`, 'required');
  } else if (section.kind === 'text') {
    if (section.content === '') failField(`sections.${at}.content`, 'required');
  } else if (section.pick === 'chosen' && section.ids.length === 0) failField(`sections.${at}.ids`, 'required');
};

/** When a page counts as changed: now, and in any case later than before. */
export const laterThan = (before: Date | undefined, now: Date): Date =>
  before && before >= now ? new Date(before.getTime() + 1) : now;
