import type { ContentQuery } from '@m4u/contract/content/item/schema';
import type { KindCalls } from '../item/calls.server.ts';
import { albumPaths } from '../item/paths.tsx';

/** API calls of albums. */
export const albumCalls = {
  paths: albumPaths,
  list: ({ album }, { id }, query: ContentQuery) => album.list({ params: { id }, query }),
  get: ({ album }, id) => album.get({ params: { id } }),
  setPolicy: ({ album }, _owner, id, policy) => album.update({ params: { id }, body: { policy } }),
  remove: ({ album }, _owner, id) => album.remove({ params: { id } }),
} satisfies KindCalls;
