import * as z from 'zod';
import { Id, Moment, PageOwner } from '../../common.ts';
import { GroupLayout } from '../../profile/member/layout.ts';
import { ContentKind } from '../item/schema.ts';

/**
 * Kinds in the sitemap: pages of members, groups and agencies, and their content. Posters are left out, since they are temporary.
 */
export const ListedKind = z.enum([...PageOwner.shape.kind.options, ...ContentKind.exclude(['poster']).options]);
export type ListedKind = z.output<typeof ListedKind>;

/** A part of a kind's sitemap, at most 10,000 rows: it begins with the row `from`, or with the first row. */
export const ListedPart = z.object({ kind: ListedKind, from: Id.nullable() });
export type ListedPart = z.output<typeof ListedPart>;

/** A page or a piece of content that everybody may see and search engines may show. */
export const Listed = z.object({
  /** Kind of the page's owner. */
  owner: PageOwner.shape.kind,
  /** The name in its address: a page's short link if it has one, else the id. */
  slug: z.string(),
  /** Layout that a page's visitors get; null for content. */
  layout: GroupLayout.nullable(),
  updatedAt: Moment,
});
export type Listed = z.output<typeof Listed>;
