import * as z from 'zod';
import { data, Id, Owner } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { PageActivity } from './activity.ts';
import { AlbumCard } from './album.ts';
import { DiaryCard } from './diary.ts';
import { PostCard } from './post.ts';
import { ProductCard } from './product/schema.ts';
import { RelicCard } from './relic.ts';
import { Listed, ListedKind, ListedPart } from './section/sitemap.ts';

/** The first rows of a kind, and the number of all rows that the reader may see. */
const firstFew = <S extends z.ZodType>(schema: S) => z.object({ data: z.array(schema), total: z.int() });

/** The content of a page beside its profile, by kind. */
export const PageContent = z.object({
  post: firstFew(PostCard),
  product: firstFew(ProductCard),
  activity: firstFew(PageActivity),
  relic: firstFew(RelicCard),
  diary: firstFew(DiaryCard),
  album: firstFew(AlbumCard),
  /** Posters have a call of their own, since they depend on the day; pages without posters skip it. */
  posterTotal: z.int(),
});
export type PageContent = z.output<typeof PageContent>;

/** Calls for content of all kinds together; part of `api.item`. */
export const section = endpoints({
  page: {
    method: 'GET',
    path: '/content/page/:ownerKind/:id',
    access: 'anyone',
    summary: 'The first items of each kind on a page that the caller can see; empty for an unknown page',
    params: z.object({ ownerKind: Owner.shape.kind, id: Id }),
    result: data(PageContent),
  },
  listedParts: {
    method: 'GET',
    path: '/content/listedParts',
    access: 'anyone',
    session: 'ignored',
    summary: 'Parts of the list for search engines, by kind, with at most 10,000 rows each',
    result: data(z.array(ListedPart)),
  },
  listed: {
    method: 'GET',
    path: '/content/listed/:kind',
    access: 'anyone',
    session: 'ignored',
    summary: 'One part of the list for search engines: public rows of verified members and of groups',
    params: z.object({ kind: ListedKind }),
    query: z.object({ from: Id.optional() }),
    result: data(z.array(Listed)),
  },
});
