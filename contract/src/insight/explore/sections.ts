import * as z from 'zod';
import { Id, line, Link, RichText } from '../../common.ts';
import { ContentPicture, Images } from '../../content/item/schema.ts';
import { PostCard } from '../../content/post.ts';
import { BrandProduct } from '../../content/product/schema.ts';
import { GroupFace } from '../../profile/group/face.ts';
import { Person } from '../../profile/directory/person.ts';

/** A post in a list across groups, with the name of whose it is. */
export const BrandPost = PostCard.extend({ ownerName: z.string() });
export type BrandPost = z.output<typeof BrandPost>;

/** Sections of an explore page (docs/rules/explore.md#sections). */
export const SectionKind = z.enum(['banner', 'groups', 'members', 'products', 'posts', 'text']);
export type SectionKind = z.output<typeof SectionKind>;

/** What sections show things of an agency. */
export const listKinds = ['groups', 'members', 'products', 'posts'] as const;
export type ListKind = (typeof listKinds)[number];

/** Most sections of a page, most things that one shows, most pictures of a banner. */
export const MOST_SECTIONS = 20;
export const MOST_CHOSEN = 24;
export const MOST_PICTURES = 6;

/** Which things a section shows: those that were chosen, in their order, or always the newest few. */
export const SectionPick = z.enum(['chosen', 'newest']);
export type SectionPick = z.output<typeof SectionPick>;

const Title = line(120);

/** Where a banner leads; nowhere when it is empty. */
const Target = z.union([Link, z.literal('').transform(() => null), z.null()]);

const listDraft = <const K extends ListKind>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    title: Title.default(''),
    pick: SectionPick.default('chosen'),
    ids: z
      .array(Id)
      .max(MOST_CHOSEN)
      .default([])
      .transform((ids) => [...new Set(ids)]),
  });

const words = {
  title: Title.default(''),
  text: line(300).default(''),
  link: Target.default(null),
  linkLabel: line(40).default(''),
};

/** A section as an agency's admin arranges it. */
export const SectionDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('banner'), ...words, images: Images.max(MOST_PICTURES).default([]) }),
  listDraft('groups'),
  listDraft('members'),
  listDraft('products'),
  listDraft('posts'),
  z.object({ kind: z.literal('text'), title: Title.default(''), content: RichText.default('') }),
]);
export type SectionDraft = z.output<typeof SectionDraft>;

/**
 * A section with what it shows; what is no longer there, or not for everybody's eyes, is left out. What a kind has not
 * is empty.
 */
export const ExploreSection = z.object({
  kind: SectionKind,
  title: z.string(),
  pick: SectionPick,
  /** Of a banner: its words, where it leads, its pictures. */
  text: z.string(),
  link: z.string().nullable(),
  linkLabel: z.string(),
  images: z.array(ContentPicture),
  /** Of a text: sanitised HTML. */
  content: z.string(),
  groups: z.array(GroupFace),
  members: z.array(Person),
  products: z.array(BrandProduct),
  posts: z.array(BrandPost),
});
export type ExploreSection = z.output<typeof ExploreSection>;
