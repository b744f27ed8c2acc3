import * as z from 'zod';
import { ById, data, Done, Id, Owner } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { PageActivity } from './activity.ts';
import { AlbumCard } from './album.ts';
import { DiaryCard } from './diary.ts';
import { Listed, ListedKind, ListedPart } from './item/sitemap.ts';
import { PostCard } from './post.ts';
import { ProductCard } from './product/schema.ts';
import { RelicCard } from './relic.ts';

/** The first few of a kind, and how many the reader may see in all. */
const section = <S extends z.ZodType>(schema: S) => z.object({ data: z.array(schema), total: z.int() });

/** What fills a page beside its profile, by kind. */
export const PageContent = z.object({
  post: section(PostCard),
  product: section(ProductCard),
  activity: section(PageActivity),
  relic: section(RelicCard),
  diary: section(DiaryCard),
  album: section(AlbumCard),
  /** Posters come by their own call, since they have days; for most pages there is none to ask for. */
  posterTotal: z.int(),
});
export type PageContent = z.output<typeof PageContent>;

/** What can be done with content of every kind. */
export const item = endpoints({
  page: {
    method: 'GET',
    path: '/content/page/:ownerKind/:id',
    access: 'anyone',
    summary: 'The first few of everything on a page that the reader may see; nothing for an unknown page',
    params: z.object({ ownerKind: Owner.shape.kind, id: Id }),
    result: data(PageContent),
  },
  move: {
    method: 'PUT',
    path: '/content/move/:id',
    access: 'member',
    summary: 'Puts a piece in front of another of its page and kind; behind all of them when `before` is empty',
    params: ById,
    body: z.object({ before: z.union([Id, z.literal('').transform(() => null), z.null()]) }),
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  restore: {
    method: 'PUT',
    path: '/content/restore/:id',
    access: 'member',
    summary: 'Brings back what was deleted less than 30 days ago',
    params: ById,
    result: Done,
    errors: ['not-found'],
  },
  listedParts: {
    method: 'GET',
    path: '/content/listedParts',
    access: 'anyone',
    session: 'ignored',
    summary: 'What search engines may show, by kind, in parts of at most 10,000 rows',
    result: data(z.array(ListedPart)),
  },
  listed: {
    method: 'GET',
    path: '/content/listed/:kind',
    access: 'anyone',
    session: 'ignored',
    summary: 'One of those parts: what everybody may see, of verified members and of groups',
    params: z.object({ kind: ListedKind }),
    query: z.object({ from: Id.optional() }),
    result: data(z.array(Listed)),
  },
});
