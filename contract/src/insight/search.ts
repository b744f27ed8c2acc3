import * as z from 'zod';
import { Id, line, Moment, Owner, Picture, whole } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { PlaceCode } from '../profile/place.ts';
import { MOST_RESULTS, MOST_OF_EACH, searchKinds } from './search/rules.ts';

/** The owner of the page that a result belongs to. */
const ResultOwner = Owner.extend({ name: z.string(), urlMinify: z.string().nullable() });

/** The part of a result that has the words, when its name does not have them all. */
export const FoundReason = z.object({
  /** `label` is a property of a piece (origin, place, period); `work` a present position. */
  kind: z.enum(['headline', 'career', 'organization', 'place', 'formerPlace', 'skill', 'work', 'label', 'text']),
  /** The part around the words, as it is written. */
  text: z.string(),
});
export type FoundReason = z.output<typeof FoundReason>;

/** One search result. */
export const Found = z.object({
  kind: z.enum(searchKinds),
  _id: Id,
  /** Name or title. */
  name: z.string(),
  /** Second line: the headline of a page or the beginning of a text; may be empty. */
  line: z.string(),
  picture: Picture.nullable(),
  /** The short link of a page. */
  urlMinify: z.string().nullable(),
  /** The page that a piece belongs to; null for pages. */
  owner: ResultOwner.nullable(),
  /** The reader's relation to the result or its owner: the reader itself, a friend, or a shared group. */
  tie: z.enum(['self', 'friend', 'group']).nullable(),
  /** The result matched by a phone number. */
  byPhone: z.boolean(),
  /** Null when the name has all words, and for a search without words. */
  reason: FoundReason.nullable(),
  createdAt: Moment.nullable(),
});
export type Found = z.output<typeof Found>;

/** Number of matches of a kind; `more` says that counting stopped at the limit. */
export const KindTotal = z.object({ total: z.int(), more: z.boolean() });

/** Search across all pages (docs/rules/search.md#finding). */
export const search = endpoints({
  find: {
    method: 'GET',
    path: '/elasticSeach/search',
    access: 'anyone',
    summary:
      'Members, groups, agencies, posts, products and relics by words of their names, ignoring diacritics, and pages by a phone number that the caller can see',
    query: z.object({
      q: line(100).default(''),
      /** `all` returns a few results of each kind and has no further pages. */
      type: z.enum(['all', ...searchKinds]).default('all'),
      agencyId: Id.optional(),
      /** Pages of a province, and what stands on them. */
      provinceCode: PlaceCode.optional(),
      /** Pages of a line of business or an occupation, by its name in either language, and what stands on them. */
      career: line(100, 1).optional(),
      page: whole(1, MOST_RESULTS).default(1),
      /** Results per kind for `all` (default 5), else results per page (default 20). */
      limit: whole(1, MOST_OF_EACH).optional(),
    }),
    result: z.object({
      /** Grouped by kind, best matches first. */
      data: z.array(Found),
      /** For the requested kinds. */
      totals: z.partialRecord(z.enum(searchKinds), KindTotal),
    }),
  },
});
