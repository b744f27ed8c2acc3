import type { Route } from './+types/meAlbums.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { albumPaths } from '../item/paths.tsx';
import { shareOfList } from '../item/shareOf.tsx';
import { readAlbums } from './albums.server.ts';
import { AlbumsPage } from './AlbumsPage.tsx';

/** All albums of a member. */
export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  readAlbums({
    request,
    context,
    id,
    kind: 'member',
    pattern: '/me/:id/albums',
  });

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, {
    title: m.album_title_of({ name: loaded.owner.name }),
    path: albumPaths.all(loaded.owner),
  }),
);

export const handle = { fullWidth: true, query: ['cursor'] };

export default function MemberAlbums({ loaderData }: Route.ComponentProps) {
  return <AlbumsPage loaded={loaderData} />;
}
