import * as z from 'zod';
import { Id, Moment, Owner } from '../../common.ts';
import { ContentKind } from '../item/schema.ts';

/** What search engines are told of: the pages of members and of groups, and what stands on them; posters come and go. */
export const ListedKind = z.enum(['member', 'group', ...ContentKind.exclude(['poster']).options]);
export type ListedKind = z.output<typeof ListedKind>;

/** A part of the list of a kind, of at most 10,000 rows: it begins with the row `from`, or with the first of all. */
export const ListedPart = z.object({ kind: ListedKind, from: Id.nullable() });
export type ListedPart = z.output<typeof ListedPart>;

/** A page or a piece of content that everybody may see and search engines may show. */
export const Listed = z.object({
  /** Whose page it is, or stands on. */
  owner: Owner.shape.kind,
  /** How its address names it: of a page its short link where it has one, else the id. */
  slug: z.string(),
  updatedAt: Moment,
});
export type Listed = z.output<typeof Listed>;
