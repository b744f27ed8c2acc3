import * as z from 'zod';
import { Id, line, Moment, Owner, Picture, whole } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { MOST_FOUND, MOST_OF_EACH, searchKinds } from './search/rules.ts';

/** The owner of the page that a result belongs to. */
const FoundOwner = Owner.extend({ name: z.string(), urlMinify: z.string().nullable() });

/** One search result. */
export const Found = z.object({
  kind: z.enum(searchKinds),
  _id: Id,
  /** Name or title. */
  name: z.string(),
  /** Second line: the headline of a page or the beginning of a text; may be empty. */
  line: z.string(),
  picture: Picture.nullable(),
  /** The short link of a member or a group. */
  urlMinify: z.string().nullable(),
  /** The page that a piece belongs to; null for members and groups. */
  owner: FoundOwner.nullable(),
  /** The reader's relation to the result or its owner: the reader itself, a friend, or a shared group. */
  tie: z.enum(['self', 'friend', 'group']).nullable(),
  /** The result matched by a phone number. */
  byPhone: z.boolean(),
  createdAt: Moment.nullable(),
});
export type Found = z.output<typeof Found>;

/** Number of matches of a kind; `more` says that counting stopped at the limit. */
const FoundTotal = z.object({ total: z.int(), more: z.boolean() });

/** Search across all pages (docs/rules/search.md#finding). */
export const search = endpoints({
  find: {
    method: 'GET',
    path: '/elasticSeach/search',
    access: 'anyone',
    summary:
      'Members, groups, posts, products and heritage items by words of their names, with or without diacritics, and pages by a phone number that the reader may see',
    query: z.object({
      q: line(100).default(''),
      /** `all` returns a few results of each kind and has no further pages. */
      type: z.enum(['all', ...searchKinds]).default('all'),
      agencyId: Id.optional(),
      page: whole(1, MOST_FOUND).default(1),
      /** Results per kind for `all` (default 5), else results per page (default 20). */
      limit: whole(1, MOST_OF_EACH).optional(),
    }),
    result: z.object({
      /** Grouped by kind, best matches first. */
      data: z.array(Found),
      /** For the requested kinds. */
      totals: z.partialRecord(z.enum(searchKinds), FoundTotal),
    }),
  },
});
