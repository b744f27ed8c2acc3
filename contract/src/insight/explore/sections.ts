import * as z from 'zod';
import { Id, line, Link, RichText } from '../../common.ts';
import { ContentPicture, Images } from '../../content/item/schema.ts';
import { PostCard } from '../../content/post.ts';
import { BrandProduct } from '../../content/product/schema.ts';
import { GroupFace } from '../../profile/group/face.ts';
import { Person } from '../../profile/directory/person.ts';
import { type ListKind, MOST_CHOSEN, MOST_PICTURES } from './sections.rules.ts';

/** A post in a list across groups, with the name of its owner. */
export const BrandPost = PostCard.extend({ ownerName: z.string() });
export type BrandPost = z.output<typeof BrandPost>;

/** Sections of an explore page (docs/rules/explore.md#sections). */
export const SectionKind = z.enum(['banner', 'groups', 'members', 'products', 'posts', 'text']);
export type SectionKind = z.output<typeof SectionKind>;

/** How a section picks its items: `chosen` ones in their order, or always the `newest`. */
export const SectionPick = z.enum(['chosen', 'newest']);
export type SectionPick = z.output<typeof SectionPick>;

const Title = line(120);

/** Target address of a banner; an empty text becomes null. */
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

const commonFields = {
  title: Title.default(''),
  text: line(300).default(''),
  link: Target.default(null),
  linkLabel: line(40).default(''),
};

/** A section as an agency's admin arranges it. */
export const SectionDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('banner'), ...commonFields, images: Images.max(MOST_PICTURES).default([]) }),
  listDraft('groups'),
  listDraft('members'),
  listDraft('products'),
  listDraft('posts'),
  z.object({ kind: z.literal('text'), title: Title.default(''), content: RichText.default('') }),
]);
export type SectionDraft = z.output<typeof SectionDraft>;

/** A section with its items; deleted and non-public items are left out. Fields of other kinds are empty. */
export const ExploreSection = z.object({
  kind: SectionKind,
  title: z.string(),
  pick: SectionPick,
  /** Banner only: text, target address, pictures. */
  text: z.string(),
  link: z.string().nullable(),
  linkLabel: z.string(),
  images: z.array(ContentPicture),
  /** Text section only: sanitised HTML. */
  content: z.string(),
  groups: z.array(GroupFace),
  members: z.array(Person),
  products: z.array(BrandProduct),
  posts: z.array(BrandPost),
});
export type ExploreSection = z.output<typeof ExploreSection>;
