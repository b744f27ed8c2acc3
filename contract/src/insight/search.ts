import * as z from 'zod';
import { Id, line, Moment, Owner, Picture, whole } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { MOST_FOUND, MOST_OF_EACH, searchKinds } from './search/rules.ts';

/** Whose page something stands on. */
const FoundOwner = Owner.extend({ name: z.string(), urlMinify: z.string().nullable() });

/** Something that was found. */
export const Found = z.object({
  kind: z.enum(searchKinds),
  _id: Id,
  /** Name or title. */
  name: z.string(),
  /** What stands below it: the headline of a page, the beginning of a text; may be empty. */
  line: z.string(),
  picture: Picture.nullable(),
  /** The short link of a member or a group. */
  urlMinify: z.string().nullable(),
  /** Of content whose page it is on; null of members and groups themselves. */
  owner: FoundOwner.nullable(),
  /** What ties the reader to it or to its owner: themselves, a friend, a group that accepted both. */
  tie: z.enum(['self', 'friend', 'group']).nullable(),
  /** It was found by a phone number. */
  byPhone: z.boolean(),
  createdAt: Moment.nullable(),
});
export type Found = z.output<typeof Found>;

/** How many of a kind were found; they are counted no further than `more` says. */
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
      /** Of `all` a few of each kind are answered, and no further pages. */
      type: z.enum(['all', ...searchKinds]).default('all'),
      agencyId: Id.optional(),
      page: whole(1, MOST_FOUND).default(1),
      /** Of each kind when all are asked for (five when left out), else of a page (twenty). */
      limit: whole(1, MOST_OF_EACH).optional(),
    }),
    result: z.object({
      /** By kind, the best first. */
      data: z.array(Found),
      /** Of the kinds that were asked for. */
      totals: z.partialRecord(z.enum(searchKinds), FoundTotal),
    }),
  },
});
